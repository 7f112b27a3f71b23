# Bigfootses, in English.
#
# $seat, $other, $target, $giver, $taker, $owner are names of players; $card, $woods and $profession are
# names of cards. "-you" messages are for the player who acts. $who tells whom a step is about: "you", or
# somebody whose name is $subject.

bigfootses-title = Bigfootses
    .pitch = Everybody knows somebody who saw one. You are going to keep a corral of them.
    .minutes = 45

## Kinds of cards

# What a card is, in a list: Bigfoot 7, 2 VP; Equipment, weapon.
bf-listed-sort = { $class }, { $sort }
bf-listed = { $points ->
    [0] { $number ->
        [0] { $kind }
       *[other] { $kind } { $number }
    }
   *[other] { $kind } { $number }, { $points } VP
}
bf-book-thingies = Thingies
bf-book-woods = Woods
bf-book-professions = Professions
bf-class-equipment = Equipment
bf-class-item = Item
bf-class-shenanigan = Shenanigan
bf-class-modifier = Modifier
bf-class-bigfoot = Bigfoot
bf-class-creature = Creature
bf-class-bigfeature = Bigfeature
bf-class-witch = Witch
bf-class-happening = Happening
bf-class-profession = Profession
bf-sort-plain = plain
bf-sort-weapon = weapon
bf-sort-gadget = gadget
bf-evasiveness = Evasiveness { $number }
bf-strength = Strength { $number }
bf-points = { $points } VP

## What cards say

bf-text-both = { $first } { $rest }
bf-text-when = { $effect } ({ $condition }.)
bf-text-met = While it is encountered: { $effect }
bf-text-kept-bigfoot = In your corral: { $effect }
bf-text-kept-bigfeature = In your corral: { $effect }
bf-text-kept-witch = For everyone: { $effect }
bf-text-reveal = { $class ->
    [happening] { $effect }
   *[other] When it is revealed: { $effect }
}
bf-text-caught = { $class ->
    [creature] When it is beaten: { $effect }
   *[other] When it is captured: { $effect }
}
bf-text-escape = { $class ->
    [creature] When it wins: { $effect }
   *[other] When it gets away: { $effect }
}
bf-text-work = Work: { $effect }
bf-text-timing-any = Any time.
bf-text-timing-encounter = During an encounter.
bf-text-timing-before-roll = Before the roll.
bf-text-timing-after-roll = After the roll.
bf-text-timing-reaction = When a card is played.

bf-who-target = That player
bf-who-ranger = The ranger
bf-who-everyone = Everyone
bf-who-others = Everyone else

bf-when-vp-below = Only with fewer than { $n } VP
bf-when-vp-from = Only with { $n } VP or more
bf-when-hand-below = Only with fewer than { $n } cards in hand
bf-when-hand-from = Only with { $n } cards in hand or more
bf-when-unequipped = Only without equipment
bf-when-equipped-from = Only with { $n } pieces of equipment or more
bf-when-unarmed = Only without a weapon
bf-when-armed = Only with a weapon
bf-when-has-gadget = Only with a gadget
bf-when-witched = Only while a witch is in force
bf-when-unwitched = Only while no witch is in force
bf-when-corral-below = Only with fewer than { $n } bigfootses
bf-when-corral-from = Only with { $n } bigfootses or more
bf-when-leading = Only if nobody has more VP
bf-when-trailing = Only if nobody has fewer VP

bf-against = { $against ->
    [bigfoot] against bigfootses
    [creature] against creatures
    [bigfeature] against bigfeatures
   *[any] against anything
}
bf-per = { $per ->
    [equipment] for each of your equipment cards
    [weapon] for each of your weapons
    [gadget] for each of your gadgets
    [bigfoot] for each bigfoot of your corral
   *[once] once
}
bf-text-per = { $effect } This counts { $per }.
bf-text-against = { $effect } This holds { $scope }.

