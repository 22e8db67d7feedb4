/** A question as it was asked. */
export type AskedQuestion = { id: string; version: number };

export type ListeningRow = {
  id: string;
  user_id: string;
  text_id: string;
  text_version: number;
  title: string;
  level_id: string;
  questions: AskedQuestion[];
  sentence: number;
  active_ms: number;
  right_count: number;
  script_shown_at: Date | null;
  started_at: Date;
  last_at: Date;
  finished_at: Date | null;
};

/** `choice` is the one option of answers from before there were others; `choices` of all since. */
type AnswerColumns = Omit<AnswerRow, 'choice'> & { choice: number | null; choices: number[] | null };

export type AnswerRow = {
  listening_id: string;
  question_id: string;
  question_version: number;
  /** Which options, by their place. */
  choice: number[];
  is_right: boolean;
  answered_at: Date;
};

export type DictationRow = {
  id: string;
  user_id: string;
  listening_id: string;
  sentences: number[];
  right_words: number;
  all_words: number;
  started_at: Date;
  last_at: Date;
  finished_at: Date | null;
};

export type DictationAnswerRow = {
  dictation_id: string;
  sentence: number;
  given: string;
  hinted: boolean;
  right_words: number;
  all_words: number;
  answered_at: Date;
};

export type ListeningTables = {
  listenings: ListeningRow;
  listening_answers: AnswerColumns;
  dictations: DictationRow;
  dictation_answers: DictationAnswerRow;
};
