"""Things that happen at the same time, or twice."""

import asyncio
from collections.abc import Coroutine

from server.serving import Browser, party


async def test_simultaneous_offers_are_never_stale(url: str) -> None:
    async with party(url, "sell-me-a-sasquatch", 4) as four:
        sellers = [one for one in four.sockets if one.position["question"]]
        assert len(sellers) == 3
        await asyncio.gather(*(one.act() for one in sellers))
        for one in four.everybody:
            await one.reach(4)
        assert [one.refused for one in four.sockets] == [[]] * 4


async def test_a_double_click_acts_once(url: str) -> None:
    async with party(url, "zoo-bids", 3) as three:
        one = three.sockets[0]
        await asyncio.gather(one.act(), one.act())
        assert await one.refusal() == "table-error-stale"
        assert (await one.resume(1))["version"] == 2


async def test_of_two_answers_from_two_tabs_one_counts(url: str) -> None:
    async with party(url, "zoo-bids", 3) as three, three.browsers[0].socket(three.table) as tab:
        here = three.sockets[0]
        await tab.resume()
        bids = [{"type": "do", "verb": "bid", "value": value} for value in (2, 5)]
        await asyncio.gather(here.act(bids[0]), tab.act(bids[1]))
        await here.reach(2)
        await tab.reach(2)
        loser = await _first_refused(here.refusal(), tab.refusal())
        assert loser == "table-error-stale"
        assert here.position == tab.position
        assert here.position["view"]["zones"]["bids"][0] in {2, 5}


async def _first_refused(*refusals: Coroutine[None, None, str]) -> str:
    tasks = [asyncio.create_task(one) for one in refusals]
    done, rest = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    for task in rest:
        task.cancel()
    (first,) = done
    return first.result()


async def test_an_answer_never_lands_on_the_next_question(url: str) -> None:
    async with party(url, "zoo-bids", 2) as two:
        old = two.sockets[0].position["question"]
        for one in two.sockets:
            await one.act()
        await two.sockets[0].reach(3)
        await two.sockets[0].act(question=old)
        assert await two.sockets[0].refusal() == "table-error-stale"
        assert (await two.sockets[0].resume(3))["version"] == 3


async def test_the_last_seat_goes_to_one_of_two(url: str, ada: Browser) -> None:
    table = await ada.open("zoo-bids", "hh")
    async with ada.socket(table) as socket, Browser(url) as bo, Browser(url) as cy:
        await socket.hear()
        path = f"/api/invites/{socket.info['invite']}/join"
        answers = await asyncio.gather(bo.post(path, {"name": "Bo"}), cy.post(path, {"name": "Cy"}))
        assert sorted(answer.status_code for answer in answers) == [200, 409]


async def test_one_person_in_two_tabs_gets_one_seat(url: str, ada: Browser) -> None:
    table = await ada.open("zoo-bids", "hhh")
    async with ada.socket(table) as socket, Browser(url) as bo:
        await socket.hear()
        path = f"/api/invites/{socket.info['invite']}/join"
        answers = await asyncio.gather(*(bo.post(path, {"name": "Bo"}) for _tab in range(2)))
        assert [answer.json()["seat"] for answer in answers] == [1, 1]


async def test_a_game_begins_once(url: str, ada: Browser) -> None:
    table = await ada.open("zoo-bids", "hb")
    async with ada.socket(table) as socket:
        await socket.send({"type": "nonce", "nonce": "0f" * 16})
        await asyncio.gather(*(ada.post(f"/api/tables/{table}/start") for _click in range(3)))
        await socket.resume()
        setups = [event for event in socket.events if event["type"] == "opened"]
        assert len(setups) == 1


async def test_two_rematches_at_once_are_one(url: str) -> None:
    async with party(url, "zoo-bids", 2) as two:
        await two.play_out()
        path = f"/api/tables/{two.table}/rematch"
        answers = await asyncio.gather(*(one.post(path) for one in two.browsers[:2]))
        assert len({answer.json()["table_id"] for answer in answers}) == 1
