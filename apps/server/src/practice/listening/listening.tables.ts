import type { SittingRow } from '../../curriculum/sittings/sittings.service.ts';

/** A learner’s work on one listening script, from start to finish. */
export type ListeningRow = SittingRow & {
  /** Time when the text of the script was shown; null while it is hidden. */
  script_shown_at: Date | null;
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
  dictations: DictationRow;
  dictation_answers: DictationAnswerRow;
};
