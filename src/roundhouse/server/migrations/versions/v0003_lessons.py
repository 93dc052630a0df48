"""Tables at which somebody is taught the game."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add the column; no table so far is a lesson."""
    op.add_column("tables", sa.Column("is_lesson", sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """Remove it: lessons become games like any other."""
    op.drop_column("tables", "is_lesson")
