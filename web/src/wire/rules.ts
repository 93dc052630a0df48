// Written by `python -m tests.wire` from src/roundhouse/server/wire_rules.py; do not edit.
/** A piece of the rules: text, as HTML of ours, or a drawing that the game makes, with its caption. */
export interface RulesPart {
  html: string;
  picture: string | null;
}

/** What the rules say under a heading. */
export interface RulesSection {
  id: string;
  title: string;
  level: number;
  parts: RulesPart[];
}

/** The rules of a game for players. */
export interface RulesPage {
  title: string;
  sections: RulesSection[];
}

/** What tells one rule to players: its place on the page, its heading, its text, a drawing that helps. */
export interface Passage {
  id: string;
  title: string;
  html: string;
  picture: string | null;
}

/** A clause or ruling of the ledger, in English, with the tests that prove it, and what tells it to players. */
export interface Clause {
  number: string;
  text: string;
  tests: string[];
  passage: Passage;
}
