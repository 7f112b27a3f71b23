# Squatch: what the product says, in English.
# Sentences of a single game live in games/<game>/words/en.ftl.
# One message is one whole sentence or label; numbers choose their form with a selector.

## Everywhere

product-name = Squatch
product-promise = Card games about the creature nobody has seen.
page-title = { $page } · Squatch
skip-to-content = Skip to content
loading = One moment …
cancel = Cancel
close = Close
try-again = Try again
back-home = Back to the start
you-mark = you
seat-free = Free seat
bot-name = { $seat ->
    [0] Alder
    [1] Bramble
    [2] Cedar
    [3] Fern
    [4] Juniper
   *[other] Moss
}
bot-instinct = Instinct
bot-sampler = Sampler
bot-random = Random

## Lists

list-none = no cards
list-several = { $count } × { $card }
list-two = { $first } and { $last }
list-more = { $first }, { $rest }

## Day, night, high contrast

theme-auto = Colours: like the system
theme-light = Colours: day
theme-dark = Colours: night
theme-high = Colours: high contrast

## Home

home-your-tables = Your tables
home-open-tables = Open tables
home-games = Games
home-play-now = Play now
home-play-friends = Play with friends
home-play-friends-short = With friends
home-play-now-game = Play now: { $game }, against bots
home-play-friends-game = Play with friends: { $game }
home-how-to-play = How to play
home-how-to-play-game = How to play { $game }
home-players = { $min ->
    [one] { $max ->
        [one] 1 player
       *[other] 1–{ $max } players
    }
   *[other] { $min }–{ $max } players
}
home-minutes = { $minutes } min
home-your-turn = Your turn
home-turn-go = To your table
home-table-lobby = { $free ->
    [0] Ready to start
    [one] Waiting for one more
   *[other] Waiting for { $free } more
}
home-table-running = The others are thinking
home-table-finished = Finished
home-open-who = { $names }, { $free ->
    [one] 1 seat free
   *[other] { $free } seats free
}
home-join = Join
home-join-game = Join { $name } at { $game }
home-no-games = No game is installed here.
credits-link = Credits
design-link = The look

## Opening a table

new-title = Play with friends
new-name = Your name
new-name-hint = The others see it. One to twenty-four characters.
new-seats = Seats
new-seat-you = You
new-seat = Seat { $number }
new-seat-human = A friend
new-seat-bot = Bot: { $bot }
new-seat-none = Nobody
new-seats-hint = Bots: Instinct follows rules of thumb, Sampler thinks ahead, Random does anything at all.
new-options = Rules
new-option-seat-any = Anybody, by lot
new-open = Open the table
new-needs-more = This game needs { $min ->
    [one] at least one seat
   *[other] at least { $min } seats
}.
name-guest = Guest

## Lobby

lobby-heading = Who plays?
lobby-share = Send this link to your friends
lobby-share-hint = Whoever opens it takes a free seat. No account is needed.
lobby-share-full = The link to this table
lobby-share-full-hint = All seats are taken. Whoever opens it now can watch.
lobby-send = Send
lobby-link = Link to join
lobby-copy = Copy link
lobby-copied = Copied
lobby-copy-by-hand = The link is marked: copy it with your keyboard or a long press.
lobby-share-computer = For now this link works on this computer only. To let in who is in your network, end the server and start it again with --host 0.0.0.0, or with: make play HOST=0.0.0.0
lobby-share-alone = This computer is in no network right now, so the link works here only. Connect it, and load this page again.
lobby-share-network = It works for everybody in the same network: in your Wi-Fi, for example.
lobby-qr = The same link as a QR code
lobby-qr-hint = Or point the camera of a phone here.
lobby-start = Start the game
lobby-start-waits = { $free ->
    [one] One seat is still free. Somebody has to take it first.
   *[other] { $free } seats are still free. Somebody has to take them first.
}
lobby-owner-starts = { $name } starts the game when everybody is here.
lobby-here = Here
lobby-away = Away
lobby-bot = Bot: { $bot }
lobby-starting = Shuffling …
lobby-free = Waiting for somebody
lobby-leave = Leave the table
lobby-fair = How do I know the cards are fair?
lobby-fair-text = Before the first card, the table fixes its shuffle and shows this fingerprint of it. After the last card it shows the shuffle itself, and anybody can check that the two belong together.
lobby-commitment = Fingerprint
lobby-seats = Seats
lobby-watching = You are watching. The seats belong to others.

## Joining

join-title = Join a table
join-heading = { $name } invites you
join-heading-plain = You are invited
join-game = to a game of { $game }
join-who = At the table
join-host = Invites
join-take = Take a seat
join-wrong = This link leads nowhere
join-wrong-text = A letter may have been lost on the way. Ask for the link again, or open a table of your own.
join-full = Every seat is taken
join-full-text = Somebody was quicker. Ask your friends to open another table, or play a round against bots.
join-finished = This game is over
join-finished-text = You are late to this one, and welcome at the next.
join-running = This game has begun
join-running-text = You can watch it, or play a round of your own.
join-watch = Watch
join-already = You already sit at this table.
join-go = To the table

## The table

table-title = Table
table-loading = Setting the table …
table-connecting = Connecting …
table-reconnecting = The line is down. Trying again; nothing is lost.
# Two minutes: ABSENT_MS in tables/turns.py
table-away = { $name } is away. If the table has to wait, a bot plays for them two minutes after they left, until they are back.
table-stand-in = A bot plays for { $name } now, until they are back.
table-back = { $name } is back.
table-welcome-back = Welcome back! While you were away a bot took { $count ->
    [one] 1 decision
   *[other] { $count } decisions
} for you. The log tells what happened.
table-gone = There is no such table
table-gone-text = The link may be old, or a letter of it was lost.
table-no-screen = This game cannot be shown here yet
table-no-screen-text = The page is older than the game. Loading the page again may help.
table-log = Log
table-log-latest = Latest: { $line } Open the log
table-help = How to play
table-home = All tables
table-your-decision = Your decision
table-tokens = { $count } of { $goal } tokens
table-tokens-goal = of { $goal }
card-face-down = Face-down card
card-face-down-of = Face-down card of { $name }
state-turn = Your turn
state-thinking = Thinking
state-waiting = Waiting
state-passed = Passed
state-away = Away
state-away-soon = Away, bot soon
state-stand-in = Away, bot plays
state-bot = Bot
state-won = Winner

## The end

end-winner = { $name } wins!
end-winner-you = You win!
end-winners = { $names } win together!
end-nobody = Nobody wins
end-scores = Scores
end-result = Result
end-won = won
end-lost = lost
end-rematch = Play again
end-to-rematch = To the next game
end-look = Look at the table
end-record = Keep the record
end-proof = The shuffle matches its fingerprint. The record lets you check it.

## Rules

rules-title = How to play { $game }
rules-contents = On this page
rules-missing = There are no rules here by that name
rules-missing-text = Perhaps the game is not installed.

## Not found

lost-title = Nobody has seen this page
lost-text = There were footprints, and then there were none.

## When something goes wrong

error-unloaded = This page could not be loaded
error-offline = The server does not answer. Is it still running?
error-server = Something went wrong at the server ({ $status }). Nothing of your game is lost.
