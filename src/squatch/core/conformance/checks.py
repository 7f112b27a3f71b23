"""What must hold of a state between two steps; the name of the check is in the error."""

from __future__ import annotations

import msgspec

from squatch.core.chance import Fast
from squatch.core.conformance.trial import RASHNESS, Trial, pick
from squatch.core.errors import IllegalAction
from squatch.core.journal import EVERYONE, Journal, Row
from squatch.core.playout import Playout, fingerprint
from squatch.core.record import audiences
from squatch.core.state import TRUTH, State, seats_of

SAMPLED_CODES = 24  # of a legal set, for checks that look at single codes
SAMPLED_REFUSALS = 4
FARTHEST_CODE = 2**62


def check_conserved(trial: Trial, state: State, expected: object, step: int) -> None:
    """What the game's test says is conserved is what it was at the start."""
    if trial.conserved is not None:
        trial.equal(trial.conserved(state), expected, "conserved", step, "cards")


def check_legal(trial: Trial, state: State, step: int) -> None:
    """Legal sets are sorted and unique, and empty exactly for seats that owe no decision."""
    pending = seats_of(state.pending())
    trial.require(
        all(seat < trial.seats for seat in pending), "pending", step, f"pending seats {pending}"
    )
    for seat in range(trial.seats):
        codes = state.legal(seat)
        what = f"seat {seat} (pending: {pending}) has {codes[:40]}"
        trial.require(bool(codes) == (seat in pending), "legal-empty", step, what)
        trial.require(codes == sorted(set(codes)), "legal-sorted", step, what)
    first = state.to_act()
    fits = first in pending if pending else first == -1
    trial.require(fits, "to-act", step, f"seat {first} goes first, pending are {pending}")


def check_public(trial: Trial, state: State, step: int) -> None:
    """Who is asked, in which order, and how it ended follows from what any audience has seen."""
    for audience in audiences(trial.seats):
        seen = state.seen(audience)
        trial.equal(seen.audience, audience, "seen-audience", step, "audience")
        trial.equal(
            seen.pending(), state.pending(), "pending-public", step, f"pending, seen by {audience}"
        )
        trial.equal(
            seen.to_act(), state.to_act(), "pending-public", step, f"to_act, seen by {audience}"
        )
        game = trial.game
        trial.equal(
            (game.in_any_order(seen), game.turns(seen)),
            (game.in_any_order(state), game.turns(state)),
            "pending-public",
            step,
            f"in_any_order and turns, seen by {audience}",
        )
        trial.equal(
            repr(seen.outcome()),
            repr(state.outcome()),
            "outcome-public",
            step,
            f"outcome, seen by {audience}",
        )
        if audience >= 0:
            trial.equal(
                seen.legal(audience),
                state.legal(audience),
                "legal-seen",
                step,
                f"legal codes of seat {audience}, seen by itself and truly",
            )


def check_outcome(trial: Trial, state: State, step: int) -> None:
    """An outcome at the end and only there, with a known reason, and utilities from -1 to 1."""
    outcome = state.outcome()
    over = state.pending() == 0
    trial.require(
        (outcome is not None) == over, "outcome", step, f"outcome {outcome} while over is {over}"
    )
    if outcome is None:
        return
    known = outcome.reason in trial.game.end_reasons
    trial.require(known, "outcome", step, f"end reason {outcome.reason!r} is not declared")
    seats = set(range(trial.seats))
    trial.require(
        len(outcome.scores) == len(outcome.utility) == trial.seats
        and set(outcome.winners) <= seats
        and len(set(outcome.winners)) == len(outcome.winners)
        and all(-1.0 <= utility <= 1.0 for utility in outcome.utility),
        "outcome",
        step,
        f"{outcome} with utilities {outcome.utility}",
    )


def check_refusals(trial: Trial, state: State, dice: Fast, step: int) -> None:
    """What is not legal is refused with a message, and leaves no trace."""
    for seat in range(-1, trial.seats + 1):
        legal = state.legal(seat) if 0 <= seat < trial.seats else []
        for code in illegal_codes(trial, state, legal, dice):
            before = state.save()
            journal = Journal()
            what = f"code {code} of seat {seat}"
            try:
                state.apply(seat, code, Fast(0), journal)
            except IllegalAction as error:
                trial.require(bool(error.message.id), "refused", step, f"{what}: no message")
            else:
                trial.fail("refused", step, f"{what} was carried out; expected IllegalAction")
            trial.equal(state.save(), before, "refused", step, f"{what} changed the state")
            trial.equal(len(journal), 0, "refused", step, f"{what} was told of")


def illegal_codes(trial: Trial, state: State, legal: list[int], dice: Fast) -> list[int]:
    """Some codes that a seat with these legal codes may not play; most are legal for others."""
    others = [code for seat in range(trial.seats) for code in state.legal(seat)]
    near = [code + 1 for code in legal] + [code - 1 for code in legal]
    wrong = sorted({*others, *near, -1, 0, FARTHEST_CODE} - set(legal))
    return [pick(dice, wrong) for _ in range(SAMPLED_REFUSALS)]


