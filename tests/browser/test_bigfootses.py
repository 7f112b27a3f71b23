"""Whole games of Bigfootses, as people play them."""

from __future__ import annotations

from typing import Literal

import pytest
from playwright.sync_api import expect

from browser.people import ASKED_OR_OVER, play_to_the_end
from browser.rangers import Ranger
from browser.setting import Guests
from browser.test_accessible import stray_text, violations

pytestmark = pytest.mark.browser

FRIEND = "A friend"
BOT = "Bot: Instinct"
MOST_DECISIONS = 40


def come(guests: Guests, name: str, seed: int, *, phone: bool = False) -> Ranger:
    return Ranger(guests.come(name, phone=phone).page, name, seed)


def alone_with_bots(ranger: Ranger, bots: int = 2) -> None:
    ranger.open_bigfootses([BOT] * bots)
    ranger.start()


def test_two_people_and_a_bot_play_to_the_end_and_a_shenanigan_is_cancelled(
    brisk_guests: Guests,
) -> None:
    host = come(brisk_guests, "Robin", 1)
    friend = come(brisk_guests, "Maren", 2, phone=True)
    host.open_bigfootses([FRIEND, BOT])
    friend.join(host.link())
    host.start()
    friend.expect_table()
    assert play_to_the_end([host, friend]) > 10
    assert not scrolls_sideways(friend)
    scores = {one.page.get_by_label("Scores").inner_text() for one in (host, friend)}
    assert len(scores) == 1
    host.page.keyboard.press("Escape")
    assert host.cancelled_shenanigans


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_axe_finds_nothing(guests: Guests, phone: bool, theme: Literal["light", "dark"]) -> None:
    visitor = guests.come("Robin", phone=phone, theme=theme)
    ranger = Ranger(visitor.page, "Robin", 7)
    alone_with_bots(ranger)
    seen: set[str] = set()
    for _decision in range(MOST_DECISIONS):
        ranger.page.wait_for_function(ASKED_OR_OVER)
        if ranger.finished:
            break
        if ranger.sight not in seen:
            seen.add(ranger.sight)
            assert (ranger.sight, violations(ranger)) == (ranger.sight, [])
            assert hand_in_sight(ranger)
            assert not scrolls_sideways(ranger)
        ranger.decide()
    assert len(seen) > 3


def test_axe_finds_nothing_in_what_opens(brisk_guests: Guests) -> None:
    ranger = come(brisk_guests, "Robin", 9, phone=True)
    alone_with_bots(ranger)
    page = ranger.page
    ranger.look_at_hand()
    assert violations(ranger) == []
    page.keyboard.press("Escape")
    for opener in (
        page.locator(".rival").first.get_by_role("button").first,
        page.get_by_role("button", name="Thingies"),
        page.get_by_role("button", name="Open the log"),
    ):
        opener.click()
        expect(page.locator("dialog[open], .drawer.open").first).to_be_visible()
        assert violations(ranger) == []
        page.keyboard.press("Escape")
        expect(page.locator("dialog[open]")).to_have_count(0)


def test_no_text_bypasses_the_catalogue(guests: Guests) -> None:
    ranger = come(guests, "Robin", 8)
    alone_with_bots(ranger)
    ranger.page.goto(f"{ranger.page.url}?lang=en-XA")
    ranger.page.locator(".table").wait_for()
    assert stray_text(ranger) == []
    ranger.look_at_hand()
    assert stray_text(ranger) == []


def test_every_card_can_be_looked_at(guests: Guests) -> None:
    ranger = come(guests, "Robin", 3)
    alone_with_bots(ranger)
    dialog = ranger.page.get_by_role("dialog")
    ranger.look_at_hand()
    expect(dialog.locator(".text")).not_to_be_empty()
    ranger.page.keyboard.press("Escape")
    for card in (
        ranger.page.locator(".job-zone .bf-card"),
        ranger.page.get_by_role("log").get_by_role("button").first,
    ):
        card.click()
        expect(dialog.locator(".text")).not_to_be_empty()
        ranger.page.keyboard.press("Escape")
        expect(dialog).to_be_hidden()
    ranger.page.locator(".rival").first.get_by_role("button").first.click()
    dialog.get_by_role("button").nth(1).click()
    expect(dialog.locator(".text")).not_to_be_empty()


def test_a_card_is_played_from_its_picture(brisk_guests: Guests) -> None:
    ranger = come(brisk_guests, "Robin", 6)
    alone_with_bots(ranger)
    for _decision in range(MOST_DECISIONS):
        ranger.page.wait_for_function(ASKED_OR_OVER)
        if ranger.play_from_picture():
            return
        ranger.decide()
    pytest.fail("no card could be played")


def test_a_wish_not_to_be_asked_is_kept_by_server_and_browser(guests: Guests) -> None:
    ranger = come(guests, "Robin", 4)
    alone_with_bots(ranger)
    stops = ranger.page.locator("aside details")
    stops.locator("summary").click()
    stops.get_by_label("only in my own turn").check()
    expect(stops.locator("summary")).to_contain_text("only in my own turn")
    ranger.page.reload()
    ranger.expect_table()
    expect(stops.locator("summary")).to_contain_text("only in my own turn")


def test_turns_by_keyboard_alone(guests: Guests) -> None:
    ranger = come(guests, "Robin", 5)
    alone_with_bots(ranger)
    for _decision in range(6):
        ranger.page.wait_for_function(ASKED_OR_OVER)
        before = ranger.question
        wanted = (ranger.choices if ranger.choices.count() > 0 else ranger.parting).last
        wanted.focus()
        ranger.page.keyboard.press("Enter")
        if ranger.armed:
            ranger.page.keyboard.press("Escape")
            expect(ranger.page.get_by_role("button", name="Put it back")).to_be_hidden()
            ranger.decide()
        ranger.page.wait_for_function(
            "before => document.querySelector('.table')?.dataset.question !== before", arg=before
        )


def scrolls_sideways(ranger: Ranger) -> bool:
    return bool(ranger.page.evaluate("document.documentElement.scrollWidth > innerWidth"))


def hand_in_sight(ranger: Ranger) -> bool:
    return bool(
        ranger.page.evaluate(
            "document.querySelector('.hand').getBoundingClientRect().bottom <= innerHeight"
        )
    )
