"""The words that card effects are made of, as numbers; the names are those of deck files.

Two kinds of effects. A *standing* one changes a quantity that a rule has worked out, for as long as
its card is in force: that is how a card beats a rule, always and without exceptions. A *step* does
something once, when its trigger comes; several make a program.
"""

from typing import Final

from mypy_extensions import i64

# Thingies
EQUIPMENT: Final[i64] = 0
ITEM: Final[i64] = 1
SHENANIGAN: Final[i64] = 2
MODIFIER: Final[i64] = 3
THINGIE_CLASSES: Final = ("equipment", "item", "shenanigan", "modifier")

PLAIN: Final[i64] = 0
WEAPON: Final[i64] = 1
GADGET: Final[i64] = 2
SORTS: Final = ("plain", "weapon", "gadget")

# Woods
BIGFOOT: Final[i64] = 0
CREATURE: Final[i64] = 1
BIGFEATURE: Final[i64] = 2
WITCH_CARD: Final[i64] = 3
HAPPENING: Final[i64] = 4
WOODS_CLASSES: Final = ("bigfoot", "creature", "bigfeature", "witch", "happening")

# What is encountered, as a set of classes: a filter fits when the bit of the class is in it. Cards
# that apply to bigfootses or to creatures both apply to bigfeatures (B12).
AGAINST_BIGFOOT: Final[i64] = 5
AGAINST_CREATURE: Final[i64] = 6
AGAINST_BIGFEATURE: Final[i64] = 4
AGAINST_ANY: Final[i64] = 7
FILTERS: Final[dict[str, int]] = {"bigfoot": 5, "creature": 6, "bigfeature": 4, "any": 7}

# Cards of all three books have numbers of their own.
WOODS_CARD: Final[i64] = 62  # + kind
JOB_CARD: Final[i64] = 124  # + profession
MOST_JOBS: Final[i64] = 30
CARDS: Final[i64] = 154

# Quantities that standing effects change, each worked out by a rule first.
SKILL: Final[i64] = 0  # of the ranger, corral and die aside
NUMBER: Final[i64] = 1  # evasiveness or strength
CORRAL_BONUS: Final[i64] = 2  # for each bigfoot in the corral
FAILING: Final[i64] = 3  # the highest face that always fails
LEAST_FACE: Final[i64] = 4  # lower faces count as this one
SLOTS: Final[i64] = 5  # for equipment
WEAPONS: Final[i64] = 6  # at a time
HAND_LIMIT: Final[i64] = 7
RUMMAGE: Final[i64] = 8  # cards drawn by rummaging
TREASURE: Final[i64] = 9  # cards drawn for a creature or bigfeature
CREATURE_VP: Final[i64] = 10  # for beating a creature
BREAKAGE: Final[i64] = 11  # equipment lost with a battle
CATCH_DRAW: Final[i64] = 12  # cards drawn for a capture
LOSS_DRAW: Final[i64] = 13  # cards drawn after a failure
SHIELD: Final[i64] = 14  # above 0: others can neither take nor break the equipment
FENCE: Final[i64] = 15  # above 0: others can neither take nor release what is in the corral
WORK_LIMIT: Final[i64] = 16  # the VP at which nobody works any more
EQUIP_PLAYS: Final[i64] = 17  # equipment cards played a turn
QUANTITIES: Final = (
    "skill",
    "number",
    "corral-bonus",
    "failing-face",
    "least-face",
    "slots",
    "weapons",
    "hand-limit",
    "rummage",
    "treasure",
    "creature-vp",
    "breakage",
    "catch-draw",
    "loss-draw",
    "shield",
    "fence",
    "work-limit",
    "equip-plays",
)

# What a standing amount is multiplied with.
PER_ONE: Final[i64] = 0
PER_EQUIPMENT: Final[i64] = 1  # in play, this card included
PER_WEAPON: Final[i64] = 2
PER_GADGET: Final[i64] = 3
PER_BIGFOOT: Final[i64] = 4  # in the own corral
PERS: Final = ("once", "equipment", "weapon", "gadget", "bigfoot")

# When a standing effect is in force: while its Woods card is encountered, or while it is kept.
MET_SCOPE: Final[i64] = 0
KEPT_SCOPE: Final[i64] = 1

# Conditions, of the player that an effect is about.
ALWAYS: Final[i64] = 0
VP_BELOW: Final[i64] = 1
VP_FROM: Final[i64] = 2
HAND_BELOW: Final[i64] = 3
HAND_FROM: Final[i64] = 4
UNEQUIPPED: Final[i64] = 5
EQUIPPED_FROM: Final[i64] = 6
UNARMED: Final[i64] = 7
ARMED: Final[i64] = 8
HAS_GADGET: Final[i64] = 9
WITCHED: Final[i64] = 10  # a witch is in force
UNWITCHED: Final[i64] = 11
CORRAL_BELOW: Final[i64] = 12  # bigfootses in the corral
CORRAL_FROM: Final[i64] = 13
LEADING: Final[i64] = 14  # nobody has more VP
TRAILING: Final[i64] = 15  # nobody has fewer VP
CONDITIONS: Final = (
    "always",
    "vp-below",
    "vp-from",
    "hand-below",
    "hand-from",
    "unequipped",
    "equipped-from",
    "unarmed",
    "armed",
    "has-gadget",
    "witched",
    "unwitched",
    "corral-below",
    "corral-from",
    "leading",
    "trailing",
)
COUNTED_CONDITIONS: Final = frozenset(
    ("vp-below", "vp-from", "hand-below", "hand-from", "equipped-from", "corral-below",
     "corral-from")
)  # fmt: skip

