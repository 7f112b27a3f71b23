"""The contract zoo: four small games that use the contract in ways the real games do not.

They prove that nothing outside a game's own folder knows which game it is: bots, batches, tables,
records and the conformance suite take a zoo game like any other.
"""

from squatch.core.game import Game
from zoo import bids, moles, stack, tracks

ZOO: dict[str, Game] = {module.GAME.id: module.GAME for module in (moles, stack, tracks, bids)}
