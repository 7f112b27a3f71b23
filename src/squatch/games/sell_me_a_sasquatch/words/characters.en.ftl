# Sell Me a Sasquatch, in English: what the drawings on the cards are called.
# Decoration: cards of a kind are the same card. The number is that of the drawing.

## Giants

card-character-giant-1 = Old Ridgeback
card-character-giant-2 = The Ankles of Elk Valley
card-character-giant-3 = Harbour Maud
card-character-giant-4 = Uncle Hillside

## Bigs

card-character-big-1 = Ranger Shag
card-character-big-2 = Lorna of the Lake
card-character-big-3 = Marge of the Muskeg
card-character-big-4 = Otto Below Zero
card-character-big-5 = Out-of-Focus Phil

## Mediums

card-character-medium-1 = Jackalump
card-character-medium-2 = Porch Moth
card-character-medium-3 = Chico Sips
card-character-medium-4 = The Pond Regent
card-character-medium-5 = Upside Ursula
card-character-medium-6 = The Night Post

## Tinies

card-character-tiny-1 = Boot Lodger
card-character-tiny-2 = Acorn Yeti
card-character-tiny-3 = The Crumb Kraken
card-character-tiny-4 = Peg
card-character-tiny-5 = Matchbox Mo

## Mottoes of those that have no name

card-character-bug = Take with water, never.
card-character-shark = Friendly rates. Sharp terms.
card-character-horse = A gift. No, really.
card-character-isolator = Everybody needs some space.
card-character-repo = Somewhere else is also nice.
card-character-super-repo = Twice as much somewhere else.
card-character-expander = There is always room for one more.
card-character-optimeter = Sees what it believes.
