"""Ledgers are read whatever form an entry has."""

from __future__ import annotations

from roundhouse.core.ledger import Clause, read

TEXT = """
# Ledger, whose numbers XX-nnn are

- XX-001 A rule *in* a list. [L1]
- **XX-002** [L2] A bold one, see XX-001.
- **XX-003 · AMB** **A question?** Ruling: yes.

**XX-AMB-01 - A paragraph?** It goes on
on the **next** line.

XX says nothing here.

| id | what | more |
|---|---|---|
| XX-DP-01 (a) | takes a \\| b | – | 2 / 1 |
| **XX-AMB-01** | an index | high |

## Amendments

- **XX-001.** Not on Mondays.
- **XX-002, XX-DP-01 (of both).** Never.
- **XX-003** is sure. **XX-001**: see there.
"""


def test_items_paragraphs_and_rows_that_begin_with_a_number_are_clauses() -> None:
    texts = {clause.number: clause.text for clause in read(TEXT, "XX").values()}
    assert texts == {
        "XX-001": "A rule in a list. [L1]",
        "XX-002": "[L2] A bold one, see XX-001.",
        "XX-003": "A question? Ruling: yes.",
        "XX-AMB-01": "A paragraph? It goes on on the next line.",
        "XX-DP-01": "(a) · takes a | b · 2 / 1",
    }


def test_the_family_is_what_stands_before_the_last_number() -> None:
    assert [clause.family for clause in read(TEXT, "XX").values()] == ["", "", "", "AMB", "DP"]


def test_a_later_entry_amends_every_number_that_it_names_and_an_index_none() -> None:
    found = read(TEXT, "XX")
    of_both, of_one = "XX-002, XX-DP-01 (of both). Never.", "XX-003 is sure. XX-001: see there."
    assert {number: clause.amendments for number, clause in found.items()} == {
        "XX-001": ("Not on Mondays.", of_one),
        "XX-002": (of_both,),
        "XX-003": (of_one,),
        "XX-AMB-01": (),
        "XX-DP-01": (of_both,),
    }
    assert found["XX-002"].whole == f"[L2] A bold one, see XX-001. {of_both}"


def test_numbers_of_another_ledger_are_not_read() -> None:
    assert read("- YY-001 Not ours.\n- XX-001 Ours, as YY-001.", "XX") == {
        "XX-001": Clause("XX-001", "", "Ours, as YY-001.")
    }
