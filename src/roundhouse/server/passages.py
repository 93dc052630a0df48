"""A rules page taken to pieces: sections, their passages, and which passage tells a clause of the ledger.

The pages name the clauses behind each sentence in parentheses.  Players read them without these numbers: a passage
(paragraph, item of a list, row of a table) keeps its clauses beside the text.  A fenced block "picture NAME" is a
drawing, which the game's part of the client makes; what stands in it is its caption.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from html import escape
from itertools import pairwise
from typing import NamedTuple

from markdown_it import MarkdownIt
from markdown_it.rules_core import StateCore
from markdown_it.token import Token

from ..core.ledger import number_pattern

Says = Callable[[str], str | None]  # what people call a piece of code, such as an option; None: as it is written
STAY = '<span class="stay">'  # the last word and its mark: no line begins with a mark
OPENS = {"ordered_list_open", "bullet_list_open", "table_open"}


class Passage(NamedTuple):
    """What tells one thing: a paragraph, an item of a list, a row of a table."""

    id: str
    section: int
    html: str  # as it can be shown alone, without its mark
    clauses: tuple[str, ...]
    picture: str | None = None  # the drawing that it is the caption of


class Piece(NamedTuple):
    """A piece of a section: text, or a drawing with its caption."""

    html: str
    picture: str | None


class Section(NamedTuple):
    """A heading with the text under it."""

    id: str
    title: str
    level: int  # of the heading, as in HTML
    parts: list[Piece]


class Page(NamedTuple):
    """A rules page in one language; the first section is an overview."""

    title: str
    sections: list[Section]
    passages: list[Passage]

    def telling(self, number: str) -> Passage:
        """What tells this clause: the first passage after the overview that cites it, or else its neighbour."""
        details = [passage for passage in self.passages if passage.section > 0 and passage.clauses]
        for passage in [*details, *self.passages]:
            if number in passage.clauses:
                return passage
        return min(details or self.passages, key=lambda passage: _distance(number, passage))

    def drawing(self, passage: Passage) -> str | None:
        """The drawing that helps with a passage: one of its section, about a clause of it."""
        beside = [other for other in self.passages if other.section == passage.section and other.picture is not None]
        return next((other.picture for other in beside if {*other.clauses} & {*passage.clauses}), None)


def _distance(number: str, passage: Passage) -> tuple[bool, int]:
    """How far the clauses of a passage are from this one; others of its family come first."""
    family, _, order = number.rpartition("-")
    cited = [each.rpartition("-") for each in passage.clauses]
    of_family = [abs(int(each[2]) - int(order)) for each in cited if each[0] == family]
    return not of_family, min(of_family, default=0)


def read(text: str, prefix: str, mark: str, says: Says) -> Page:
    """Take a page to pieces: `prefix` of the ledger's numbers, `mark` is the name of what opens the clauses."""
    return _Reader(prefix, mark, says).page(text)


