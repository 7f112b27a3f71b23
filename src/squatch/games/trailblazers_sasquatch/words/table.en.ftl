# Trailblazers: Sasquatch, in English: what only its table says.
#
# A square is named from the first base: its columns are L (left) and R (right), its rows T (top) and B (bottom); E2 is the
# second column east of it, N1 the first row north of it. So "E2 T" lies east, "R N1" north of the base.

## The map

ts-table-map = Map
ts-table-map-about = The map: { $cards ->
    [0] no trail cards
    [one] 1 trail card
   *[other] { $cards } trail cards
}, { $bases ->
    [0] no base
    [one] 1 base
   *[other] { $bases } bases
}, { $loops ->
    [0] no loops
    [one] 1 loop
   *[other] { $loops } loops
}. Arrows move it, plus and minus zoom, 0 shows all. With a piece in hand arrows move the piece, and Shift and an arrow the map; R turns the piece, Enter lays it, Escape takes it back. All places are also listed.
ts-table-keys = { $held ->
    [yes] Keys: arrows move it, R turns it, Enter lays it
   *[no] Keys: arrows move the map, + and − zoom, 0 shows all
}
ts-table-zoom-in = Zoom in
ts-table-zoom-out = Zoom out
ts-table-fit = Show all of the map
ts-table-tag-closes = { $loops ->
    [one] closes a loop
   *[other] closes { $loops } loops
}
ts-table-tag-breaks = { $loops ->
    [one] ends a loop
   *[other] ends { $loops } loops
}
ts-table-tag-changes = changes loops

## The places for a piece, in words

ts-table-spots = Places
ts-table-spots-count = { $count ->
    [0] No place fits these wishes.
    [one] 1 place
   *[other] { $count } places
}
ts-table-spots-key = Squares are counted from the first base, which covers L and R (left, right), T and B (top, bottom): “E2 T” lies two columns to its east, in the top row.
ts-table-spots-turn = Turned
ts-table-spots-near = Beside
ts-table-spots-any-turn = any way
ts-table-spots-anywhere = anything
ts-table-spots-group = { $group ->
    [closes] Changes loops
    [base] Beside a base
    [goes-on] Carries trails on
    [covers] Covers something
   *[other] Elsewhere
} ({ $count })
ts-table-spots-more = { $count ->
    [one] One more
   *[other] { $count } more
}
ts-table-square = { $column ->
    [west] W{ $columns }
    [left] L
    [right] R
   *[east] E{ $columns }
} { $row ->
    [north] N{ $rows }
    [top] T
    [bottom] B
   *[south] S{ $rows }
}
ts-table-turned = { $turn ->
    [0] as printed
    [1] turned right
    [2] upside down
   *[3] turned left
}
ts-table-spot-base = { $square }: { $side ->
    [north] above
    [east] right of
    [south] below
   *[west] left of
} { $base }, { $turn ->
    [0] as printed
    [1] turned right
    [2] upside down
   *[3] turned left
}.
ts-table-spot-card = { $square }: { $side ->
    [north] above
    [east] right of
    [south] below
   *[west] left of
} card { $card }, { $turn ->
    [0] as printed
    [1] turned right
    [2] upside down
   *[3] turned left
}.
ts-table-spot-over = { $square }: over { $squares ->
    [one] half of card { $card }
   *[other] card { $card } and what lies beside it
}, { $turn ->
    [0] as printed
    [1] turned right
    [2] upside down
   *[3] turned left
}.
ts-table-spot-free = { $square }, { $turn ->
    [0] as printed
    [1] turned right
    [2] upside down
   *[3] turned left
}.
ts-table-spot-closes = Closes a { $type ->
    [foot] foot
    [bike] bike
   *[water] water
} loop of { $value }.
ts-table-spot-ends = Ends a { $type ->
    [foot] foot
    [bike] bike
   *[water] water
} loop of { $value }.
ts-table-spot-covers = Covers { $squares ->
    [one] one square
   *[other] { $squares } squares
}.
ts-table-spot-goes-on = { $trails ->
    [one] One trail goes on
   *[other] { $trails } trails go on
}{ $stops ->
    [0] .
    [one] , one does not.
   *[other] , { $stops } do not.
}
ts-table-spot-stops = { $stops ->
    [one] The trail beside it does not go on.
   *[other] None of the { $stops } trails beside it goes on.
}

