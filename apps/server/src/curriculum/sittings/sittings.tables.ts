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
  /** Positions of the chosen options. */
  choice: number[];
  is_right: boolean;
  answered_at: Date;
};

/**
 * `choice` contains the chosen option of answers from the time when single choice was the only question form.
 * `choices` contains the chosen options of all newer answers.
 */
type AnswerColumns = Omit<AnswerRow, 'choice'> & { choice: number | null; choices: number[] | null };

/** Table and column names of one practice. */
export type SittingNames = {
  sittings: string;
  answers: string;
  /** The answer column that references the sitting. */
  sittingId: string;
  /** The column with the time at which the learner finished the text and the questions began. */
  throughAt: string;
};

export type SittingTables = {
  sittings: SittingRow & { through_at: Date | null };
  answers: AnswerColumns & { sitting_id: string };
};
