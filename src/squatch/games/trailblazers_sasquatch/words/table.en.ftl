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
}. Arrows move it, plus and minus zoom, 0 shows all. With a piece in hand: R turns it, Shift and an arrow moves it, Enter goes on, Escape takes it back. All places are also listed.
ts-table-zoom-in = Zoom in
ts-table-zoom-out = Zoom out
ts-table-fit = Show all of the map
ts-table-turn = Turn the piece
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
ts-table-spots-key = Squares are counted from the first base. It has the columns L and R and the rows T and B; E2 is the second column east of it, N1 the first row north of it.
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

ts-table-base-foot-bike = Camp Maybe
ts-table-base-bike-water = Camp Hearsay
ts-table-base-water-foot = Camp No Comment

## A map that is saved

ts-table-save = Save the map
ts-table-save-svg = As a drawing (SVG)
ts-table-save-png = As a picture (PNG)
ts-table-save-title = The trails nobody agreed on
ts-table-save-loops = { $loops ->
    [0] No loops
    [one] 1 loop
   *[other] { $loops } loops
}, worth { $value }
ts-table-save-failed = The browser could not draw the picture. The drawing (SVG) works.
