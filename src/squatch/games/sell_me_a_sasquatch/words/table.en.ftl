# Sell Me a Sasquatch, in English: what only the table in the browser says.

## How a game ended, in the dialog at the end

sell-me-a-sasquatch-end-tokens = Enough tokens, and more than everybody else.
sell-me-a-sasquatch-end-turn-limit = 200 turns were played: most tokens win.
sell-me-a-sasquatch-end-no-cards = No cards were left: most tokens win.

## The trail of a turn

sell-phase-offering = Offer
sell-phase-splitting = Split
sell-phase-flipping = Flip
sell-phase-playing = Thingamabobs
sell-phase-choosing = Choose
sell-phase-stealing = Trade in
sell-phase-drawing = Draw
sell-log-latest = Latest: { $line }
sell-draw-pile = { $count ->
    [one] 1 card in the draw pile
   *[other] { $count } cards in the draw pile
}
sell-discard-pile = { $count ->
    [0] The discard pile is empty
    [one] 1 card in the discard pile
   *[other] { $count } cards in the discard pile
}

sell-discard-title = Discard pile
sell-discard-look = { $count ->
    [0] The discard pile is empty
    [one] 1 card in the discard pile: look through it
   *[other] { $count } cards in the discard pile: look through them
}
sell-discard-count = { $count ->
    [one] once
   *[other] { $count } times
}

## Words that explain themselves

term-thingamabobs = Thingamabobs
    .text = Tools of your collection. Before a deal is bought everybody may play them, one at a time, until all have passed.
term-buyer = Buyer Squatch
    .text = Whoever holds it buys one of the deals. The seller of that deal gets it.
term-tokens = Point tokens
    .text = Sets of creatures win them. Whoever has enough of them, and more than everybody else, wins the game.
term-draw-pile = Draw pile
    .text = After each turn everybody draws new cards. When it runs out, the discard pile is shuffled into a new one.
term-discard-pile = Discard pile
    .text = Traded sets and played tools lie here. Everybody may look through it.

## What is asked, step by step

sell-ask-more = { $left ->
    [one] One more card.
   *[other] { $left } more cards.
}
sell-ask-face = Which one lies face up? The others go face down.
sell-ask-face-split = Say whose side each lies on, and which one lies face up.
sell-ask-seal = Seal your offer. It is final.
sell-ask-lay = Lay the cards down. It is final.
sell-aim-platonic-isolator = { $card }: whose token do you take?
sell-aim-detrital-repositioner = { $card }: which card leaves its deal?
sell-aim-super-detrital-repositioner = { $card }: which card leaves its deal first?
sell-aim-spectroelectric-optimeter = { $card }: which face-down card is turned up?
sell-aim-hand = { $card }: which card of your hand do you add?
sell-aim-deal = { $card }: to which deal, face down?

## Seats and stalls

sell-state-sealed = Offer sealed
sell-seats = Seats and stalls
sell-camp = Seat of { $name }
sell-camp-you = Your place
sell-collection-of = Collection of { $name }
sell-collection-you = Your collection
sell-collection-empty = Nothing yet
sell-collection-show = { $count ->
    [0] Collection of { $name }: nothing yet
    [one] Collection of { $name }: 1 card
   *[other] Collection of { $name }: { $count } cards
}
sell-deal-of = Deal of { $name }
sell-deal-you = Your deal
sell-pile-of = In front of { $name }
sell-pile-you = In front of you
sell-holds-buyer = { $name } holds the Buyer Squatch
sell-holds-buyer-you = You hold the Buyer Squatch
sell-buyer = The buyer
sell-no-deal = No deal yet
sell-deal-empty = No card left
sell-goes = To { $name }
sell-goes-you = To you
sell-stays = Keeps it
sell-stays-you = You keep it
sell-hand-of = { $count ->
    [0] No card in hand
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
sell-hand = Your hand
sell-explained = What this means
sell-explained-notice = { $name }: { $text }
sell-explained-set = { $set }. { $effect }
sell-hand-empty = Your hand is empty
sell-face-down = Face down
sell-will-show = Will be shown
sell-chip = { $kind }: { $have } of { $need }
sell-chip-tool = { $count ->
    [one] { $kind }, to be played once
   *[other] { $kind }, to be played { $count } times
}
sell-uses = { $count ->
    [one] 1 use
   *[other] { $count } uses
}
sell-uses-brief = ×{ $count }
sell-card-up = face up, { $name }’s deal
sell-card-up-you = face up, your deal
sell-card-down = face down, { $name }’s deal
sell-card-down-you = face down, your deal
sell-card-own = put face down by you, { $name }’s deal
sell-card-own-you = put face down by you, your deal

## Buttons

sell-take = Take
sell-take-deal = Take { $name }’s deal
sell-turn = Flip
sell-turn-deal = Turn a card of { $name }’s
sell-accept = Accept
sell-accept-pile = Accept: take these
sell-reverse = Reverse
sell-reverse-pile = Reverse: take these
sell-add-here = Put it here
sell-add-deal = Add the card to { $name }’s deal
sell-add-deal-you = Add the card to your deal
sell-isolate = Take a token
sell-isolate-from = Take a token from { $name }
sell-seal = Seal the offer
sell-lay = Lay them down
sell-show-this = Face up
sell-shows = { $card } lies face up
sell-side-mine = Mine
sell-side-yours = Theirs
sell-side-move = { $card } lies on your side. Move it to the other.
sell-side-move-back = { $card } lies on the side of { $name }. Move it to yours.
sell-picked = Your deal
sell-pick-empty = Pick a card
sell-play = Play { $card }
sell-pass = Pass
sell-stop = Stop
sell-put-away = Put it away
sell-steal-card = Steal { $card }
sell-steal-from = Steal from { $name }
sell-things = Thingamabobs
sell-things-open = { $passed } of { $count } have passed
sell-things-closed = Closed for now. They are played before a deal is bought.
sell-play-or-pass = Play or pass?

## What a deal would do for you, from the cards everybody sees

sell-note-win = Completes { $kind } { $need }/{ $need }: you gain { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
}
sell-note-steal-cards = Completes { $kind }: { $thief } may steal { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
sell-note-steal-token = Completes { $kind }: a token of yours goes to { $thief }
sell-note-starts = Starts { $kind } { $have }/{ $need }
sell-note-brings = Brings { $kind } to { $have }/{ $need }
sell-note-tool = Brings you { $kind }
sell-note-unseen = { $count ->
    [one] One card unseen
   *[other] { $count } cards unseen
}
sell-note-nothing = No card lies there

## Why not

sell-why-not-yours = It is not your decision just now.
sell-why-full = { $size ->
    [one] One card is all. Put it back first.
   *[other] A deal has { $size } cards. Put one back first.
}
sell-why-hand-now = Cards of your hand are not needed for this decision.
sell-why-sealed = Your offer is sealed. Wait for the other sellers.
sell-why-incomplete = { $left ->
    [0] Choose the card that lies face up first.
    [one] Choose one more card first.
   *[other] Choose { $left } more cards first.
}
sell-why-choose-by-deal = Take a whole deal, with the button below it.
sell-why-flip-by-deal = You choose the deal, chance chooses the card.
sell-why-target = { $card } cannot be used on that.
sell-why-play-first = Choose a thingamabob of yours first.
sell-why-add-card-first = Choose a card of your hand first.
sell-why-offer-first = Choose cards of your hand for your deal.
