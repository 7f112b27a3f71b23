"""Squatch: card games of hidden information, to play, to simulate and to write bots for."""

from pathlib import Path

from squatch import _compiled

__version__ = "0.1.0"
__all__ = ["__version__", "compiled"]

_IN_USE = _compiled.choose(Path(__file__).parent)


def compiled() -> bool:
    """Return whether the game loops run as compiled modules in this process."""
    return _IN_USE
