# Sell Me a Sasquatch, in English.
#
# Parameters: $seat, $buyer, $seller, $thief, $victim, $owner and $deal are names of players ($deal is
# whose deal it is); $card is the name of a kind, $cards and the like are lists of them.
# $whose tells how that deal is spoken of: "yours", "own" (of the player who acts) or "other".
# "-you" messages are for the player who acts, "-from-you" for the one it is done to.

sell-me-a-sasquatch-title = Sell Me a Sasquatch
    .pitch = Show one card, praise the rest, and hope that somebody buys the bugs.
    .minutes = 30

## Cards

kind-giant = Giant
    .short = Giant
kind-big = Big
    .short = Big
kind-medium = Medium
    .short = Medium
kind-tiny = Tiny
    .short = Tiny
kind-poison-pill-bug = Poison Pill Bug
    .short = Pill Bug
kind-loan-shark = Loan Shark
    .short = Loan Shark
kind-trojan-horse = Trojan Horse
    .short = Trojan Horse
kind-platonic-isolator = Platonic Isolator
    .short = Isolator
kind-detrital-repositioner = Detrital Repositioner
    .short = Repositioner
kind-super-detrital-repositioner = Super Detrital Repositioner
    .short = Super Repo
kind-cryptozooptic-expander = Cryptozooptic Expander
    .short = Expander
kind-spectroelectric-optimeter = Spectroelectric Optimeter
    .short = Optimeter

effect-win-tokens = { $amount ->
    [one] A set wins you 1 point token.
   *[other] A set wins you { $amount } point tokens.
}
effect-steal-cards = { $amount ->
    [one] A set lets the buyer steal up to 1 card from your collection.
   *[other] A set lets the buyer steal up to { $amount } cards from your collection.
}
effect-steal-token = A set costs you 1 point token, which goes to the buyer.
effect-take-token = Take 1 point token from a player who has more than you.
effect-discard-card = Discard 1 card from any deal.
effect-discard-two-cards = Discard up to 2 cards from one or two deals.
effect-add-card = Add 1 card from your hand, face down, to any deal.
effect-turn-card = Turn 1 face-down card of any deal face up.

set-size = { $need ->
    [one] 1 card makes a set
   *[other] { $need } cards make a set
}

## The table

buyer-squatch = Buyer Squatch

## What you are asked

prompt-offering = { $count ->
    [one] Offer your last card.
   *[other] Choose { $count } cards for your deal, and the one that will lie face up.
}
prompt-splitting = { $count ->
    [one] Lay your last card on your side or on the other.
   *[other] Split { $count } cards between your side and the other, and choose the one that will lie face up.
}
prompt-flipping = Choose the deal in which one more card is turned face up.
prompt-playing = Play a thingamabob from your collection, or pass.
prompt-second-card = Choose a second card to discard, or stop.
prompt-choosing = Which deal do you buy?
prompt-choosing-two = Accept the split, or reverse it?
prompt-stealing = { $steals ->
    [one] Steal a card from the collection of { $victim }, or stop.
   *[other] Steal up to { $steals } cards from the collection of { $victim }, or stop.
}
prompt-late = Play a Platonic Isolator, or pass.

## Whom the table waits for

waiting-offering = { $count ->
    [one] One seller is still choosing.
   *[other] { $count } sellers are still choosing.
}
waiting-splitting = { $seat } is making the split.
waiting-flipping = { $seat } is choosing a deal to look into.
waiting-playing = { $count ->
    [one] { $seat } may still play a thingamabob, or pass.
   *[other] { $count } players may still play a thingamabob, or pass.
}
waiting-second-card = { $seat } may discard a second card.
waiting-choosing = { $seat } is choosing what to buy.
waiting-choosing-two = { $seat } is deciding on the split.
waiting-stealing = { $seat } may steal from the collection of { $victim }.
waiting-stealing-from-you = { $seat } may steal from your collection.
waiting-late = { $count ->
    [one] { $seat } may still play a Platonic Isolator, or pass.
   *[other] { $count } players may still play a Platonic Isolator, or pass.
}
phase-over = Game over

## The log

