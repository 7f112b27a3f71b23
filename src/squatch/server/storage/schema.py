"""What the database holds. Changes of it are migrations (`server/migrations`)."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData()

guests = Table(
    "guests",
    metadata,
    Column("id", String(32), primary_key=True),  # a hash of the cookie, never the cookie
    Column("created_at", BigInteger, nullable=False),  # milliseconds since 1970
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("invite", String(32), nullable=False, unique=True),
    Column("game", String(64), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("deck", String(128), nullable=False),  # its digest
    Column("options", Text, nullable=False),  # JSON
    Column("response_ms", Integer, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("opened_at", BigInteger, nullable=False),  # milliseconds since 1970
    Column("phase", String(8), nullable=False),
    Column("owner", Integer),
    Column("epoch", Integer, nullable=False),  # rises when another process takes the table over
    Column("version", Integer, nullable=False),  # of the last entry
    Column("pending", BigInteger, nullable=False),  # the seats that owe a decision
    Column("snapshot", LargeBinary),  # the position after the last entry
    Column("rematch", String(16)),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("bot", String(64)),
    Column("guest", ForeignKey("guests.id"), index=True),
    Column("name", String(64)),
    Column("nonce", LargeBinary),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("sequence", Integer, primary_key=True),
    Column("epoch", Integer, nullable=False),  # of the process that wrote it
    Column("seat", Integer, nullable=False),
    Column("code", BigInteger, nullable=False),
    Column("outcomes", LargeBinary, nullable=False),
    Column("rows", LargeBinary, nullable=False),
)
