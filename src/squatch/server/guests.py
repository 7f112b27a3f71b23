"""Who is asking: a guest is whoever holds a cookie of 128 random bits. Only its hash is kept."""

from __future__ import annotations

import hashlib
import re
import secrets

COOKIE = "squatch_guest"
TOKEN = re.compile(r"[0-9a-f]{32}")
A_YEAR_S = 365 * 24 * 60 * 60


def new_token() -> str:
    """A cookie for somebody new."""
    return secrets.token_hex(16)


def guest_of(token: str) -> str:
    """The name under which a guest is kept: nobody gets from it to the cookie."""
    return hashlib.blake2b(token.encode(), digest_size=16, person=b"squatch-guest").hexdigest()


def token_in(cookies: str) -> str | None:
    """The token in a Cookie header, or None where there is none that we could have given.

    >>> token_in("theme=night; squatch_guest=" + "0" * 32) == "0" * 32
    True
    >>> token_in("squatch_guest=guess")
    """
    for cookie in cookies.split(";"):
        name, _, value = cookie.strip().partition("=")
        if name == COOKIE and TOKEN.fullmatch(value):
            return value
    return None


def set_cookie(token: str, *, secure: bool) -> str:
    """The Set-Cookie header that keeps a token for a year."""
    tail = "; Secure" if secure else ""
    return f"{COOKIE}={token}; Path=/; Max-Age={A_YEAR_S}; HttpOnly; SameSite=Lax{tail}"