bf-standing-skill = { $against ->
    [none] { $signed } skill.
   *[other] { $signed } skill { $scope }.
}
bf-standing-number = { $against ->
    [none] { $signed } on the number needed.
   *[other] { $signed } on the number needed { $scope }.
}
bf-standing-corral-bonus = { $signed } on the bonus for each bigfoot of the corral.
bf-standing-failing-face = { $sign ->
    [plus] { $amount ->
        [one] One more face of the die always fails, so a 2 does too.
       *[other] { $amount } more faces of the die always fail.
    }
   *[minus] A rolled 1 does not fail of itself.
}
bf-standing-least-face = { $signed } on the least that the die can show.
bf-standing-slots = { $signed } on the equipment you may have.
bf-standing-weapons = { $signed } on the weapons you may have.
bf-standing-hand-limit = { $signed } on the hand limit at the end of a turn.
bf-standing-rummage = { $signed } on the cards drawn by rummaging.
bf-standing-treasure = { $signed } on the cards drawn for a creature or bigfeature.
bf-standing-creature-vp = { $signed } VP for beating a creature.
bf-standing-breakage = { $signed } on the equipment that a lost battle breaks.
bf-standing-catch-draw = { $sign ->
    [plus] { $amount ->
        [one] Draw 1 card after each capture or victory.
       *[other] Draw { $amount } cards after each capture or victory.
    }
   *[minus] { $signed } on the cards drawn after a capture or victory.
}
bf-standing-loss-draw = { $sign ->
    [plus] { $amount ->
        [one] Draw 1 card after each failed encounter.
       *[other] Draw { $amount } cards after each failed encounter.
    }
   *[minus] { $signed } on the cards drawn after a failed encounter.
}
bf-standing-shield = Others can neither take nor break your equipment.
bf-standing-fence = Others can neither take nor release bigfootses of your corral.
bf-standing-work-limit = { $signed } on the VP from which on you cannot work.
bf-standing-equip-plays = { $signed } on the equipment cards you may play a turn.

bf-signed = { $sign ->
    [plus] +{ $amount }
   *[minus] −{ $amount }
}
bf-count-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
bf-count-feet = { $n ->
    [one] 1 bigfoot
   *[other] { $n } bigfootses
}
bf-count-gear = { $n ->
    [one] 1 piece of equipment
   *[other] { $n } pieces of equipment
}

bf-step-skill = { $against ->
    [none] The ranger has { $signed } skill.
   *[other] The ranger has { $signed } skill { $scope }.
}
bf-step-number = { $against ->
    [none] { $signed } on the number needed.
   *[other] { $signed } on the number needed { $scope }.
}
bf-step-reroll = The ranger rolls again.
bf-step-die-plus = { $signed } on the roll.
bf-step-die-set = The die shows a { $n }.
bf-step-die-least = The die shows at least a { $n }.
bf-step-win = { $against ->
    [none] The ranger succeeds at once.
   *[other] The ranger succeeds at once { $scope }.
}
bf-step-flee = The encounter ends at once, without penalty.
bf-step-draw = { $who ->
    [you] Draw { $cards }.
   *[other] { $subject } draws { $cards }.
}
bf-step-discard = { $who ->
    [you] Discard { $cards }.
   *[other] { $subject } discards { $cards } of choice.
}
bf-step-lose-by-chance = { $who ->
    [you] Discard { $cards } by chance.
   *[other] { $subject } discards { $cards } by chance.
}
bf-step-give = { $who ->
    [you] Give { $cards } to that player.
   *[other] { $subject } gives you { $cards } of choice.
}
bf-step-steal = { $who ->
    [target] Take { $cards } by chance from the hand of that player.
   *[other] Take { $cards } by chance from the hand of each: { $subject }.
}
bf-step-steal-equipment = Take { $gear } from that player.
bf-step-steal-bigfoot = Take { $feet } from the corral of that player.
bf-step-swap-hands = Swap hands with that player.
bf-step-swap-equipment = Swap all equipment with that player.
bf-step-swap-bigfootses = Swap a bigfoot of your corral for one of that player.
bf-step-swap-professions = Swap professions with that player.
bf-step-break = { $who ->
    [you] Break { $gear } of yours.
   *[other] { $subject } breaks { $gear } of choice.
}
bf-step-wreck = Break { $gear } of that player; you choose.
bf-step-action = { $who ->
    [you] { $n ->
        [one] Take 1 more action.
       *[other] Take { $n } more actions.
    }
   *[other] { $n ->
        [one] { $subject } takes 1 more action.
       *[other] { $subject } takes { $n } more actions.
    }
}
bf-step-idle = { $who ->
    [you] Your next turn brings no action.
   *[other] { $subject } has no action in the next turn.
}
bf-step-cancel = { $answers ->
    [all] Cancel the card.
   *[some] Cancel the card, if it is one of these: { $classes }.
}
bf-step-redirect = { $answers ->
    [all] The card has another target, of your choice.
   *[some] The card has another target, of your choice, if it is one of these: { $classes }.
}
bf-step-look = Look at the top { $cards } of the Thingies.
bf-step-look-woods = Look at the top { $cards } of the Woods.
bf-step-lift = Put one of them on top.
bf-step-lift-woods = Put one of them on top.
bf-step-toss = You may discard one of them.
bf-step-toss-woods = You may discard one of them.
bf-step-look-hand = Look at the hand of that player.
bf-step-salvage = { $who ->
    [you] Take { $cards } of your choice from the Thingies discard.
   *[other] { $subject } takes { $cards } of choice from the Thingies discard.
}
bf-step-release = { $who ->
    [you] Release { $feet } of your corral.
   *[other] { $subject } releases { $feet } of choice.
}
bf-step-retrain = { $who ->
    [you] Swap your profession for a random unused one.
   *[other] { $subject } gets a random unused profession.
}
bf-step-choose-player = Choose another player.
bf-step-may = You may go on:
bf-step-banish = The witch leaves.
bf-step-equip = { $n ->
    [one] You may play 1 more equipment card this turn.
   *[other] You may play { $n } more equipment cards this turn.
}

