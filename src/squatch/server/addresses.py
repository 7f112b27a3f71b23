"""Under which names this server is known, and which of them a friend can reach."""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Callable
from io import BytesIO
from urllib.parse import urlsplit

import segno

from squatch.server.settings import Settings
from squatch.server.wire import Share

NOWHERE = ("192.0.2.1", 9)  # an address for documentation; nothing is ever sent to it
QUIET_ZONE = 4  # modules around a QR code, as its standard wants them


def network_address() -> str | None:
    """The address of this computer in its network, or None where it is in none.

    Asks the routing table which address would be used; nothing is sent.
    """
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(NOWHERE)
        except OSError:
            return None
        address = str(probe.getsockname()[0])
    return None if is_loopback(address) or address == "0.0.0.0" else address  # noqa: S104


def is_loopback(name: str) -> bool:
    """Whether a name or address always means the computer itself.

    >>> [is_loopback(name) for name in ("localhost", "127.0.0.9", "::1", "10.0.0.1")]
    [True, True, True, False]
    """
    if name == "localhost" or name.endswith(".localhost"):
        return True
    return _is_address(name) and ipaddress.ip_address(name).is_loopback


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def name_in(host: str) -> str:
    """The name in a Host header, without the port.

    >>> name_in("[::1]:80"), name_in("Games.Example:8642"), name_in("")
    ('::1', 'games.example', '')
    """
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""


class Addresses:
    """The names of a server. `network` finds the computer's address in its network."""

    def __init__(
        self, settings: Settings, network: Callable[[], str | None] = network_address
    ) -> None:
        self._network = network
        self._public_url = settings.public_url
        self._only_here = is_loopback(settings.host)
        self._names = {settings.host.lower(), name_in(urlsplit(settings.public_url or "").netloc)}
        if not self._only_here:
            computer = socket.gethostname().lower()
            self._names |= {computer, f"{computer.partition('.')[0]}.local"}
        self._names.discard("")

    def knows(self, host: str) -> bool:
        """Whether a request for this Host is meant for us.

        A page of a stranger can let its own name lead to our address, and so make a browser here
        ask us things (DNS rebinding). So only our names will do. A bare address is nobody's name.
        """
        name = name_in(host)
        if is_loopback(name) or name in self._names:
            return True
        return not self._only_here and _is_address(name)

    def share(self, scheme: str, host: str, invite: str) -> Share:
        """The link of an invitation, for somebody who has opened the page under this Host."""
        path = f"/join/{invite}"
        if self._public_url is not None:
            parts = urlsplit(self._public_url)
            return Share(f"{parts.scheme}://{parts.netloc}{path}", "public")
        if self._only_here:
            return Share(f"{scheme}://{host}{path}", "computer")
        if not is_loopback(name_in(host)):
            return Share(f"{scheme}://{host}{path}", "network")
        base = self.in_network(f"{scheme}://{host}")
        if base is None:
            return Share(f"{scheme}://{host}{path}", "alone")
        return Share(f"{base}{path}", "network")

    def in_network(self, url: str) -> str | None:
        """The same address as others in the network reach it; None where they do not."""
        address = None if self._only_here else self._network()
        if address is None:
            return None
        parts = urlsplit(url)
        return f"{parts.scheme}://{address}" + (f":{parts.port}" if parts.port else "")


def qr_code(link: str) -> bytes:
    """A link as a picture for cameras: SVG, dark on light whatever the page looks like."""
    picture = BytesIO()
    segno.make_qr(link, error="m").save(
        picture, kind="svg", xmldecl=False, omitsize=True, border=QUIET_ZONE, light="#fff"
    )
    return picture.getvalue()