## What lies on the map, in words

ts-table-lies = What lies there
ts-table-lies-base = { $square }: { $base }.
ts-table-lies-card = { $square }: card { $card }, { $turn ->
    [0] as printed
    [1] turned right
    [2] upside down
   *[3] turned left
}{ $seen ->
    [2] {""}
    [1] , half covered
   *[0] , covered
}.
ts-table-lies-loop = { $base } has a { $type ->
    [foot] foot
    [bike] bike
   *[water] water
} loop of { $value }.
ts-table-lies-figure = The Sasquatch stands at { $square }.
ts-table-card = Card { $card }: a long { $long ->
    [foot] foot
    [bike] bike
   *[water] water
} trail from { $from ->
    [west] the left end
    [north] the top at the left
   *[south] the bottom at the left
} to { $to ->
    [east] the right end
    [north] the top at the right
   *[south] the bottom at the right
}; short ones: { $first ->
    [foot] foot
    [bike] bike
   *[water] water
} at the left, { $second ->
    [foot] foot
    [bike] bike
   *[water] water
} at the right.
ts-table-card-animal = It shows an animal: { $animal ->
    [deer] a deer
    [owl] an owl
    [bear] a bear
    [fox] a fox
    [squirrel] a squirrel
    [hare] a hare
    [heron] a heron
    [beaver] a beaver
    [badger] a badger
   *[jay] a jay
}.

## Names

ts-table-character-sasquatch = The Sasquatch
ts-table-type = { $type ->
    [foot] Foot
    [bike] Bike
   *[water] Water
}

## A map that is saved

ts-table-save = Save the map
ts-table-save-svg = Save (SVG)
ts-table-save-png = Save the map (PNG)
ts-table-save-title = The trails nobody agreed on
ts-table-save-by = { $date } · { $who }
ts-table-save-result = { $result } { $loops ->
    [0] No loops.
    [one] 1 loop, worth { $value }.
   *[other] { $loops } loops, worth { $value }.
}
ts-table-save-failed = The browser could not draw the picture. The drawing (SVG) works.

## The bar, and the players

ts-table-step-showing = Show a card
ts-table-step-placing = Place it
ts-table-step-discarding = Discard
ts-table-step-accusing = Be doubted
ts-table-step-first-draw = Draw
ts-table-step-second-draw = Draw again
ts-table-step-keeping = Keep one
ts-table-deck = { $count ->
    [one] 1 card in the deck
   *[other] { $count } cards in the deck
}
ts-table-deck-word = in the deck
ts-table-players = Players
ts-table-place = The place of { $name }
ts-table-you = You
ts-table-shows = { $name } is going to place this.
ts-table-state-base = places a base
ts-table-state-showing = chooses a card
ts-table-state-placing = places a card
ts-table-state-discarding = discards a card
ts-table-state-first-draw = draws
ts-table-state-second-draw = draws again
ts-table-state-keeping = keeps a card
ts-table-state-doubted = is doubted
ts-table-state-passed = lets it pass
ts-table-state-thinking = thinks it over
ts-table-state-sasquatch = the Sasquatch
ts-table-state-tourist = a tourist
ts-table-state-cards = { $count ->
    [0] no cards
    [one] one card
   *[other] { $count } cards
}

## The character

