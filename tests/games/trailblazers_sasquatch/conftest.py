"""Every test that lays a table runs three times: as it is, saved and restored, done twice."""

from collections.abc import Callable
from functools import partial

import pytest

from games.trailblazers_sasquatch.tabletop import Table, lay
from squatch.core.conformance import STEPPERS, Stepper


@pytest.fixture(params=list(STEPPERS))
def table(request: pytest.FixtureRequest) -> Callable[..., Table]:
    """Lays a table whose actions are carried out in one of the ways there are."""
    stepper: Stepper = STEPPERS[request.param]
    return partial(lay, stepper=stepper)
