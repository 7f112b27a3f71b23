"""Guests, tables, seats and entries."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go forward."""
    op.create_table(
        "guests",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("created_at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("invite", sa.String(32), nullable=False, unique=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("deck", sa.String(128), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("response_ms", sa.Integer, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("opened_at", sa.BigInteger, nullable=False),
        sa.Column("phase", sa.String(8), nullable=False),
        sa.Column("owner", sa.Integer),
        sa.Column("epoch", sa.Integer, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("pending", sa.BigInteger, nullable=False),
        sa.Column("snapshot", sa.LargeBinary),
        sa.Column("rematch", sa.String(16)),
    )
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("bot", sa.String(64)),
        sa.Column("guest", sa.String(32), sa.ForeignKey("guests.id"), index=True),
        sa.Column("name", sa.String(64)),
        sa.Column("nonce", sa.LargeBinary),
    )
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("sequence", sa.Integer, primary_key=True),
        sa.Column("epoch", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("code", sa.BigInteger, nullable=False),
        sa.Column("outcomes", sa.LargeBinary, nullable=False),
        sa.Column("rows", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    """Go back."""
    for name in ("entries", "seats", "tables", "guests"):
        op.drop_table(name)
