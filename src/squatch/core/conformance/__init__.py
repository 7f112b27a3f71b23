"""Does a game keep the contract? For the authors of games, in this package and in others.

Two functions play random games and raise ConformanceError, an AssertionError, for the first fault:
`check_conformance` checks everything at every step, `check_twin_worlds` looks for secrets that get
out. The error names the check, the seed and the step. `STEPPERS` run a rules suite again with save-
and-restore and with undo-and-redo after each step.
"""

from squatch.core.conformance.steps import STEPPERS, Stepper
from squatch.core.conformance.suite import Report, check_conformance
from squatch.core.conformance.trial import ConformanceError, Conserved, every_options
from squatch.core.conformance.twins import TwinReport, check_twin_worlds

__all__ = [
    "STEPPERS",
    "ConformanceError",
    "Conserved",
    "Report",
    "Stepper",
    "TwinReport",
    "check_conformance",
    "check_twin_worlds",
    "every_options",
]