## Lists

bf-list-none = nothing
bf-list-two = { $first } and { $last }
bf-list-more = { $first }, { $rest }

## What you are asked

bf-prompt-starting = The turn of { $seat } begins: play a card, or pass.
bf-prompt-starting-you = Your turn begins: play a card, or pass.
bf-prompt-acting = Choose your action, or play equipment first.
bf-prompt-before = { $odds ->
    [safe] { $seat } cannot miss. Play a card before the roll, or pass.
    [sure] { $seat } misses with a { $failing } alone. Play a card before the roll, or pass.
    [hopeless] { $seat } needs a { $needed }, which no die shows. Play a card before the roll, or pass.
   *[open] { $seat } needs a { $needed }. Play a card before the roll, or pass.
}
bf-prompt-before-you = { $odds ->
    [safe] You cannot miss. Play a card before you roll, or pass.
    [sure] You miss with a { $failing } alone. Play a card before you roll, or pass.
    [hopeless] You need a { $needed }, which no die shows. Play a card before you roll, or pass.
   *[open] You need a { $needed }. Play a card before you roll, or pass.
}
bf-prompt-after = { $roll ->
    [enough] { $seat } rolled a { $face }: enough, as it lies. Play a card, or pass.
    [failing] { $seat } rolled a { $face }, and that always fails. Play a card, or pass.
   *[short] { $seat } rolled a { $face } and needs a { $needed }. Play a card, or pass.
}
bf-prompt-after-you = { $roll ->
    [enough] You rolled a { $face }: enough, as it lies. Play a card, or pass.
    [failing] You rolled a { $face }, and that always fails. Play a card, or pass.
   *[short] You rolled a { $face } and need a { $needed }. Play a card, or pass.
}
bf-prompt-equipping = Play equipment, or go on.
bf-prompt-ending = The turn of { $seat } ends: play a card, or pass.
bf-prompt-ending-you = Your turn ends: play a card, or pass.
bf-prompt-restocking = Discard cards that you do not want; then draw as many.
bf-prompt-trimming = Too many cards: discard one.
bf-prompt-over = The game is over.
bf-prompt-reacting = { $seat } played { $card }. Answer it, or let it stand.
bf-prompt-reacting-you = You played { $card }. Answer it yourself, or let it stand.
bf-prompt-discard = Choose a card to discard.
bf-prompt-give = Choose a card to give.
bf-prompt-break = Choose the equipment that breaks.
bf-prompt-trim = Too much equipment: discard a piece.
bf-prompt-steal-equipment = Choose a piece of the equipment of { $other }.
bf-prompt-steal-bigfoot = Choose a bigfoot from the corral of { $other }.
bf-prompt-release = Choose the bigfoot that is released.
bf-prompt-swap-own = Choose the bigfoot that you give.
bf-prompt-swap-theirs = Choose the bigfoot that you get from { $other }.
bf-prompt-player = Choose a player.
bf-prompt-may = Do you want to?
bf-prompt-lift = Choose the card that goes on top.
bf-prompt-toss = Choose a card to discard, or none.
bf-prompt-salvage = Choose a card of the Thingies discard.
bf-prompt-profession = Choose a profession.
bf-waiting = { $count ->
    [one] Waiting for { $seat }.
   *[other] Waiting for { $count } players.
}

## What you can do

bf-action-pass = Pass
bf-action-done = Go on
bf-action-range = Range: draw a Woods card
bf-action-work = Work
bf-action-rummage = Rummage: draw Thingies
bf-action-restock = Restock: discard and draw as many
bf-action-retrain = Retrain: a random unused profession
bf-action-retrain-as = Retrain as { $profession }, and release { $woods }
bf-action-find = Range for { $woods }
bf-action-play = Play { $card }
bf-action-play-on = Play { $card } on { $target }
bf-action-equip = Equip { $card }
bf-action-equip-replacing = Equip { $card } in place of { $old }
bf-action-part = { $card }
bf-action-choose-equipment = { $card }
bf-action-choose-bigfoot = { $woods }
bf-action-salvage = Take { $card }
bf-action-choose-player = { $target }
bf-action-choose-place = { $place ->
    [0] The top card
   *[other] The card under { $place } others
}
bf-action-choose-profession = { $profession }
bf-action-yes = Yes
bf-action-no = No

