"""A place for acts that cannot be played again."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make the table: an act as it was, and when it was set aside."""
    op.create_table(
        "lost_acts",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("act", sa.Integer, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("codes", sa.JSON, nullable=False),
        sa.Column("to_ply", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("command", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("spent", sa.Float, nullable=False),
        sa.Column("lost", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_lost_acts"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_lost_acts_table_id"),
    )
    op.create_index("ix_lost_acts_table_id", "lost_acts", ["table_id"])


def downgrade() -> None:
    """Remove it, and what was set aside."""
    op.drop_table("lost_acts")