# Whom a step is about.
YOU: Final[i64] = 0
TARGET: Final[i64] = 1
RANGER: Final[i64] = 2  # whose turn it is
EVERYONE_: Final[i64] = 3
OTHERS: Final[i64] = 4
WHOS: Final = ("you", "target", "ranger", "everyone", "others")

# Triggers of programs.
ON_PLAY: Final[i64] = 0  # Thingies; of a profession: its work
ON_REVEAL: Final[i64] = 1  # Woods
ON_CATCH: Final[i64] = 2  # captured or beaten
ON_ESCAPE: Final[i64] = 3
TRIGGERS: Final[i64] = 4
LOST_TO_CREATURE: Final[i64] = 616  # programs of the rules themselves, after those of all cards
LOST_TO_BIGFEATURE: Final[i64] = 617
PROGRAMS: Final[i64] = 618

# Steps.
DO_SKILL: Final[i64] = 0  # the ranger's skill, for this encounter
DO_NUMBER: Final[i64] = 1  # evasiveness or strength, for this encounter
DO_REROLL: Final[i64] = 2
DO_DIE_PLUS: Final[i64] = 3
DO_DIE_SET: Final[i64] = 4
DO_DIE_LEAST: Final[i64] = 5
DO_WIN: Final[i64] = 6
DO_FLEE: Final[i64] = 7
DO_DRAW: Final[i64] = 8
DO_DISCARD: Final[i64] = 9
DO_LOSE_BY_CHANCE: Final[i64] = 10
DO_GIVE: Final[i64] = 11
DO_STEAL: Final[i64] = 12
DO_STEAL_GEAR: Final[i64] = 13
DO_STEAL_FOOT: Final[i64] = 14
DO_SWAP_HANDS: Final[i64] = 15
DO_SWAP_GEAR: Final[i64] = 16
DO_SWAP_FEET: Final[i64] = 17
DO_SWAP_JOBS: Final[i64] = 18
DO_BREAK: Final[i64] = 19  # the victim chooses
DO_WRECK: Final[i64] = 20  # you choose
DO_LOSE_BATTLE: Final[i64] = 21  # break, or without equipment discard: a rule's own step
DO_ACTION: Final[i64] = 22
DO_IDLE: Final[i64] = 23
DO_CANCEL: Final[i64] = 24
DO_REDIRECT: Final[i64] = 25
DO_LOOK: Final[i64] = 26
DO_LOOK_WOODS: Final[i64] = 27
DO_LIFT: Final[i64] = 28  # one of the cards looked at goes on top
DO_LIFT_WOODS: Final[i64] = 29
DO_TOSS: Final[i64] = 30  # one of the cards looked at may be discarded
DO_TOSS_WOODS: Final[i64] = 31
DO_LOOK_HAND: Final[i64] = 32
DO_SALVAGE: Final[i64] = 33  # take from the Thingies discard
DO_RELEASE: Final[i64] = 34  # the owner of the corral chooses
DO_RETRAIN: Final[i64] = 35
DO_CHOOSE_PLAYER: Final[i64] = 36
DO_MAY: Final[i64] = 37
DO_BANISH: Final[i64] = 38  # the witch leaves
DO_EQUIP: Final[i64] = 39  # more equipment may be played this turn
STEPS: Final = (
    "skill",
    "number",
    "reroll",
    "die-plus",
    "die-set",
    "die-least",
    "win",
    "flee",
    "draw",
    "discard",
    "lose-by-chance",
    "give",
    "steal",
    "steal-equipment",
    "steal-bigfoot",
    "swap-hands",
    "swap-equipment",
    "swap-bigfootses",
    "swap-professions",
    "break",
    "wreck",
    "lose-battle",
    "action",
    "idle",
    "cancel",
    "redirect",
    "look",
    "look-woods",
    "lift",
    "lift-woods",
    "toss",
    "toss-woods",
    "look-hand",
    "salvage",
    "release",
    "retrain",
    "choose-player",
    "may",
    "banish",
    "equip",
)

# When a card can be played from the hand: what its steps need.
ANY_WINDOW: Final[i64] = 0
IN_ENCOUNTER: Final[i64] = 1  # before or after the roll
BEFORE_ROLL: Final[i64] = 2
AFTER_ROLL: Final[i64] = 3
IN_REACTION: Final[i64] = 4
TIMINGS: Final = ("any", "encounter", "before-roll", "after-roll", "reaction")

# What the target of a card has to have.
NEEDS_NOTHING: Final[i64] = 0
NEEDS_HAND: Final[i64] = 1
NEEDS_GEAR: Final[i64] = 2  # that may be taken or broken
NEEDS_BIGFOOT: Final[i64] = 3  # that may be taken or released
