# What a table or the server refuses, and why.
# The texts never say more than the person who reads them may know.

## Rules of every game

refused-not-your-decision = It is not your decision now.
refused-not-possible-now = That is not possible now.

## Tables

table-error-name-empty = A name, please: anything but spaces.
table-error-name-unprintable = That name has characters nobody can see. Letters, digits and signs only, please.
table-error-name-long = That name is too long: { $most ->
    [one] one character
   *[other] { $most } characters
} at most.
table-error-seats = This game cannot be played by { $seats ->
    [one] one player
   *[other] { $seats } players
}; it needs { $min } to { $max }.
table-error-response = Bots can take at most { $most } milliseconds for a decision.
table-error-no-person = At least one seat has to be for a person: you.
table-error-unknown-bot = There is no bot named “{ $bot }”.
table-error-options = The game has no such options: { $detail }
table-error-full = Every seat at this table is taken.
table-error-begun = The game has begun already.
table-error-not-begun = The game has not begun yet.
table-error-over = This game is over.
table-error-not-over = The game is not over yet.
table-error-not-owner = Only the one who opened the table can start the game.
table-error-not-seated = You do not sit at this table.
table-error-seats-free = { $free ->
    [one] One seat is still free.
   *[other] { $free } seats are still free.
}
table-error-nonce = The share of the shuffle has to be 32 hexadecimal digits.
table-error-stale = The table had moved on before that arrived. Nothing was done; have another look.

## Server

server-error-unknown-table = There is no such table.
server-error-unknown-invite = This link leads nowhere. A letter of it may have been lost.
server-error-unknown-game = There is no game “{ $game }” here.
server-error-no-guide = There is no guide to this game.
server-error-no-such-address = There is nothing at this address.
server-error-method = This address does not take that kind of request.
server-error-not-understood = The request cannot be read: { $detail }
server-error-action-not-understood = This game has no such action.
server-error-too-large = That is too much at once: at most { $kilobytes } kB.
server-error-headers-too-large = The request has too large headers: at most { $kilobytes } kB. Cookies of other programs at this address may be the cause.
server-error-foreign-page = This request came from a page of another site.
server-error-unknown-host = This server does not go by that name. If it is yours, start it with --public-url and the address people use.
server-error-too-many-tables = Very many tables were opened from here. Another one can be opened in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
server-error-too-fast = That was faster than the server takes it. Try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
server-error-too-many-sockets = This table is open in too many tabs. Close some of them; this one will then connect by itself.
server-error-storage = The table cannot be saved right now. Nothing is lost; please try again in a moment.
server-error-outdated = This table was begun under older rules that are not installed any more.
server-error-unexpected = Something went wrong on the server. Nothing of your game is lost.

## The page itself

server-page-missing-title = Squatch is running
server-page-missing = The server is up, but its page has not been built. “make play” builds it; so does “npm run build” in the folder “web”.
