/** A question as it was asked. */
export type AskedVersion = { id: string; version: number };

/** One time a person goes through a text, whatever its practice keeps beside this. */
export type SittingRow = {
  id: string;
  user_id: string;
  text_id: string;
  text_version: number;
  title: string;
  level_id: string;
  questions: AskedVersion[];
  sentence: number;
  active_ms: number;
  right_count: number;
  started_at: Date;
  last_at: Date;
  finished_at: Date | null;
};

export type AnswerRow = {
  question_id: string;
  question_version: number;
  /** Which options, by their place. */
  choice: number[];
  is_right: boolean;
  answered_at: Date;
};

/** `choice` is the one option of answers from before there were others; `choices` of all since. */
type AnswerColumns = Omit<AnswerRow, 'choice'> & { choice: number | null; choices: number[] | null };

/** What the tables of one practice are called. */
export type SittingNames = {
  sittings: string;
  answers: string;
  /** The column of an answer that names its sitting. */
  sittingId: string;
  /** The column that says when the text had been gone through. */
  throughAt: string;
};

export type SittingTables = {
  sittings: SittingRow & { through_at: Date | null };
  answers: AnswerColumns & { sitting_id: string };
};