## The log

bf-log-began = Round { $round }: { $seat }
bf-log-began-you = Round { $round }: you
bf-log-chose-range = { $seat } goes ranging.
bf-log-chose-range-you = You go ranging.
bf-log-chose-work = { $seat } goes to work.
bf-log-chose-work-you = You go to work.
bf-log-chose-rummage = { $seat } rummages.
bf-log-chose-rummage-you = You rummage.
bf-log-chose-restock = { $seat } restocks.
bf-log-chose-restock-you = You restock.
bf-log-chose-retrain = { $seat } retrains.
bf-log-chose-retrain-you = You retrain.
bf-log-chose-retrain-as = { $seat } retrains as { $profession }.
bf-log-chose-retrain-as-you = You retrain as { $profession }.
bf-log-chose-find = { $seat } goes after { $woods }.
bf-log-chose-find-you = You go after { $woods }.
bf-log-drew = { $seat } drew a card.
bf-log-drew-you = You drew { $card }.
bf-log-drew-known = { $seat } drew { $card }.
bf-log-played = { $seat } played { $card }.
bf-log-played-you = You played { $card }.
bf-log-played-on = { $seat } played { $card } on { $target }.
bf-log-played-on-you = You played { $card } on { $target }.
bf-log-cancelled = { $card } of { $seat } is cancelled.
bf-log-cancelled-you = Your { $card } is cancelled.
bf-log-redirected = { $card } of { $seat } is now aimed at { $target }.
bf-log-redirected-you = Your { $card } is now aimed at { $target }.
bf-log-equipped = { $seat } has { $card } in play.
bf-log-equipped-you = You have { $card } in play.
bf-log-discarded = { $seat } discarded { $card }.
bf-log-discarded-you = You discarded { $card }.
bf-log-broke = { $seat } lost { $card }.
bf-log-broke-you = You lost { $card }.
bf-log-revealed = { $source ->
    [at-large] { $seat } caught up with { $woods }.
   *[other] { $seat } found { $woods }.
}
bf-log-revealed-you = { $source ->
    [at-large] You caught up with { $woods }.
   *[other] You found { $woods }.
}
bf-log-rolled = { $seat } rolled a { $face }.
bf-log-rolled-you = You rolled a { $face }.
bf-log-turned = { $plus ->
    [0] The die now shows a { $face }.
   *[other] The die shows a { $face }, and { $plus } is added.
}
bf-log-captured = { $seat } captured { $woods }.
bf-log-captured-you = You captured { $woods }.
bf-log-beat = { $seat } beat { $woods }.
bf-log-beat-you = You beat { $woods }.
bf-log-lost = { $fled ->
    [true] { $seat } got away from { $woods }.
   *[false] { $woods } was too much for { $seat }.
}
bf-log-lost-you = { $fled ->
    [true] You got away from { $woods }.
   *[false] { $woods } was too much for you.
}
bf-log-scored = { $seat } scored { $points } VP.
bf-log-scored-you = You scored { $points } VP.
bf-log-released = { $seat } released { $woods }.
bf-log-released-you = You released { $woods }.
bf-log-moved-bigfoot = { $taker } got { $woods } from { $giver }.
bf-log-moved-card = { $taker } got a card from { $giver }.
bf-log-moved-card-known = { $taker } got { $card } from { $giver }.
bf-log-moved-equipment = { $taker } got { $card } from { $giver }.
bf-log-swapped-hands = { $seat } and { $other } swapped hands.
bf-log-held = { $seat } has a new card.
bf-log-held-you = You have { $card } now.
bf-log-saw = { $seat } looked at a card of { $hand }.
bf-log-saw-you = You saw { $card } in the hand of { $hand }.
bf-log-looked = { $seat } looked at a card of the { $pile ->
    [woods] Woods
   *[thingies] Thingies
}.
bf-log-looked-you = You saw { $found } on the { $pile ->
    [woods] Woods
   *[thingies] Thingies
}.
bf-log-lifted = { $seat } put a card on top of the { $pile ->
    [woods] Woods
   *[thingies] Thingies
}.
bf-log-lifted-you = You put a card on top of the { $pile ->
    [woods] Woods
   *[thingies] Thingies
}.
bf-log-tossed = { $seat } discarded { $found } from the { $pile ->
    [woods] Woods
   *[thingies] Thingies
}.
bf-log-tossed-you = You discarded { $found } from the { $pile ->
    [woods] Woods
   *[thingies] Thingies
}.
bf-log-shuffled = { $cards ->
    [one] The discard, 1 card, is the new Thingies pile.
   *[other] The discard, { $cards } cards, was shuffled into a new Thingies pile.
}
bf-log-enchanted = { $woods } rules the woods.
bf-log-disenchanted = No witch rules the woods any more.
bf-log-trained = { $seat } is now { $profession }.
bf-log-trained-you = You are now { $profession }.
bf-log-salvaged = { $seat } took { $card } from the discard.
bf-log-salvaged-you = You took { $card } from the discard.
bf-log-laid = The Woods pile is empty. Whoever is at large can be found again.
bf-log-ended-goal = The game is over: the goal is reached.
bf-log-ended-round-limit = The game is over after 60 rounds: most VP win.