ts-table-character-hidden = Your character card, face down. Press to look at it.
ts-table-character = Your character: { $character ->
    [sasquatch] you are the Sasquatch. You win with more animals among the discards than loops on the map, if a tourist is accused, or if you get away from a pursuit.
   *[other] you are a tourist. You win with all tourists: by loops that outdo the animals among the discards, or by catching the Sasquatch.
} Press to turn it face down.
ts-table-character-name = { $character ->
    [sasquatch] Sasquatch
    [unknown] Unknown
   *[other] Tourist
}
ts-table-character-about = { $character ->
    [sasquatch] Not here. Never was.
   *[other] On holiday, not furry
}
ts-table-character-wins = { $character ->
    [sasquatch] You win with more animals among the discards than loops on the map, if a tourist is accused, or if you get away from a pursuit.
   *[other] You win with all tourists: by loops that outdo the animals among the discards, or by catching the Sasquatch.
}

## The welcome

ts-table-welcome = What this is about
ts-table-welcome-about = Tourists build loops of trails and find out who is the Sasquatch. The Sasquatch spoils the loops and is not found out.
ts-table-aim = { $character ->
    [sasquatch] You are the Sasquatch: see to it that few loops close, and discard animals. Behave like a tourist, for nobody may find you out.
   *[other] You are a tourist: build loops, trails that leave a base and come back to it. Find out who is the Sasquatch, but accuse no tourist.
}
ts-table-welcome-nobody = One character is left over, so there may be no Sasquatch at all.
ts-table-welcome-look = Look at my character
ts-table-welcome-hide = Hide it again
ts-table-welcome-go = To the trails
ts-table-character-hint = Hold the card to look at it. Nobody else should.

## The rows of discards

ts-table-rows = Discarded
ts-table-rows-note = ▲ brings a base
ts-table-row = { $row ->
    [foot] The Boot Room, foot
    [bike] The Bike Shed, bike
   *[water] The Boat House, water
}: { $count } of { $most } cards. Look at it.
ts-table-discard-here = Discard into the { $row ->
    [foot] Boot Room
    [bike] Bike Shed
   *[water] Boat House
}, as card { $place }{ $brings ->
    [base] ; a base has to be placed next
    [end] ; that ends the game
   *[nothing] {""}
}
ts-table-why-row = Keep the rows even: the longest row’s 4th and 8th card call for a base, its 12th ends the game.
ts-table-brings-base = a base is next
ts-table-brings-end = the last card
ts-table-discarded = Card { $place }, by { $name }
ts-table-row-empty = Nobody has discarded here.
ts-table-stack = { $count ->
    [0] The row was shuffled into a stack. Nothing of it is left.
    [one] The row was shuffled into a stack. One card of it is left.
   *[other] The row was shuffled into a stack. { $count } cards of it are left.
}
ts-table-supply = { $count ->
    [0] No base left
    [one] One base left
   *[other] { $count } bases left
}
ts-table-base-next = A base comes next
ts-table-bases-laid = { $count ->
    [0] none on the map
    [one] one on the map
   *[other] { $count } on the map
}

## The hand

ts-table-hand = Your cards
ts-table-drawn = What was drawn
ts-table-pick = Choose the card that you place.
ts-table-long = long { $type ->
    [foot] foot
    [bike] bike
   *[water] water
}
ts-table-this-laid = Place this: long { $type ->
    [foot] foot
    [bike] bike
   *[water] water
}
ts-table-this-thrown = Discard later: long { $type ->
    [foot] foot
    [bike] bike
   *[water] water
}
ts-table-this-gone = This leaves the game: long { $type ->
    [foot] foot
    [bike] bike
   *[water] water
}
ts-table-throw = Discard this: long { $type ->
    [foot] foot
    [bike] bike
   *[water] water
}
ts-table-throw-into = { $row ->
    [foot] Into the Boot Room, the foot row
    [bike] Into the Bike Shed, the bike row
   *[water] Into the Boat House, the water row
}
ts-table-show = Show it
ts-table-binding = All will see it, and you will have to place it.
ts-table-keep = Keep it
ts-table-other-gone = The other card leaves the game.
ts-table-lay = Lay it here
ts-table-lay-gain = Lay it here { $gain }
ts-table-signed = { $sign ->
    [plus] +{ $amount }
    [minus] −{ $amount }
   *[none] ±0
}
ts-table-rotate = Turn
ts-table-list = Places
ts-table-back = Back
ts-table-in-words = The map in words
ts-table-in-words-brief = In words
ts-table-in-words-about = The map and your possibilities, to be read or heard.
ts-table-closes = Closes a { $type ->
    [foot] foot
    [bike] bike
   *[water] water
} loop of { $value } at { $base }.
ts-table-breaks = Breaks the { $type ->
    [foot] foot
    [bike] bike
   *[water] water
} loop of { $value } at { $base }.
ts-table-changes = The { $type ->
    [foot] foot
    [bike] bike
   *[water] water
} loop at { $base } becomes { $value } instead of { $before }.
ts-table-changes-nothing = No loop changes.
ts-table-loop-is = A loop leaves a base and comes back to the same base on trails of one type. Elsewhere trails need not meet.
ts-table-ask-lay = Lay it here? You can still move and turn it.
ts-table-ask-base = Choose a place for the base. Back draws a card instead.
ts-table-passing = You accuse nobody. Passing in a moment.
ts-table-why-card = Choose one of the two cards first.
ts-table-why-spot = Choose a place on the map, or in the list of places.

