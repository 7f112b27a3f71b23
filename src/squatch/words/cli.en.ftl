# What the command line says, in English. Help texts of options stand beside the options.

cli-percent = { $percent } %
cli-percent-interval = { $low }–{ $high } %

## squatch serve

cli-serving = Squatch is open at { $url } (Ctrl+C closes it).

cli-serving-network = Others in your network reach it at { $url }

## squatch simulate

cli-playing = Playing
cli-simulated = { $game }: { $games ->
    [one] one game
   *[other] { $games } games
} of { $players } players, seed { $seed }. { $speed } games a second, { $compiled ->
    [true] compiled
   *[false] interpreted
}.
cli-bot = Bot
cli-seats = Seats
cli-seat = Seat
cli-wins = Wins
cli-interval = 95 % between
cli-fair = Fair share
cli-utility = Utility
cli-length = { $decisions } decisions a game.
cli-turns = { $turns } turns a game.
cli-ended = Ended by “{ $reason }”: { $games }
cli-unfinished = Broken off unfinished: { $games }

## squatch bench

cli-measuring = Measuring
cli-benched = { $game }, { $players } players, { $compiled ->
    [true] compiled
   *[false] interpreted
}:
cli-figure = Figure
cli-value = Here
cli-in-units = In units of the fixed kernel
cli-random-games = Random games a second
cli-random-decisions = Random decisions a second
cli-deal = Deal a world from what a seat has seen, µs
cli-seen = Take what a seat has seen, µs
cli-clone = Copy a state, µs
cli-legal = List the legal actions, ns
cli-interpreted-games = Interpreted, random games a second
cli-interpreted-decisions = Interpreted, random decisions a second
cli-compiled-ratio = Compiled against interpreted, times faster
cli-python-unit = Fixed kernel in Python, ms
cli-native-unit = Fixed kernel in the standard library, ms
cli-peer = OpenSpiel, { $name }: random decisions a second
cli-times-peer = Decisions against OpenSpiel’s { $name }, times faster
cli-no-peer = OpenSpiel is not installed (pip install open_spiel), so there is no peer beside it.

## squatch deck

cli-deck-holds = { $file } can be played: { $cards ->
    [one] one card
   *[other] { $cards } cards
}, digest { $digest }.
cli-deck-written = { $file } is written. Edit it, then say: squatch deck { $game } --check { $file }
cli-deck-digest = { $cards ->
    [one] one card
   *[other] { $cards } cards
}, digest { $digest }

## squatch verify

cli-record-holds = { $file } holds together: { $game }, { $actions ->
    [one] one action
   *[other] { $actions } actions
}, { $finished ->
    [true] played to its end
   *[false] still going on
}. { $shuffles ->
    [proven] Every shuffle is the one that was sealed before the first card.
    [later] Its shuffles are sealed; they can be checked once it is over.
   *[unsealed] Its shuffles were not sealed, so nothing proves that they were fair.
}