## How it ended

bigfootses-end-goal = Enough VP in one corral.
bigfootses-end-round-limit = 60 rounds were played: most VP win.

## What a table can choose

option-first-player = Who takes the first turn?

## Why not

bf-refused-unknown-action = This game knows no such action.
bf-refused-no-such-card-or-player = There is no such card or player.
bf-refused-already-passed = You have passed. If somebody plays a card, you will be asked again.
bf-refused-already-worked = You have worked this turn.
bf-refused-card-not-in-hand = You do not hold that card.
bf-refused-equipment-full = { $slots ->
    [one] You may have 1 piece of equipment: say which one goes for it.
   *[other] You may have { $slots } pieces of equipment: say which one goes for it.
}
bf-refused-equipment-only-own-turn = Equipment is played in your own turn only.
bf-refused-equipment-played = You have played your equipment card of this turn.
bf-refused-game-over = The game is over.
bf-refused-modifier-after-roll = The die is cast: modifiers come before the roll.
bf-refused-modifier-before-encounter = Modifiers are for encounters, before the roll.
bf-refused-needs-encounter = That card is for encounters, and there is none.
bf-refused-needs-roll = That card changes a roll, and nobody has rolled yet.
bf-refused-needs-no-target = That card is not aimed at anybody.
bf-refused-needs-target = Say whom that card is aimed at.
bf-refused-no-bigfoot-there = There is no such bigfoot in that corral.
bf-refused-no-equipment-there = There is no such equipment.
bf-refused-no-such-player = There is no such player at this table.
bf-refused-not-against-this = That card does nothing against this one.
bf-refused-not-an-answer = That card only answers other cards.
bf-refused-not-at-large = That one is not at large.
bf-refused-not-at-yourself = Choose another player than yourself.
bf-refused-not-equipment = That card is no equipment.
bf-refused-equipment-is-displayed = Equipment is not played in a window, but before or after your action.
bf-refused-not-in-discard = That card is not in the Thingies discard.
bf-refused-not-looked-at = You have not looked at that card.
bf-refused-nothing-at-large = The Woods pile is empty: name one that is at large, if there is any.
bf-refused-no-need-to-replace = There is room: nothing has to go for it.
bf-refused-only-answers = Only cards that answer the played card fit now.
bf-refused-profession-taken = That profession is not free.
bf-refused-second-weapon = One weapon at a time: say which one goes for it.
bf-refused-target-gone = That target is gone: that player has nothing that this card is about.
bf-refused-work-points = With { $points } VP or more nobody works.
bf-refused-woods-not-empty = As long as there are cards in the Woods pile, you draw from it.
bf-refused-not-now-starting = Cards are played now that begin a turn: play one, or pass.
bf-refused-not-now-acting = Now you choose your action.
bf-refused-not-now-before = The roll is near: play a card, or pass.
bf-refused-not-now-after = The die has been rolled: play a card, or pass.
bf-refused-not-now-equipping = Now you may play equipment, or go on.
bf-refused-not-now-ending = The turn ends: play a card, or pass.
bf-refused-not-now-restocking = Now you discard cards for restocking, or go on.
bf-refused-not-now-trimming = Now you discard down to your hand limit.
bf-refused-not-now-reacting = Now the played card may be answered, or pass.
bf-refused-not-now-asked = A card asks you something: answer that first.

## Names of cards, and what the field guide says of them: Thingies