log-turn = Turn { $turn }
log-offered = { $seat } has sealed an offer.
log-offered-you = You sealed your offer: { $cards }, with { $card } face up.
log-was-split = { $seat } split { $total ->
    [one] 1 card
   *[other] { $total } cards
}: { $mine } on their own side, { $yours } on the other.
log-was-split-you = You split { $total ->
    [one] 1 card
   *[other] { $total } cards
}: { $kept } on your side, { $given } on the other. { $card } lies face up.
log-shown = { $whose ->
    [yours] Your deal shows { $card }.
   *[other] { $deal }’s deal shows { $card }.
}
log-flipped = { $whose ->
    [yours] { $seat } turned a card of your deal face up: { $card }.
    [own] { $seat } turned a card of their own deal face up: { $card }.
   *[other] { $seat } turned a card of { $deal }’s deal face up: { $card }.
}
log-flipped-you = { $whose ->
    [yours] You turned a card of your deal face up: { $card }.
   *[other] You turned a card of { $deal }’s deal face up: { $card }.
}
log-played = { $seat } played { $card }.
log-played-you = You played { $card }.
log-passed = { $seat } passed.
log-passed-you = You passed.
log-removed = { $whose ->
    [yours] { $seat } discarded { $card } from your deal.
    [own] { $seat } discarded { $card } from their own deal.
   *[other] { $seat } discarded { $card } from { $deal }’s deal.
}
log-removed-you = { $whose ->
    [yours] You discarded { $card } from your deal.
   *[other] You discarded { $card } from { $deal }’s deal.
}
log-added = { $whose ->
    [yours] { $seat } added a face-down card to your deal.
    [own] { $seat } added a face-down card to their own deal.
   *[other] { $seat } added a face-down card to { $deal }’s deal.
}
log-added-you = { $whose ->
    [yours] You added { $card } face down to your deal.
   *[other] You added { $card } face down to { $deal }’s deal.
}
log-took-token = { $thief } took a point token from { $victim } ({ $card }).
log-took-token-you = You took a point token from { $victim } ({ $card }).
log-took-token-from-you = { $thief } took a point token from you ({ $card }).
log-chose = { $buyer } bought { $seller }’s deal. { $seller } is the new buyer.
log-chose-you = You bought { $seller }’s deal. { $seller } is the new buyer.
log-chose-from-you = { $buyer } bought your deal. You are the new buyer.
log-accepted = { $seat } accepted the split.
log-accepted-you = You accepted the split.
log-reversed = { $seat } reversed the split.
log-reversed-you = You reversed the split.
log-collected = { $count ->
    [0] { $owner } got an empty deal.
   *[other] { $owner } collected { $cards }.
}
log-collected-you = { $count ->
    [0] You got an empty deal.
   *[other] You collected { $cards }.
}
log-traded = { $sets ->
    [one] { $seat } discarded a set of { $card }.
   *[other] { $seat } discarded { $sets } sets of { $card }.
}
log-traded-you = { $sets ->
    [one] You discarded a set of { $card }.
   *[other] You discarded { $sets } sets of { $card }.
}
log-scored = { $sets ->
    [one] { $seat } traded in a set of { $card } for { $tokens ->
        [one] 1 point token.
       *[other] { $tokens } point tokens.
    }
   *[other] { $seat } traded in { $sets } sets of { $card } for { $tokens ->
        [one] 1 point token.
       *[other] { $tokens } point tokens.
    }
}
log-scored-you = { $sets ->
    [one] You traded in a set of { $card } for { $tokens ->
        [one] 1 point token.
       *[other] { $tokens } point tokens.
    }
   *[other] You traded in { $sets } sets of { $card } for { $tokens ->
        [one] 1 point token.
       *[other] { $tokens } point tokens.
    }
}
log-stole = { $thief } stole { $card } from { $victim }.
log-stole-you = You stole { $card } from { $victim }.
log-stole-from-you = { $thief } stole { $card } from you.
log-stopped = { $seat } stopped there.
log-stopped-you = You stopped there.
log-drew = { $count ->
    [one] { $seat } drew 1 card.
   *[other] { $seat } drew { $count } cards.
}
log-drew-you = You drew { $cards }.
log-shuffled = { $count ->
    [one] The discard pile, 1 card, is the new draw pile.
   *[other] The discard pile, { $count } cards, was shuffled into a new draw pile.
}
log-revealed = { $owner } held { $cards }.
log-revealed-you = You held { $cards }.
log-ended-tokens = The game is over: one player has enough tokens, and more than everybody else.
log-ended-turn-limit = The game is over after 200 turns: most tokens win.
log-ended-no-cards = The game is over, for no cards are left: most tokens win.

## What a table can choose

option-first-buyer = Who is the first buyer? With two players: who makes the first split?
option-late-isolator = Late Isolator: after the trade, Platonic Isolators may be played once more

## Why not

refused-unknown-action = This game knows no such action.
refused-no-such-player = There is no such player at this table.
refused-no-such-kind = There is no such kind of card.
refused-number-of-cards = A deal has one to three cards.
refused-face-up-not-offered = The card that lies face up has to be one of those you offer.
refused-not-now-offering = Now offers are sealed: choose cards for your deal.
refused-not-now-splitting = Now the split is made: choose cards for both sides.
refused-not-now-flipping = Now you turn a card of one deal face up.
refused-not-now-playing = Now thingamabobs are played: play one, or pass.
refused-not-now-second-card = Now you may discard a second card, or stop.
refused-not-now-choosing = Now you choose which deal you buy.
refused-not-now-choosing-two = Now you accept the split or reverse it.
refused-not-now-stealing = Now you may steal a card, or stop.
refused-not-now-late = Only Platonic Isolators may be played now.
refused-card-not-in-hand = You do not hold all of these cards.
refused-too-few-cards = { $count ->
    [one] You have to offer 1 card.
   *[other] You have to offer { $count } cards.
}
refused-no-deal-there = No deal lies there.
refused-nothing-to-flip = That deal has no card that you could turn face up.
refused-no-thingamabob = That thingamabob is not in your collection.
refused-not-richer = That player does not have more tokens than you.
refused-not-in-deal = There is no such face-up card in that deal.
refused-not-yours-in-deal = You put no such card face down into that deal.
refused-nothing-face-down = That player has no face-down card in that deal.
refused-name-your-own = Name your own face-down card by its kind.
refused-expander-not-in-hand = You do not hold that card.
refused-not-a-seller = You can only buy the deal of a seller.
refused-not-in-collection = There is no such card in the collection you steal from.
refused-already-face-up = That card lies face up already.
refused-already-offered = Your offer is sealed. It cannot be changed.
refused-already-passed = You have passed. If somebody plays, you will be asked again.
refused-nothing-to-play = There is nothing you could play just now.
refused-game-over = The game is over.
