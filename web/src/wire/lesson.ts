// Written by `python -m tests.wire` from src/roundhouse/server/wire_lesson.py; do not edit.
/** One idea of a lesson. */
export interface LessonStep {
  title: string;
  text: string;
  at: string[];
}

/** Where in a lesson one is: these steps are read one after the other, and the last may expect moves. */
export interface LessonStage {
  first: number;
  count: number;
  steps: LessonStep[];
  codes: number[];
  is_answered: boolean;
  is_strayed: boolean;
}