bf-card-walking-stick = Walking Stick of Authority
bf-flavour-walking-stick = Pointed at things, it makes them pay attention.
bf-card-bear-spray = Bear Spray, Mild
bf-flavour-bear-spray = The bear in the test panel called it “assertive, with a long finish”.
bf-card-snooze-blowpipe = Snooze Blowpipe
bf-flavour-snooze-blowpipe = Loaded with chamomile. Nobody has ever been hit by it and minded.
bf-card-skillet = Cast-Iron Skillet
bf-flavour-skillet = Breakfast, shield, argument.
bf-card-net-launcher = Net Launcher
bf-flavour-net-launcher = Range: twelve metres. Accuracy: enthusiastic.
bf-card-compass = Compass That Points at Snacks
bf-flavour-compass = North is a matter of opinion. Snacks are not.
bf-card-thermal-goggles = Thermal Goggles
bf-flavour-thermal-goggles = Everything warm glows. So do you, mostly from pride.
bf-card-trail-camera = Trail Camera
bf-flavour-trail-camera = Eleven thousand pictures of the same fern, and one elbow.
bf-card-call-blaster = Call Blaster
bf-flavour-call-blaster = Plays a lonely howl. Something always answers, usually a neighbour.
bf-card-cast-kit = Footprint Casting Kit
bf-flavour-cast-kit = Plaster, patience, and somewhere to put forty kilos of proof.
bf-card-drone = Slightly Haunted Drone
bf-flavour-drone = It refuses to land on unlucky numbers.
bf-card-backpack = Backpack with Forty Pockets
bf-flavour-backpack = The thing you need is in the thirty-ninth.
bf-card-good-boots = Boots, Properly Broken In
bf-flavour-good-boots = They know the way. Do not argue.
bf-card-safety-vest = High-Visibility Vest
bf-flavour-safety-vest = Wildlife respects a clipboard, but it fears a vest.
bf-card-padlocked-trunk = Padlocked Trunk
bf-flavour-padlocked-trunk = The key is in the trunk.
bf-card-lunch-box = Lunch Box of Many Layers
bf-flavour-lunch-box = Nobody has seen the bottom layer and come back hungry.
bf-card-energy-bar = Energy Bar
bf-flavour-energy-bar = Ingredients: oats, resolve.
bf-card-second-wind = Second Wind
bf-flavour-second-wind = It was behind the first one all along.
bf-card-loaded-lunch = Second Lunch
bf-flavour-loaded-lunch = Taken standing up, while running, uphill.
bf-card-ripe-sock = Ripe Sock Bait
bf-flavour-ripe-sock = Connoisseurs can tell the vintage from a mile away. So can everybody else.
bf-card-smoke-pot = Smoke Pot
bf-flavour-smoke-pot = When it clears, everyone has tactfully gone home.
bf-card-peace-sandwich = Sandwich of Persuasion
bf-flavour-peace-sandwich = Not one creature in the guide can fight with its mouth full.
bf-card-field-notes = Field Notes, Third Edition
bf-flavour-field-notes = Corrects the second edition, which was about mushrooms.
bf-card-thermos = Bottomless Thermos
bf-flavour-thermos = The bottom is under investigation.
bf-card-lost-property = Lost Property Box
bf-flavour-lost-property = One umbrella, one tuba, and exactly what you threw away last week.
bf-card-trail-map = Map by Somebody’s Uncle
bf-flavour-trail-map = Here be dragons. Here be also a decent car park.
bf-card-clover = Five-Leaf Clover
bf-flavour-clover = One better than the lucky one. Botanists disagree, quietly.
bf-card-gear-permit = Gear Permit, Stamped
bf-flavour-gear-permit = Stamped on both sides, by two offices that deny each other exist.
bf-card-firm-handshake = Firm Handshake
bf-flavour-firm-handshake = Steadies the dice, the nerves, and one elderly sasquatch.
bf-card-wrong-form = Wrong Form
bf-flavour-wrong-form = You want the green one. There is no green one.
bf-card-decaf = That Was Decaf
bf-flavour-decaf = A whole plan, and nothing behind it.
bf-card-wind-change = The Wind Has Changed
bf-flavour-wind-change = And with it, regrettably, the direction of everything you threw.
bf-card-borrowed = Borrowed, Permanently
bf-flavour-borrowed = A loan, in the sense in which winter borrows leaves.
bf-card-light-fingers = Light-Fingered Raccoon
bf-flavour-light-fingers = It has a tiny receipt.
bf-card-ants = Ants in the Provisions
bf-flavour-ants = They left the label.
bf-card-flat-tyre = Flat Tyre
bf-flavour-flat-tyre = The spare is also flat, but in a friendlier way.
bf-card-open-gate = Somebody Left the Gate Open
bf-flavour-open-gate = Nobody knows who. There are muddy prints, size nineteen.
bf-card-termites = Discerning Termites
bf-flavour-termites = They have eaten better. They say so.
bf-card-career-day = Career Day
bf-flavour-career-day = Try my job for an afternoon. Or a decade.
bf-card-mixed-bags = Mixed-Up Bags
bf-flavour-mixed-bags = They all look the same on the luggage carousel of life.
bf-card-pen-friends = Pen Friends
bf-flavour-pen-friends = They wrote to each other for years, on bark.
bf-card-better-snacks = Better Snacks Over Here
bf-flavour-better-snacks = Loyalty is a fine thing. So is toffee.
bf-card-tailwind = Tailwind
bf-flavour-tailwind = For once, uphill both ways is not how it went.
bf-card-fresh-tracks = Fresh Tracks
bf-flavour-fresh-tracks = Still warm. Still, somehow, going in circles.
bf-card-full-moon = Full Moon
bf-flavour-full-moon = Excellent light for looking, and for being looked at.
bf-card-snapped-twig = Snapped Twig
bf-flavour-snapped-twig = Every twig in the forest, saved up for this moment.
bf-card-moss-coat = Coat of Moss
bf-flavour-moss-coat = Very becoming. Very nearly a hedge.
bf-card-heavy-fog = Heavy Fog
bf-flavour-heavy-fog = Visibility: none. Atmosphere: ten out of ten.
bf-card-bad-mood = Got Out of the Wrong Side of the Den
bf-flavour-bad-mood = There is only one side. That is the problem.
bf-card-long-winter = Long Winter
bf-flavour-long-winter = It has not eaten, slept, or filed its claws since November.
bf-card-stage-fright = Stage Fright
bf-flavour-stage-fright = Suddenly your hands are enormous and belong to someone else.
bf-card-pep-talk = Pep Talk
bf-flavour-pep-talk = “You have trained for this.” You have not trained for this.

