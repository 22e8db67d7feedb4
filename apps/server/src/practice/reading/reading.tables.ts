/** A question as it was asked. */
export type AskedQuestion = { id: string; version: number };

export type ReadingRow = {
  id: string;
  user_id: string;
  text_id: string;
  text_version: number;
  title: string;
  level_id: string;
  words: number;
  questions: AskedQuestion[];
  sentence: number;
  active_ms: number;
  pace: number | null;
  right_count: number;
  started_at: Date;
  last_at: Date;
  read_at: Date | null;
  finished_at: Date | null;
};

/** `choice` is the one option of answers from before there were others; `choices` of all since. */
type AnswerColumns = Omit<AnswerRow, 'choice'> & { choice: number | null; choices: number[] | null };

export type AnswerRow = {
  reading_id: string;
  question_id: string;
  question_version: number;
  /** Which options, by their place. */
  choice: number[];
  is_right: boolean;
  answered_at: Date;
};

export type ReadingTables = { readings: ReadingRow; reading_answers: AnswerColumns };
