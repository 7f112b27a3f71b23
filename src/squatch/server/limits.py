"""How much anybody may ask for, so that nobody can take the server from the others.

Opening tables and following invitations are counted by network address, since cookies cost nothing;
messages by socket; sockets by guest and by address. The numbers are settings (`[limits]`).
"""

from __future__ import annotations

import ipaddress
import math
from collections import Counter
from collections.abc import Hashable, Iterator
from contextlib import contextmanager

import msgspec

from squatch.core.errors import Message
from squatch.server.clock import Clock
from squatch.server.errors import RequestError

TOO_MANY = 429
MOST_REMEMBERED = 10_000  # addresses
MINUTE_MS = 60_000


class Allowance(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """So many at once, and then so many a minute."""

    burst: int
    a_minute: float


class Limits(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All limits. The defaults are far above what people do, and behind one address may be many."""

    tables: Allowance = Allowance(100, 30)  # opened, rematches too
    joins: Allowance = Allowance(200, 120)  # invitations looked at or followed
    messages: Allowance = Allowance(200, 1200)  # over one socket
    sockets_of_guest: int = 20
    sockets_of_address: int = 500


class Bucket:
    """An allowance that is used up and comes back with time."""

    def __init__(self, allowance: Allowance, now: float) -> None:
        self._allowance = allowance
        self._left = float(allowance.burst)
        self._at = now

    def take(self, now: float) -> bool:
        """Use one up; False when none is left.

        >>> bucket = Bucket(Allowance(burst=1, a_minute=1), now=0)
        >>> bucket.take(0), bucket.take(0), bucket.take(MINUTE_MS)
        (True, False, True)
        """
        self._refill(now)
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def is_full(self, now: float) -> bool:
        """Whether it says nothing any more about who used it."""
        self._refill(now)
        return self._left >= self._allowance.burst

    def wait_s(self) -> int:
        """Seconds until one is left again."""
        return max(1, math.ceil((1 - self._left) * 60 / self._allowance.a_minute))

    def _refill(self, now: float) -> None:
        back = (now - self._at) * self._allowance.a_minute / MINUTE_MS
        self._left = min(self._left + back, self._allowance.burst)
        self._at = now


class Gate:
    """Lets in whoever is within the limits. Raises RequestError (429) for everybody else."""

    def __init__(self, limits: Limits, clock: Clock) -> None:
        self._limits = limits
        self._clock = clock
        self._tables: dict[str, Bucket] = {}
        self._joins: dict[str, Bucket] = {}
        self._sockets: Counter[Hashable] = Counter()

    def open_table(self, address: str) -> None:
        """Somebody opens a table."""
        self._take(self._tables, self._limits.tables, address, "server-error-too-many-tables")

    def follow_invite(self, address: str) -> None:
        """Somebody looks at an invitation or joins by one."""
        self._take(self._joins, self._limits.joins, address, "server-error-too-fast")

    def messages(self) -> Bucket:
        """The allowance of a new socket."""
        return Bucket(self._limits.messages, self._clock.now())

    def expect_message(self, bucket: Bucket) -> None:
        """A message came over a socket."""
        if not bucket.take(self._clock.now()):
            raise RequestError(TOO_MANY, Message("server-error-too-fast", _wait(bucket)))

    @contextmanager
    def socket(self, guest: str, address: str) -> Iterator[None]:
        """A socket is open as long as this is."""
        of_guest, of_address = ("guest", guest), ("address", neighbourhood(address))
        if (
            self._sockets[of_guest] >= self._limits.sockets_of_guest
            or self._sockets[of_address] >= self._limits.sockets_of_address
        ):
            raise RequestError(TOO_MANY, Message("server-error-too-many-sockets"))
        for one in (of_guest, of_address):
            self._sockets[one] += 1
        try:
            yield
        finally:
            for one in (of_guest, of_address):
                self._sockets[one] -= 1
                if not self._sockets[one]:
                    del self._sockets[one]

    def _take(
        self, buckets: dict[str, Bucket], allowance: Allowance, address: str, message: str
    ) -> None:
        now = self._clock.now()
        if len(buckets) >= MOST_REMEMBERED:
            _forget(buckets, now)
        bucket = buckets.setdefault(neighbourhood(address), Bucket(allowance, now))
        if not bucket.take(now):
            raise RequestError(TOO_MANY, Message(message, _wait(bucket)))


def _wait(bucket: Bucket) -> dict[str, str | int]:
    return {"seconds": bucket.wait_s()}


def _forget(buckets: dict[str, Bucket], now: float) -> None:
    for address in [one for one, bucket in buckets.items() if bucket.is_full(now)]:
        del buckets[address]
    if len(buckets) >= MOST_REMEMBERED:
        buckets.clear()  # memory has an end; ten thousand at once have found another way anyhow


def neighbourhood(address: str) -> str:
    """What is counted as one address: one of IPv4, a subnet of IPv6, for a house has many of those.

    >>> neighbourhood("192.0.2.7"), neighbourhood("2001:db8::7:1"), neighbourhood("")
    ('192.0.2.7', '2001:db8::', '')
    """
    try:
        ip = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(ip, ipaddress.IPv4Address):
        return str(ip)
    return str(ipaddress.ip_network((ip, 64), strict=False).network_address)
