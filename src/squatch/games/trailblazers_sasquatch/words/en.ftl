# Trailblazers: Sasquatch, in English.
#
# $seat, $accused and $sasquatch are names of players; $long, $first and $second of types of trail
# ($long is the type of a card's long trail, or of a loop), $trails is a list of them; $row, $base, $side and
# $source are names of rows, of bases, of their sides, and of what is drawn from. "-you" messages are for the
# player who acts, "-of-you" for the one it is said or done to.

trailblazers-sasquatch-title = Trailblazers: Sasquatch
    .pitch = Build trails together. One of you would rather not be found at the end of them.
    .minutes = 30

## Things

ts-trail-foot = foot
ts-trail-bike = bike
ts-trail-water = water
ts-row-foot = Boot Room
ts-row-bike = Bike Shed
ts-row-water = Boat House
ts-base-foot-bike = Camp Maybe
ts-base-bike-water = Camp Hearsay
ts-base-water-foot = Camp No Comment
ts-side-north = north
ts-side-east = east
ts-side-south = south
ts-side-west = west
ts-source-deck = the deck
ts-source-foot = the Boot Room
ts-source-bike = the Bike Shed
ts-source-water = the Boat House

## The log

ts-log-turn = Turn { $turn }: { $seat }
ts-log-turn-you = Turn { $turn }: you
ts-log-dealt-tourist = You are a tourist.
ts-log-dealt-sasquatch = You are the Sasquatch.
ts-log-drew = { $count ->
    [one] { $seat } drew 1 card.
   *[other] { $seat } drew { $count } cards.
}
ts-log-drew-you = You drew two cards. Their long trails: { $first } and { $second }.
ts-log-showed = { $seat } shows a card with a long { $long } trail.
ts-log-showed-you = You show a card with a long { $long } trail.
ts-log-laid = { $seat } placed the card with the long { $long } trail.
ts-log-laid-you = You placed the card with the long { $long } trail.
ts-log-laid-base = { $seat } placed { $base }.
ts-log-laid-base-you = You placed { $base }.
ts-log-broke = { $value ->
    [one] A { $long } loop of 1 square at { $base } is broken.
   *[other] A { $long } loop of { $value } squares at { $base } is broken.
}
ts-log-closed = { $value ->
    [one] A { $long } loop of 1 square at { $base } is closed.
   *[other] A { $long } loop of { $value } squares at { $base } is closed.
}
ts-log-discarded = { $seat } discarded into the { $row }.
ts-log-discarded-you = You discarded a card with a long { $long } trail into the { $row }.
ts-log-accused-right = { $seat } accused { $accused }, who is the Sasquatch!
ts-log-accused-right-you = You accused { $accused }, who is the Sasquatch!
ts-log-accused-right-of-you = { $seat } accused you, and you are the Sasquatch!
ts-log-accused-wrong = { $seat } accused { $accused }, who is a tourist.
ts-log-accused-wrong-you = You accused { $accused }, who is a tourist.
ts-log-accused-wrong-of-you = { $seat } accused you, but you are a tourist.
ts-log-revealed = { $seat } steps out of the bushes: the Sasquatch!
ts-log-revealed-you = You step out of the bushes: the Sasquatch!
ts-log-pursuit-began = The pursuit of { $sasquatch } begins. All hands are put away, and the rows are shuffled.
ts-log-pursuit-began-you = The pursuit of you begins. All hands are put away, and the rows are shuffled.
ts-log-turned-up = { $animal ->
    [yes] { $seat } drew from { $source }: a long { $long } trail, and an animal.
   *[no] { $seat } drew from { $source }: a long { $long } trail, no animal.
}
ts-log-turned-up-you = { $animal ->
    [yes] You drew from { $source }: a long { $long } trail, and an animal.
   *[no] You drew from { $source }: a long { $long } trail, no animal.
}
ts-log-counted = The animal tally moves to { $tally }.
ts-log-kept = { $seat } keeps the card with the long { $long } trail.
ts-log-kept-you = You keep the card with the long { $long } trail.
ts-log-said-types = { $count ->
    [one] { $seat } says: “My long trails are { $trails }, both of them.”
   *[other] { $seat } says: “My long trails are { $trails }.”
}
ts-log-said-types-you = { $count ->
    [one] You say: “My long trails are { $trails }, both of them.”
   *[other] You say: “My long trails are { $trails }.”
}
ts-log-said-good = { $seat } says: “I have a good card for the { $side } of { $base }.”
ts-log-said-good-you = You say: “I have a good card for the { $side } of { $base }.”
ts-log-said-join = { $seat } says: “I can help to join { $long } trails of { $base }.”
ts-log-said-join-you = You say: “I can help to join { $long } trails of { $base }.”
ts-log-said-odd = { $seat } says: “That was odd, { $accused }.”
ts-log-said-odd-you = You say: “That was odd, { $accused }.”
ts-log-said-odd-of-you = { $seat } says that your turn was odd.
ts-log-ended-caught = The tourists have caught { $sasquatch }.
ts-log-ended-caught-you = The tourists have caught you.
ts-log-ended-caught-at-once = { $sasquatch } stood on a loop and is caught at once.
ts-log-ended-caught-at-once-you = You stood on a loop and are caught at once.
ts-log-ended-escaped = { $sasquatch } has escaped.
ts-log-ended-escaped-you = You have escaped.
ts-log-ended-wrong-accusation = The game is over: { $sasquatch } was the Sasquatch and wins.
ts-log-ended-wrong-accusation-you = The game is over: you were the Sasquatch, and you win.
ts-log-ended-wrong-accusation-nobody = The game is over, and everybody loses: nobody was the Sasquatch.
ts-log-ended-counted = A row is full. { $sasquatch } was the Sasquatch; animals are counted against loops.
ts-log-ended-counted-you = A row is full. You were the Sasquatch; animals are counted against loops.
ts-log-ended-no-sasquatch = A row is full, and nobody was the Sasquatch. Only the loops count.

