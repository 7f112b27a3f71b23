"""Games that tests play and keep, as a table does."""

from squatch.core.chance import Chance
from squatch.core.game import Deck, Game, Options
from squatch.core.record import Record, Step, make_record, set_up, take
from squatch.core.seal import Seal, Sealed


class Recorder:
    """Plays a game and keeps its record.

    The chance is that of a seal or else the given source; exactly one of them is to be given.
    """

    def __init__(
        self,
        game: Game,
        seats: int,
        *,
        options: Options | None = None,
        deck: Deck | None = None,
        seal: Seal | None = None,
        chance: Chance | None = None,
    ) -> None:
        self._game = game
        self._options = options
        self._deck = deck
        self._seal = seal
        self._chance = chance
        step = set_up(game, seats, self._source(0), options=options, deck=deck)
        self._opening = step.state
        self.state = step.state
        self.entries = [step.entry]

    def act(self, seat: int, code: int) -> Step:
        """Carry out and keep an action. Raises IllegalAction; nothing is kept then."""
        step = take(self._game, self.state, seat, code, self._source(len(self.entries)))
        self.state = step.state
        self.entries.append(step.entry)
        return step

    def record(self) -> Record:
        """The record so far."""
        return make_record(
            self._game,
            self._opening,
            self.entries,
            self.state,
            options=self._options,
            deck=self._deck,
            seal=self._seal,
        )

    def _source(self, number: int) -> Chance:
        if self._seal is not None:
            return Sealed(self._seal, number)
        if self._chance is None:
            raise ValueError("a recorder needs a seal or a chance")
        return self._chance