## Names of cards, and what the field guide says of them: Woods

bf-card-porch-lurker = Porch Lurker
bf-flavour-porch-lurker = Knows the schedule of every bin in the county.
bf-card-berry-thief = Berry Thief
bf-flavour-berry-thief = Leaves a thank-you note in juice.
bf-card-bashful-bracken = Bashful Brackenfoot
bf-flavour-bashful-bracken = Blushes audibly. Lends you its tools once you are friends.
bf-card-creek-wader = Creek Wader
bf-flavour-creek-wader = The original owner of the left boot.
bf-card-car-park-sasquatch = Car-Park Sasquatch
bf-flavour-car-park-sasquatch = Has a ticket from 1974. Bolts at the sight of a stick.
bf-card-lantern-shy = Lantern-Shy Loper
bf-flavour-lantern-shy = Every photograph of it is of a thumb.
bf-card-mossback = Northern Mossback
bf-flavour-mossback = Grows its own blanket. Waters it on Thursdays.
bf-card-whistler = Whistling Whatsit
bf-flavour-whistler = Its call keeps other things at a polite distance.
bf-card-camp-critic = Campsite Critic
bf-flavour-camp-critic = Two stars. The marshmallows lacked conviction.
bf-card-ridge-strider = Ridge Strider
bf-flavour-ridge-strider = Crosses three valleys in a morning and regrets none.
bf-card-snow-shuffler = Snow Shuffler
bf-flavour-snow-shuffler = Leaves no prints at all. On purpose. Drops things.
bf-card-fog-walker = Fog Walker
bf-flavour-fog-walker = Some say it is the fog.
bf-card-old-grey-knees = Old Grey Knees
bf-flavour-old-grey-knees = Predicts rain. Complains about it beforehand, to save time.
bf-card-timber-lad = Timber Lad
bf-flavour-timber-lad = Still growing. The trees are worried.
bf-card-midnight-yodeller = Midnight Yodeller
bf-flavour-midnight-yodeller = The echo has asked for better hours.
bf-card-the-tall-one = The Tall One
bf-flavour-the-tall-one = Measured once. The tape is still up there.
bf-card-pale-matriarch = Pale Matriarch
bf-flavour-pale-matriarch = Nobody in her company has ever left the gate open twice.
bf-card-mountain-itself = Possibly the Mountain
bf-flavour-mountain-itself = It has been looking at you since the car park.
bf-card-irate-goose = Irate Goose
bf-flavour-irate-goose = It has never lost an argument about whose path this is.
bf-card-raccoon-syndicate = Raccoon Syndicate
bf-flavour-raccoon-syndicate = Small hands, long memory, excellent lawyers.
bf-card-swamp-badger = Swamp Badger
bf-flavour-swamp-badger = Mostly swamp. The rest is opinion.
bf-card-antlered-owl = Antlered Owl
bf-flavour-antlered-owl = Nobody told it that it may only have one of those.
bf-card-moss-boar = Moss Boar
bf-flavour-moss-boar = Soft to look at. Do not only look at it from the front.
bf-card-night-moth = Enormous Night Moth
bf-flavour-night-moth = Owns every lamp in the valley and would like yours.
bf-card-jackalope-prime = Jackalope Prime
bf-flavour-jackalope-prime = The jackalope that other jackalopes deny.
bf-card-bog-serpent = Bog Serpent
bf-flavour-bog-serpent = Eleven metres of patience.
bf-card-ledger-mole = Ledger Mole
bf-flavour-ledger-mole = It has been through your receipts.
bf-card-thunder-elk = Thunder Elk
bf-flavour-thunder-elk = You hear it before the weather does.
bf-card-opinionated-bear = Bear with Opinions
bf-flavour-opinionated-bear = About tents, chiefly. It is against them.
bf-card-ridge-wyrm = Ridge Wyrm
bf-flavour-ridge-wyrm = Listed as a road on older maps.
bf-card-beaverfoot = Beaverfoot
bf-flavour-beaverfoot = Half bigfoot, half planning permission.
bf-card-owlfoot = Owlfoot
bf-flavour-owlfoot = Turns its head all the way round to be unimpressed by you.
bf-card-troutfoot = Troutfoot
bf-flavour-troutfoot = Runs upstream. On the bank.
bf-card-goatfoot = Goatfoot
bf-flavour-goatfoot = Ate the previous entry of this guide.
bf-card-moosefoot = Moosefoot
bf-flavour-moosefoot = Wide at the top, stubborn at the bottom.
bf-card-bearfoot = Bearfoot
bf-flavour-bearfoot = Twice the fur, half the patience.
bf-card-mist-hazel = Hazel of the Mist
bf-flavour-mist-hazel = Lends the woods her shawl. It is a big shawl.
bf-card-auntie-bounty = Auntie Bounty
bf-flavour-auntie-bounty = Pays for vermin, in full, by weight.
bf-card-mother-static = Mother Static
bf-flavour-mother-static = Dice do not like her hair.
bf-card-crone-of-forgetting = Crone of Forgetting
bf-flavour-crone-of-forgetting = What were you good at, dear?
bf-card-granny-larder = Granny Larder
bf-flavour-granny-larder = Nobody leaves her woods without a parcel.
bf-card-pocket-seamstress = The Pocket Seamstress
bf-flavour-pocket-seamstress = Sews pockets shut, for the good of the coat.
bf-card-alien-abduction = Alien Abduction
bf-flavour-alien-abduction = They take the best specimen, look at its teeth, and drop it three counties over.
bf-card-visiting-expert = Visiting Expert
bf-flavour-visiting-expert = Has written the book on this. It is a short book. Brings handouts.
bf-card-flash-flood = Flash Flood
bf-flavour-flash-flood = It was a lovely dry creek bed to camp in.
bf-card-park-picnic = Park Picnic
bf-flavour-park-picnic = A truce, in effect until the potato salad runs out.
bf-card-budget-review = Budget Review
bf-flavour-budget-review = Every paper clip must be accounted for, and two of them were.
bf-card-second-path = A Second Path
bf-flavour-second-path = It was not on the map, and now neither are you.

## Names of cards, and what the field guide says of them: Professions

bf-card-park-warden = Park Warden
bf-flavour-park-warden = Wears the hat indoors.
bf-card-humane-trapper = Humane Trapper
bf-flavour-humane-trapper = All traps have cushions and a suggestions box.
bf-card-tinkerer = Tinkerer
bf-flavour-tinkerer = Can mend anything that was not broken before.
bf-card-camp-cook = Camp Cook
bf-flavour-camp-cook = Every stew is the same stew, at different ages.
bf-card-retired-wrestler = Retired Wrestler
bf-flavour-retired-wrestler = Undefeated against furniture.
bf-card-wildlife-solicitor = Wildlife Solicitor
bf-flavour-wildlife-solicitor = Represents both sides, and the tree.
bf-card-nature-photographer = Nature Photographer
bf-flavour-nature-photographer = Waits. Sighs. Changes lens. Misses it.
bf-card-podcaster = Cryptid Podcaster
bf-flavour-podcaster = Two hundred episodes, one ad for mattresses.
bf-card-loss-adjuster = Loss Adjuster
bf-flavour-loss-adjuster = Has seen worse. Was also there for that.
bf-card-hermit = Hermit
bf-flavour-hermit = Moved out here for the quiet. Complains about the quiet.