## What is asked

ts-prompt-over = The game is over
ts-prompt-base = Place a base
ts-prompt-showing = Choose the card that you are going to place
ts-prompt-placing = Place the card with the long { $long } trail
ts-prompt-discarding = Discard your other card into a row
ts-prompt-discarding-sasquatch = Discard your other card into a row, or reveal yourself
ts-prompt-accusing = Is { $accused } the Sasquatch?
ts-prompt-first-draw = Draw a card, or place a base
ts-prompt-first-draw-base = No card is left: place a base
ts-prompt-second-draw = Draw a second card
ts-prompt-keeping = Which of the two do you place?
ts-waiting-base = { $seat } places a base
ts-waiting-showing = { $seat } chooses a card
ts-waiting-placing = { $seat } places the card
ts-waiting-discarding = { $seat } discards a card
ts-waiting-accusing = { $count ->
    [one] 1 player has yet to say whether to accuse { $accused }
   *[other] { $count } players have yet to say whether to accuse { $accused }
}
ts-waiting-accusing-you = { $count ->
    [one] 1 player has yet to say whether to accuse you
   *[other] { $count } players have yet to say whether to accuse you
}
ts-waiting-first-draw = { $seat } draws a card, or places a base
ts-waiting-second-draw = { $seat } draws a second card
ts-waiting-keeping = { $seat } chooses a card

## How it ended

trailblazers-sasquatch-end-caught = The Sasquatch is caught.
trailblazers-sasquatch-end-caught-at-once = The Sasquatch stood on a loop.
trailblazers-sasquatch-end-escaped = The Sasquatch has escaped.
trailblazers-sasquatch-end-wrong-accusation = A tourist was accused.
trailblazers-sasquatch-end-counted = A row is full: animals against loops.
trailblazers-sasquatch-end-no-sasquatch = A row is full, and nobody was the Sasquatch.

## What a table can choose

option-first-hiker = Who went hiking last, and takes the first turn?
option-late-accusations = Nobody may be accused before every player has placed a trail card

## Why not

ts-refused-unknown-action = This game knows no such action.
ts-refused-no-such-thing = There is no such card, base, row or player.
ts-refused-types = Name one or two types of trail, each once: foot, bike, water.
ts-refused-game-over = The game is over.
ts-refused-off-grid = That is too far out: everything lies within 63 squares of the first base.
ts-refused-same-turn = Turned this way it looks the same as half a turn before: lay it in that way.
ts-refused-floating = It has to touch or cover something on the table.
ts-refused-first-base = The first base lies in the middle of the empty table.
ts-refused-covers-base = Bases may not be covered.
ts-refused-covers-figure = The Sasquatch stands there: its card may not be covered.
ts-refused-not-in-supply = That base is on the table already.
ts-refused-base-due = A base has to be placed in this turn.
ts-refused-no-base-due = No base may be placed in this turn: choose a card.
ts-refused-not-in-hand = That card is not in your hand.
ts-refused-not-drawn = Keep one of the two cards that you have drawn.
ts-refused-binding = You have shown the other card, and that is binding.
ts-refused-not-the-sasquatch = Only the Sasquatch can reveal itself.
ts-refused-touches-base = You cannot reveal yourself here: the card you have placed touches a base.
ts-refused-no-window = Nobody can be accused now, only when a turn is over.
ts-refused-accuses-itself = You cannot accuse yourself.
ts-refused-only-who-placed = Only the player whose turn is over can be accused.
ts-refused-only-tourists = Only tourists accuse, and you are the Sasquatch.
ts-refused-already-passed = You have let this turn pass.
ts-refused-empty-source = Nothing is left there to draw.
ts-refused-no-pursuit = Cards are drawn like that in the pursuit only.
ts-refused-out-of-play = You are being pursued: the tourists are at play.
ts-refused-no-talk-now = Say that at the beginning of your turn, or when somebody else’s turn is over.
ts-refused-spoken-already = You have had your say for now.
ts-refused-nothing-to-say = That says nothing about the table as it is now.
ts-refused-not-now-base = Place a base first.
ts-refused-not-now-showing = First choose the card that you are going to place.
ts-refused-not-now-placing = First place the card.
ts-refused-not-now-discarding = First discard your other card.
ts-refused-not-now-accusing = First say whether you accuse the player whose turn is over.
ts-refused-not-now-first-draw = First draw a card, or place a base.
ts-refused-not-now-second-draw = First draw a second card.
ts-refused-not-now-keeping = First choose which of the two cards you place.
