/** Id and version of a question in a sitting. */
export type AskedVersion = { id: string; version: number };

/** One pass of a learner through a text, with the columns that the tables of all practices have. */
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
  /** Positions of the options that the learner chose. */
  choice: number[];
  is_right: boolean;
  answered_at: Date;
};

/**
 * The stored choice of an answer. Answers from the time when single choice was the only question form store it in
 * `choice`; all newer answers store it in `choices`.
 */
type AnswerColumns = Omit<AnswerRow, 'choice'> & { choice: number | null; choices: number[] | null };

/** Table and column names of one practice. */
export type SittingNames = {
  sittings: string;
  answers: string;
  /** The column of the answer table that references the sitting. */
  sittingId: string;
  /** The sitting column with the time at which the learner finished the text and the questions began. */
  throughAt: string;
};

export type SittingTables = {
  sittings: SittingRow & { through_at: Date | null };
  answers: AnswerColumns & { sitting_id: string };
};
