"""Tables, seats, acts and chat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make the first four tables."""
    create_tables()
    create_seats()
    create_acts()
    create_chat()


def downgrade() -> None:
    """Remove them, and all games."""
    for name in ("chat", "acts", "seats", "tables"):
        op.drop_table(name)


def create_tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("command", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("edition", sa.Text, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("clock_kind", sa.Text, nullable=False),
        sa.Column("clock_seconds", sa.Integer, nullable=False),
        sa.Column("hints", sa.Boolean, nullable=False),
        sa.Column("watch", sa.Text, nullable=False),
        sa.Column("watch_token", sa.Text, nullable=False),
        sa.Column("seed", sa.LargeBinary, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("started", sa.Float),
        sa.Column("ended", sa.Float),
        sa.Column("rematch", sa.Text),
        sa.Column("lang", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
        sa.UniqueConstraint("command", name="uq_tables_command"),
        sa.UniqueConstraint("watch_token", name="uq_tables_watch_token"),
    )
    op.create_index("ix_tables_status_created", "tables", ["status", "created"])


def create_seats() -> None:
    op.create_table(
        "seats",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("level", sa.Text),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("token", sa.Text, nullable=False),
        sa.Column("is_host", sa.Boolean, nullable=False),
        sa.Column("is_stood_in", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_seats"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_seats_table_id"),
        sa.UniqueConstraint("token", name="uq_seats_token"),
    )


def create_acts() -> None:
    op.create_table(
        "acts",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("act", sa.Integer, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("codes", sa.JSON, nullable=False),
        sa.Column("to_ply", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("command", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("spent", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "act", name="pk_acts"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_acts_table_id"),
        sa.UniqueConstraint("table_id", "command", name="uq_acts_table_id_command"),
    )


def create_chat() -> None:
    op.create_table(
        "chat",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("command", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_chat"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_chat_table_id"),
        sa.UniqueConstraint("table_id", "command", name="uq_chat_table_id_command"),
    )