class _Reader:
    def __init__(self, prefix: str, mark: str, says: Says) -> None:
        number = number_pattern(prefix).pattern.replace("([A-Z]+)", "[A-Z]+")
        self.number = re.compile(number)
        self.cites = re.compile(rf"\s*\({number}(?:,\s+{number})*\)")
        self.mark = mark
        self.says = says
        self.markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
        self.markdown.core.ruler.before("inline", "cites", self._take_out_cites)
        self.markdown.core.ruler.push("codes", self._name_codes)
        self.sections: list[Section] = []
        self.passages: list[Passage] = []

    def page(self, text: str) -> Page:
        title = ""
        blocks = list(_blocks(self.markdown.parse(text)))
        for block, after in pairwise([*blocks, []]):
            head = block[0]
            if head.tag == "h1":
                title = block[1].content
            elif head.type == "heading_open":
                self._begin(head, block[1])
            elif head.type == "fence":
                self._picture(head)
            else:
                self._tell(block, after)
        return Page(title, self.sections, self.passages)

    def _take_out_cites(self, state: StateCore) -> None:
        for token in state.tokens:
            if token.type == "inline":
                self._take_out(token)

    def _take_out(self, token: Token) -> None:
        groups = self.cites.findall(token.content)
        token.meta["clauses"] = self.number.findall(" ".join(groups))
        token.content = self.cites.sub("", token.content).lstrip()

    def _name_codes(self, state: StateCore) -> None:
        children = [child for token in state.tokens for child in token.children or []]
        for child in children:
            if child.type == "code_inline" and (named := self.says(child.content)) is not None:
                child.type, child.content = "html_inline", f"<em>{escape(named)}</em>"

    def _begin(self, head: Token, line: Token) -> None:
        self.sections.append(Section(_slug(line.content), line.content, int(head.tag[1]), []))

    def _picture(self, fence: Token) -> None:
        """A drawing: its caption is a passage like any other."""
        words = fence.info.split()
        assert words[:1] == ["picture"], fence.info
        caption = self.markdown.parse(fence.content)
        self._add(caption, [caption[1]], self._render(caption[1:2]), words[1])
        self.sections[-1].parts.append(Piece(self._render(caption), words[1]))

    def _tell(self, block: list[Token], after: list[Token]) -> None:
        """A block of text: alone, or as the list or table that a paragraph announces."""
        if block[0].type == "table_open":
            self._tell_rows(block)
        elif block[0].type in OPENS:
            for item in _inside(block, "list_item_open"):
                lines = [token for token in item if token.type == "inline"]
                self._add(item, lines, f"<p>{self._render(item[1:-1])}</p>")
        else:
            is_announcing = block[1].content.endswith(":") and bool(after) and after[0].type in OPENS
            self._add(block, [block[1]], self._render(block) + (self._render(after) if is_announcing else ""))
        self.sections[-1].parts.append(Piece(self._render(block), None))

    def _tell_rows(self, table: list[Token]) -> None:
        head, *rows = _inside(table, "tr_open")
        names = [token for token in head if token.type == "inline"]
        for row in rows:
            cells = [token for token in row if token.type == "inline"]
            pairs = zip(names, cells, strict=True)
            terms = [
                f"<dt>{self._render([name])}</dt><dd>{self._render([cell])}</dd>"
                for name, cell in pairs
                if cell.content
            ]
            self._add(row, cells, f"<dl>{''.join(terms)}</dl>")

    def _add(self, block: list[Token], lines: list[Token], html: str, picture: str | None = None) -> None:
        """Note a passage, and mark it in the text."""
        found = tuple(dict.fromkeys(number for line in lines for number in line.meta["clauses"]))
        passage = Passage(f"p{len(self.passages) + 1}", len(self.sections) - 1, html, found, picture)
        self.passages.append(passage)
        block[0].attrSet("id", passage.id)
        last = [line for line in lines if line.content]
        if found and last:
            assert last[-1].children is not None
            last[-1].children += self._marked(last[-1].children, found)

    def _marked(self, line: list[Token], clauses: tuple[str, ...]) -> list[Token]:
        """The last word, taken from a line, with the mark of these clauses."""
        word = Token("text", "", 0, content="")
        if line and line[-1].type == "text":
            line[-1].content, space, word.content = line[-1].content.rpartition(" ")
            line[-1].content += space
        html = (
            f'<button type="button" class="mark" data-clauses="{" ".join(clauses)}" '
            f'title="{escape(self.mark)}" aria-label="{escape(self.mark)}">§</button></span>'
        )
        return [Token("html_inline", "", 0, content=STAY), word, Token("html_inline", "", 0, content=html)]

    def _render(self, tokens: list[Token]) -> str:
        return str(self.markdown.renderer.render(tokens, self.markdown.options, {}))


def _blocks(tokens: list[Token]) -> Iterator[list[Token]]:
    """The blocks of a page, each with all that stands in it."""
    block: list[Token] = []
    for token in tokens:
        block.append(token)
        if token.level == 0 and token.nesting <= 0:
            yield block
            block = []


def _inside(block: list[Token], opening: str) -> Iterator[list[Token]]:
    """What this kind of token opens in a block, each up to its end."""
    for i, token in enumerate(block):
        if token.type == opening:
            ends = (j for j in range(i + 1, len(block)) if block[j].level == token.level and block[j].nesting == -1)
            yield block[i : next(ends) + 1]


def _slug(title: str) -> str:
    """The name of a section in a link, as the pages write it."""
    return re.sub(r"[^\w-]+", "", title.lower().replace(" ", "-"))