## Revealing and accusing

ts-table-reveal = Step out as the Sasquatch …
ts-table-reveal-note = All have this, to give nobody away.
ts-table-reveal-then = You step out where you have placed this card. The tourists hunt you from then on; a loop on your card, and you are caught.
ts-table-reveal-sure = Step out
ts-table-doubt = Is { $name } the Sasquatch?
ts-table-is-it-you = Is it you, { $name }?
ts-table-has-laid = { $what ->
    [base] { $name } has just placed { $base }.
   *[card] { $row ->
        [foot] { $name } has just placed this card, and discarded another into the Boot Room.
        [bike] { $name } has just placed this card, and discarded another into the Bike Shed.
        [water] { $name } has just placed this card, and discarded another into the Boat House.
       *[none] { $name } has just placed this card.
    }
}
ts-table-right = Right:
ts-table-right-then = the chase begins on what was just placed.
ts-table-wrong = Wrong:
ts-table-wrong-then = the game is over, and the Sasquatch wins.
ts-table-sure = Only a tourist can accuse. A tourist who is wrong loses the game for all tourists.
ts-table-only-tourists = Everybody is asked, but only tourists can accuse.
ts-table-always-pass = From now on let everything pass, until I say otherwise
ts-table-ask-again = Ask me again
ts-table-you-pass = You let every turn pass.
ts-table-you-hold = You hold
ts-table-accuse = Accuse
ts-table-accuse-sure = Accuse { $name }
ts-table-let-pass = Let it pass
ts-table-others-think = { $count ->
    [0] Everybody else has let it pass.
    [one] One more thinks it over. The first finger counts.
   *[other] { $count } more think it over. The first finger counts.
}
ts-table-why-accuse = Only tourists accuse.
ts-table-ahead = I accuse nobody this turn
ts-table-stops = { $asked ->
    [yes] You are asked after each turn
   *[no] You accuse nobody
}
ts-table-stops-when = After the turns of others
ts-table-stops-always = ask me whether I accuse
ts-table-stops-never = do not ask: I accuse nobody

## Table talk

