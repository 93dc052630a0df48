"""Which process has which table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Make the tables of processes, of what each has, and of what they alone know."""
    op.create_table(
        "servers",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("beat", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_servers"),
    )
    op.create_table(
        "owners",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("server", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_owners"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_owners_table_id"),
    )
    op.create_index("ix_owners_server", "owners", ["server"])
    op.create_table(
        "secrets",
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("value", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_secrets"),
    )


def downgrade() -> None:
    """Remove them; nothing of a game is in them."""
    for name in ("secrets", "owners", "servers"):
        op.drop_table(name)
