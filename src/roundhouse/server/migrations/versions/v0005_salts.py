"""What people add to the shuffle of their table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add the columns; to the tables so far nobody has added anything: their seed is all there is."""
    op.add_column("tables", sa.Column("salt", sa.LargeBinary))
    op.add_column("tables", sa.Column("shuffle", sa.Text))
    op.add_column("seats", sa.Column("brings_salt", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("seal", sa.LargeBinary))
    op.add_column("seats", sa.Column("salt", sa.LargeBinary))


def downgrade() -> None:
    """Remove them: what was dealt stays, who has added to it is forgotten; what is not dealt yet gets its salt."""
    op.execute("UPDATE tables SET seed = salt WHERE salt IS NOT NULL AND status = 'gathering'")
    for name in ("salt", "seal", "brings_salt"):
        op.drop_column("seats", name)
    for name in ("shuffle", "salt"):
        op.drop_column("tables", name)
