"""Sealed chance: a real table's shuffles, fixed before the first card and provable after the last.

The server draws a secret and publishes its hash. Players add nonces of their own. Every outcome is
a keyed hash of the secret, the nonces, the action's number and the draw's number within it; whoever
gets the secret after the end can compute them all again, and nobody could before.
"""

from __future__ import annotations

import hashlib
import secrets

import msgspec

from squatch.core.chance import Chance

SECRET_BYTES = 32
COMMIT = b"squatch-commit"
KEY = b"squatch-seal"
DRAW = b"squatch-draw"


class Seal(msgspec.Struct, frozen=True):
    """The secret of a table, and what its players mixed in: a nonce a seat, perhaps empty."""

    secret: bytes
    nonces: tuple[bytes, ...] = ()

    @property
    def commitment(self) -> str:
        """The hash of the secret, shown before the first card: 64 hexadecimal digits."""
        return hashlib.blake2b(self.secret, digest_size=32, person=COMMIT).hexdigest()

    def key(self) -> bytes:
        """The key of all draws of the table."""
        digest = hashlib.blake2b(key=self.secret, person=KEY)
        for nonce in self.nonces:
            digest.update(len(nonce).to_bytes(2, "big") + nonce)
        return digest.digest()


def new_secret() -> bytes:
    """A secret from the operating system's generator."""
    return secrets.token_bytes(SECRET_BYTES)


class Sealed(Chance):
    """The chance of one action of a sealed table; action 0 is the setup."""

    def __init__(self, seal: Seal, action: int) -> None:
        self.key = seal.key()
        self.action = action
        self.draws = 0

    def below(self, bound: int) -> int:
        """A draw of 128 bits, scaled; off its fair share by less than bound / 2**128."""
        message = self.action.to_bytes(8, "big") + self.draws.to_bytes(8, "big")
        self.draws += 1
        word = hashlib.blake2b(message, key=self.key, digest_size=16, person=DRAW).digest()
        return (int.from_bytes(word, "big") * bound) >> 128
