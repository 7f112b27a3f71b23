"""Following a link: wrong, late, too late, two at once, and with names that cannot be."""

import asyncio

import httpx
import pytest

from server.serving import Browser, party


async def refusal(browser: Browser, invite: str, name: str = "Eve") -> tuple[int, str]:
    """What somebody is told who wants to join."""
    answer: httpx.Response = await browser.post(f"/api/invites/{invite}/join", {"name": name})
    error = answer.json()["error"]
    assert error["text"][-1] == "."  # a sentence
    return answer.status_code, error["id"]


@pytest.mark.parametrize("invite", ["0" * 32, "0", "%20", "a" * 5000])
async def test_a_wrong_link(ada: Browser, invite: str) -> None:
    assert await refusal(ada, invite) == (404, "server-error-unknown-invite")
    assert (await ada.get(f"/api/invites/{invite}")).status_code == 404


async def test_a_link_to_a_game_that_has_begun_or_ended_shows_it_and_lets_watch(url: str) -> None:
    async with party(url, "zoo-bids", 2) as two, Browser(url) as eve:
        for phase, error in (("playing", "table-error-begun"), ("finished", "table-error-over")):
            shown = (await eve.get(f"/api/invites/{two.invite}")).json()
            assert (shown["phase"], shown["your_seat"]) == (phase, None)
            assert await refusal(eve, two.invite) == (409, error)
            async with eve.socket(shown["id"]) as watching:
                await watching.resume()
                assert watching.position["question"] is None
                assert watching.info["invite"] is None
            await two.play_out()


async def test_a_seat_is_not_what_a_link_gives_twice(url: str, ada: Browser) -> None:
    """The invitation is not the seat: who only has the link cannot act for who sits there."""
    async with party(url, "zoo-bids", 2) as two, Browser(url) as eve:
        async with eve.socket(two.table) as socket:
            await socket.resume()
            await socket.act({"type": "do", "verb": "bid", "value": 1}, question=1)
            assert await socket.refusal() == "table-error-not-seated"
        leave = await eve.post(f"/api/tables/{two.table}/leave")
        assert leave.status_code == 403


async def test_who_comes_second_to_the_last_seat_is_told_so_and_can_watch(
    url: str, ada: Browser
) -> None:
    table = await ada.open("zoo-bids", "hh")
    async with ada.socket(table) as socket, Browser(url) as bo, Browser(url) as cy:
        await socket.hear()
        invite = socket.info["invite"]
        path = f"/api/invites/{invite}/join"
        answers = await asyncio.gather(bo.post(path, {"name": "Bo"}), cy.post(path, {"name": "Cy"}))
        (lost,) = [answer for answer in answers if answer.status_code != 200]
        assert lost.json()["error"]["id"] == "table-error-full"
        late = bo if answers[0] is lost else cy
        shown = (await late.get(f"/api/invites/{invite}")).json()
        assert all(seat["name"] for seat in shown["seats"])
        async with late.socket(shown["id"]) as watching:
            await watching.hear()
            assert watching.info["your_seat"] is None
        assert (await late.open("zoo-bids", "hh")) != table


@pytest.mark.parametrize(
    ("name", "error"),
    [
        ("", "table-error-name-empty"),
        (" \t\u00a0", "table-error-name-empty"),
        ("x" * 25, "table-error-name-long"),
        ("a\u0000b", "table-error-name-unprintable"),
        ("a\u202eb", "table-error-name-unprintable"),
        ("a\nb", "table-error-name-unprintable"),
        ("\u200b", "table-error-name-unprintable"),
    ],
)
async def test_names_that_cannot_be(url: str, ada: Browser, name: str, error: str) -> None:
    table = await ada.open("zoo-bids", "hh")
    async with ada.socket(table) as socket, Browser(url) as bo:
        await socket.hear()
        invite = socket.info["invite"]
        assert await refusal(bo, invite, name) == (400, error)
        shown = (await bo.get(f"/api/invites/{invite}")).json()
        assert shown["seats"][1]["name"] is None
        joined = await bo.post(f"/api/invites/{invite}/join", {"name": " Zoë \U0001f43e "})
        assert joined.status_code == 200
        await socket.until(lambda me: me.info["seats"][1]["name"])
        assert socket.info["seats"][1]["name"] == "Zoë \U0001f43e"
