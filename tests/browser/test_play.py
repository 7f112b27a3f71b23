"""Whole games, as people play them."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.people import Person, play_to_the_end
from browser.setting import Guests

pytestmark = pytest.mark.browser

FRIEND = "A friend"
BOT = "Bot: Random"


def test_two_people_on_two_devices_play_to_the_end(guests: Guests) -> None:
    host, friend = guests.come("Robin", 1), guests.come("Maren", 2, phone=True)
    host.open_table([FRIEND])
    friend.join(host.link())
    host.start()
    friend.expect_table()
    assert play_to_the_end([host, friend]) > 4
    for person in (host, friend):
        expect(person.page.get_by_role("dialog")).to_contain_text("Maren")
        assert not _scrolls_sideways(person)


def test_three_people_and_a_bot_see_the_same_winner(guests: Guests) -> None:
    people = [guests.come(name, seed) for seed, name in enumerate(("Robin", "Maren", "Otis"))]
    people[0].open_table([FRIEND, FRIEND, BOT], late=True)
    for person in people[1:]:
        person.join(people[0].link())
    people[0].start()
    for person in people[1:]:
        person.expect_table()
    play_to_the_end(people)
    scores = {person.page.get_by_label("Scores").inner_text() for person in people}
    assert len(scores) == 1


def test_reload_in_mid_move_keeps_the_question(guests: Guests) -> None:
    person = guests.come("Robin", 3)
    person.open_table([BOT, BOT], first_buyer=1)
    person.start()
    person.hand.first.wait_for()
    hand = person.hand.all_inner_texts()
    question = person.question
    assert question is not None
    person.pick(2)
    person.page.reload()
    person.expect_table()
    assert person.question == question
    assert person.hand.all_inner_texts() == hand
    assert person.page.locator(".hand [aria-pressed=true]").count() == 0
    person.decide()
    assert play_to_the_end([person]) > 1


def test_playing_again_among_bots_begins_at_once(guests: Guests) -> None:
    person = guests.come("Robin", 6)
    person.open_table([BOT])
    person.start()
    play_to_the_end([person])
    finished = person.page.url
    person.page.get_by_role("button", name="Play again").click()
    person.page.wait_for_url(lambda url: url != finished)
    person.expect_table()


def test_a_click_in_vain_says_why(guests: Guests) -> None:
    person = guests.come("Robin", 4)
    person.open_table([BOT, BOT], first_buyer=0)
    person.start()
    person.hand.first.click()
    expect(person.page.get_by_role("alert")).to_contain_text("not needed for this decision")


def test_escape_puts_a_thingamabob_away_and_closes_the_log(guests: Guests) -> None:
    person = guests.come("Robin", 5, phone=True)
    person.open_table([BOT, BOT], first_buyer=0)
    person.start()
    log = person.page.get_by_role("complementary", name="Log")
    person.page.get_by_role("button", name="Latest:").click()
    expect(log).to_be_visible()
    expect(log.get_by_role("log")).to_contain_text("You drew")
    person.page.keyboard.press("Escape")
    expect(log).not_to_be_visible()


def _scrolls_sideways(person: Person) -> bool:
    return bool(person.page.evaluate("document.documentElement.scrollWidth > innerWidth"))
