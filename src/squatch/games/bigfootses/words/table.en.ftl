# Bigfootses, in English: what only its table says. Names as in en.ftl.

## The bar and the places

bf-table-step-starting = Start
bf-table-step-acting = Action
bf-table-step-before = Before the roll
bf-table-step-after = After the roll
bf-table-step-ending = End of the turn
bf-table-first-to = first to { $goal }
bf-table-players = The others
bf-table-stage = In the woods
bf-table-place = The place of { $name }
bf-table-open = { $name }: all that lies there
bf-table-own = Your place
bf-table-points = { $points ->
    [one] 1 point of { $goal }
   *[other] { $points } points of { $goal }
}
bf-table-goal = /{ $goal }
bf-table-of = of { $goal }
bf-table-hand-of = { $count ->
    [0] no cards in hand
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
bf-table-turn = has the turn
bf-table-let-stand = let it stand
bf-table-this-one = This one
bf-table-choose-player = This one: { $name }
bf-table-choose = Choose { $card }
bf-table-look = Look at { $card }
bf-table-gear = Gear
bf-table-slots = { $slots ->
    [one] one slot
   *[other] { $slots } slots
}, one weapon
bf-table-free = free
bf-table-corral = Corral
bf-table-corral-empty = Nobody in yet.
bf-table-hand = Your hand
bf-table-hand-empty = Your hand is empty.
bf-table-card = { $name }, { $kind }. { $says }
bf-table-card-amount = { $name }, { $kind }, { $amount }. { $says }
bf-table-card-on = { $text } Can be played now.
bf-table-card-part = { $text } Can be chosen now.
bf-table-card-off = { $text } { $why }
bf-table-class-sort = { $class }, { $sort }
bf-table-place-facts = { $cards ->
    [one] { $points } of { $goal } points, 1 card in hand.
   *[other] { $points } of { $goal } points, { $cards } cards in hand.
}
bf-table-nothing = Nothing.

## Woods and Thingies

bf-table-witch = The witch in force
bf-table-no-witch = No witch rules the woods.
bf-table-pile-woods = Woods { $count }
bf-table-pile-thingies = Thingies { $count }
bf-table-discarded = { $count } discarded
bf-table-discard-woods = Woods discard
bf-table-discard-thingies = Thingies discard
bf-table-at-large = At large
bf-table-facts = { $count ->
    [one] { $number } for { $points } VP
   *[other] { $number } for { $points } VP, { $count } of them
}

## The encounter

bf-table-sum = { $odds ->
    [safe] Cannot miss
    [sure] Misses with a { $failing } alone
   *[open] Needs a { $needed }
}
bf-table-evasive = evasive
bf-table-strong = strong
bf-table-needed = { $odds ->
    [safe] cannot miss
    [sure] only a { $failing } misses
    [hopeless] no die has it
   *[open] needed
}
bf-table-least = { $least }+
bf-table-from-corral = corral
bf-table-from-played = played
bf-table-from-roll = on the roll
bf-table-change = { $sign ->
    [none] ±0
    [plus] +{ $amount }
   *[minus] −{ $amount }
}
bf-table-helper = { $card }, { $amount }, played by { $name }
bf-table-die = The die
bf-table-die-waits = The die waits.
bf-table-die-shows = The die shows a { $face }.
bf-table-faces = What each face would mean
bf-table-verdict-never = never
bf-table-verdict-no = no
bf-table-verdict-yes = yes
bf-table-roll-wait = { $odds ->
    [safe] Whatever { $name } rolls will do.
    [sure] Any roll but a { $failing } will do for { $name }.
    [hopeless] { $name } has to roll a { $needed } or more, and has but a die.
   *[open] { $name } has to roll a { $needed } or more.
}
bf-table-roll-wait-you = { $odds ->
    [safe] Whatever you roll will do.
    [sure] Any roll but a { $failing } will do.
    [hopeless] You have to roll a { $needed } or more, and have but a die.
   *[open] You have to roll a { $needed } or more.
}
bf-table-roll-enough = { $name } rolled a { $face }: as it lies, enough.
bf-table-roll-enough-you = You rolled a { $face }: as it lies, enough.
bf-table-roll-short = { $name } rolled a { $face }: as it lies, not enough.
bf-table-roll-short-you = You rolled a { $face }: as it lies, not enough.

## Cards that wait to be resolved

bf-table-stack = Last in, first out
bf-table-by = , played by { $name }
bf-table-on = on { $name }
bf-table-cancelled = cancelled
bf-table-let-it-stand = Let it stand

## What you can do

bf-table-choices = Your choices
bf-table-do-range = Range
bf-table-about-range = Draw a Woods card and meet what comes.
bf-table-do-work = Work
bf-table-about-work = Do what your profession does.
bf-table-do-rummage = Rummage
bf-table-about-rummage = Draw Thingies: the fewer VP, the more.
bf-table-do-restock = Restock
bf-table-about-restock = Discard cards, and draw as many.
bf-table-do-retrain = Retrain
bf-table-about-retrain = Swap your profession for a random one.
bf-table-do-retrain-as = Retrain, your choice
bf-table-about-retrain-as = Choose the profession, and release a bigfoot for it.
bf-table-put-away = Put it back
bf-table-place-card = { $card }: { $place }
bf-table-ask-how = How do you play { $card }?
bf-table-ask-retrain = What shall you be, and who goes free for it?
bf-table-passing = Nothing for you to do here. Passing in a moment.

## Why not

bf-table-why-wait = It is not your decision just now.
bf-table-why-work = With so many VP nobody works.
bf-table-why-range-large = Go after one of those at large.
bf-table-why-not = Not possible just now.
bf-table-why-window = That card is for the windows of a turn: its start, before and after a roll, its end.
bf-table-why-fit = That card does not fit this moment.

## The log

bf-table-log-drew = { $seat } drew { $count } cards.
bf-table-log-drew-you = You drew { $several }.
bf-table-log-discarded = { $seat } discarded { $several }.
bf-table-log-discarded-you = You discarded { $several }.
bf-table-log-held = { $seat } has { $count } new cards.
bf-table-log-held-you = You have { $several } now.
bf-table-log-saw = { $seat } looked at { $count } cards of { $hand }.
bf-table-log-saw-you = You saw { $several } in the hand of { $hand }.
bf-table-log-looked = { $seat } looked at { $count } cards of the { $pile ->
    [woods] Woods
   *[thingies] Thingies
}.
bf-table-log-looked-you = You saw { $several } on the { $pile ->
    [woods] Woods
   *[thingies] Thingies
}.
bf-table-stops = Ask me when cards can be played:
bf-table-stops-always = always
bf-table-stops-fits = only when I hold something that fits
bf-table-stops-own-turn = only in my own turn
