"""The build backend: hatchling's, with one addition.

Hatchling asks its hooks for build requirements without saying what is going to be built. Compiling
needs mypy, an editable install (which runs the sources) does not; so it is asked for here, where
the two are told apart.
"""

from hatchling import build as hatchling
from hatchling.build import *  # noqa: F403 - the other entry points are hatchling's own

from building import native


def get_requires_for_build_wheel(  # type: ignore[no-redef] # takes the place of hatchling's
    config_settings: dict[str, object] | None = None,
) -> list[str]:
    """Return what hatchling and its hooks need, and what compiling needs where it is possible."""
    return [*hatchling.get_requires_for_build_wheel(config_settings), *native.requirements()]
