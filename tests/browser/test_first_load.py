"""What the page weighs when somebody comes for the first time."""

from __future__ import annotations

import pytest
from playwright.sync_api import Request, expect

from browser.setting import Guests

pytestmark = pytest.mark.browser

MOST_BYTES = 150_000


def test_home_is_light_with_fonts_and_posters(guests: Guests) -> None:
    person = guests.come("Robin")
    came: list[Request] = []
    # Playwright marks its listeners, which a method of a list does not bear.
    person.page.on("requestfinished", lambda request: came.append(request))  # noqa: PLW0108
    person.page.goto("/", wait_until="networkidle")
    expect(person.page.get_by_role("article").first).to_be_visible()
    sizes = {one.url.rsplit("/", 1)[-1]: one.sizes() for one in came}
    weight = sum(one["responseBodySize"] + one["responseHeadersSize"] for one in sizes.values())
    assert any(name.endswith(".woff2") for name in sizes)
    assert any(name.startswith("poster") for name in sizes)
    assert weight < MOST_BYTES, sizes