def check_actions(trial: Trial, state: State, dice: Fast, step: int) -> None:
    """Code, typed action and JSON stand for each other."""
    game = trial.game
    for seat in seats_of(state.pending()):
        codes = state.legal(seat)
        for code in codes if len(codes) <= SAMPLED_CODES else _some(dice, codes):
            action = game.action_of(code)
            trial.equal(game.code_of(action), code, "action-codec", step, f"code of {action}")
            data = msgspec.json.encode(action)
            again = msgspec.json.decode(data, type=game.actions)
            trial.equal(again, action, "action-codec", step, f"JSON {data!r}")


def _some(dice: Fast, codes: list[int]) -> list[int]:
    return [pick(dice, codes) for _ in range(SAMPLED_CODES)]


def check_no_action(trial: Trial) -> None:
    """A number that is no code is a ValueError, not some action."""
    try:
        action = trial.game.action_of(-1)
    except ValueError:
        return
    trial.fail("action-codec", 0, f"action_of(-1) is {action}; expected ValueError")


def check_events(trial: Trial, journal: Journal, step: int) -> None:
    """Every row has a typed form, and that of a hidden secret has None for it."""
    whole = journal.rows()
    for audience in audiences(trial.seats):
        for row, told in zip(whole, journal.told(audience), strict=True):
            _check_event(trial, row, told, step)


def _check_event(trial: Trial, row: Row, told: Row, step: int) -> None:
    game = trial.game
    event = game.event_of(told)
    data = msgspec.json.encode(event)
    again = msgspec.json.decode(data, type=game.events)
    trial.equal(again, event, "event-codec", step, f"JSON {data!r}")
    trial.equal(game.row_of(event), told, "event-codec", step, f"row of {event}")
    if not told.known:
        full = msgspec.to_builtins(game.event_of(row._replace(audience=EVERYONE)))
        shown = msgspec.to_builtins(event)
        hidden = [field for field in full if full[field] != shown.get(field)]
        trial.require(
            bool(hidden) and all(shown.get(field) is None for field in hidden),
            "event-secrecy",
            step,
            f"{event} of somebody who may not know {full}: expected None for what is secret",
        )


def check_views(trial: Trial, state: State, step: int) -> None:
    """A view says all that an audience has seen, and comes back from JSON."""
    game = trial.game
    for audience in audiences(trial.seats):
        seen = state.seen(audience)
        before = seen.save()
        data = msgspec.json.encode(game.view(seen))
        trial.equal(seen.save(), before, "view-codec", step, f"the view of {audience} changed seen")
        again = game.parse_view(msgspec.json.decode(data, type=game.views), trial.deck)
        trial.equal(again.save(), before, "view-codec", step, f"parsed view of {audience}")
        dealt = seen.deal(Fast(trial.seed, 2))
        trial.equal(
            again.deal(Fast(trial.seed, 2)).save(),
            dealt.save(),
            "deal-from-view",
            step,
            f"deal for {audience} from its view and from seen: seen holds more than its view",
        )


def check_saves(trial: Trial, state: State, step: int) -> None:
    """Saved and restored states are equal: whole ones, and what anybody has seen."""
    for each in (state, *(state.seen(audience) for audience in audiences(trial.seats))):
        saved = each.save()
        again = trial.game.restore(saved, trial.deck)
        trial.equal(again.save(), saved, "save", step, f"restored (audience {each.audience})")
        trial.equal(again.pending(), each.pending(), "save", step, "pending of the restored")
        trial.equal(fingerprint(again), fingerprint(each), "save", step, "fingerprints")


def check_deals(trial: Trial, state: State, dice: Fast, expected: object, step: int) -> None:
    """A dealt world agrees with what was seen, keeps all cards, and can be played to an end."""
    for audience in audiences(trial.seats):
        seen = state.seen(audience)
        before = seen.save()
        dealt = seen.deal(Fast(dice.word(), 3))
        what = f"dealt for {audience}"
        trial.equal(seen.save(), before, "deal", step, f"{what}: seen was changed")
        trial.equal(dealt.audience, TRUTH, "deal", step, f"{what}: audience")
        trial.equal(dealt.seen(audience).save(), before, "deal", step, f"{what}: seen")
        check_conserved(trial, dealt, expected, step)
        check_legal(trial, dealt, step)


def check_dealt_play(trial: Trial, state: State, dice: Fast, step: int) -> None:
    """One dealt world, played to its end."""
    audience = dice.below(trial.seats + 1) - 1
    dealt = state.seen(audience).deal(dice)
    ended = Playout(RASHNESS).run(dealt, Fast(dice.word(), 4), trial.most_decisions)
    trial.require(ended, "bounded", step, f"a world dealt for {audience} does not end")


def check_instinct(trial: Trial, state: State, dice: Fast, step: int) -> None:
    """The heuristic player answers with a legal code, always the same for the same dice."""
    for seat in seats_of(state.pending()):
        seen = state.seen(seat)
        before = seen.save()
        seed = dice.word()
        code = trial.game.instinct(seen, Fast(seed))
        legal = state.legal(seat)
        trial.require(code in legal, "instinct", step, f"seat {seat} plays {code} of {legal[:40]}")
        trial.equal(seen.save(), before, "instinct", step, "what was seen was changed")
        trial.equal(trial.game.instinct(seen, Fast(seed)), code, "instinct", step, "same dice")
