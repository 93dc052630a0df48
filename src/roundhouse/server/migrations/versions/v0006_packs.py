"""Acts once more, many in one piece."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Make their table; it fills when tables are opened and played on."""
    op.create_table(
        "packs",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("command", sa.Text, nullable=False),
        sa.Column("acts", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_packs"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_packs_table_id"),
    )


def downgrade() -> None:
    """Remove it: the acts are all there without it."""
    op.drop_table("packs")