ts-table-talk = Table talk
ts-table-say = Say
ts-table-say-note = · anyone may lie
ts-table-hold = I hold
ts-table-hold-type = Long { $type ->
    [foot] foot
    [bike] bike
   *[water] water
} trail
ts-table-claim = { $count ->
    [one] Say: both long { $type ->
        [foot] foot
        [bike] bike
       *[water] water
    }
   *[other] Say: long { $type ->
        [foot] foot
        [bike] bike
       *[water] water
    } and { $other ->
        [foot] foot
        [bike] bike
       *[water] water
    }
}
ts-table-good = Good here
ts-table-join = I can join
ts-table-odd = Looks odd
ts-table-say-good = I have a good card for a side of a base …
ts-table-say-join = I can help to join trails of a base …
ts-table-say-odd = That turn looks odd
ts-table-say-good-title = A good card for …
ts-table-say-join-title = I can help to join …
ts-table-side = { $side ->
    [north] Above it
    [east] Right of it
    [south] Below it
   *[west] Left of it
}
ts-table-trail = { $type ->
    [foot] Foot trails
    [bike] Bike trails
   *[water] Water trails
}
ts-table-said-types = { $count ->
    [one] Both long { $type ->
        [foot] foot
        [bike] bike
       *[water] water
    }
   *[other] Long { $type ->
        [foot] foot
        [bike] bike
       *[water] water
    }, long { $other ->
        [foot] foot
        [bike] bike
       *[water] water
    }
}
ts-table-said-good = Good card { $side ->
    [north] above
    [east] right of
    [south] below
   *[west] left of
} { $base }
ts-table-said-join = Can join { $type ->
    [foot] foot
    [bike] bike
   *[water] water
} at { $base }
ts-table-said-odd = Odd turn, { $name }
ts-table-why-said = You have had your say for now.
ts-table-why-talk = Say it at the beginning of your turn, or when somebody else’s turn is over.

## The pursuit

ts-table-alarm = { $name } is the Sasquatch!
ts-table-alarm-you = You are discovered!
ts-table-alarm-then = The hunt is on: a loop over that card ends it.

ts-table-animals = Animals met
ts-table-of = { $tally } of { $end }
ts-table-tally = { $tally } of { $end } animals met
ts-table-tally-about = A turn that shows an animal moves one space. At { $end }, that turn is the last.
ts-table-last-turn = The last turn: close a loop on the Sasquatch’s card now, or it is gone.
ts-table-last = Last turn!
ts-table-piles = Draw from
ts-table-draw = { $source ->
    [deck] Draw from the deck
    [foot] Draw from the Boot Room
    [bike] Draw from the Bike Shed
   *[water] Draw from the Boat House
}, { $count ->
    [0] empty
    [one] 1 card
   *[other] { $count } cards
}
ts-table-source-deck = Deck
ts-table-first-animal = First: an animal
ts-table-first-none = First: no animal
ts-table-animal = an animal
ts-table-no-animal = no animal
ts-table-none-drawn = Nothing is drawn yet.
ts-table-or-base = Or place { $base }

## The end

ts-table-how = How it ended
ts-table-accused = { $right ->
    [yes] { $name } accused { $accused }, who was the Sasquatch.
   *[no] { $name } accused { $accused }, who was a tourist.
}
ts-table-accused-you = { $right ->
    [yes] You accused { $accused }, who was the Sasquatch.
   *[no] You accused { $accused }, who was a tourist.
}
ts-table-accused-of-you = { $right ->
    [yes] { $name } accused you, and you were the Sasquatch.
   *[no] { $name } accused you, and you were a tourist.
}
ts-table-over-caught = A loop runs over the trail where { $name } stood. Caught.
ts-table-over-caught-at-once = { $name } was discovered on a loop. Caught at once.
ts-table-over-escaped = { $name } is gone, and nobody will believe a word of it.
ts-table-over-wrong-accusation = { $aside ->
    [yes] The Sasquatch was not even at the table. Everybody loses.
   *[no] { $name } was the Sasquatch, wins, and keeps very still.
}
ts-table-over-counted = A row is full, and { $name } was never found. Animals are counted against loops.
ts-table-over-no-sasquatch = A row is full, and nobody was the Sasquatch. How good are the trails?
ts-table-times = { $count } × { $factor } = { $sum }
ts-table-animals-factor = { $count ->
    [one] one discarded animal, { $factor } each
   *[other] { $count } discarded animals, { $factor } each
}
ts-table-loops-worth = all loops
ts-table-verdict = { $who ->
    [tourists] The tourists win
   *[sasquatch] The Sasquatch wins
}
ts-table-grade = { $grade ->
    [0] Defeat: below 50
    [1] Success: 50 and more
    [2] Great: 65 and more
   *[3] Outstanding: 80 and more
}
