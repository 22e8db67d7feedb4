import type { SittingRow } from '../../curriculum/sittings/sittings.service.ts';

/** One pass of a learner through a listening script. */
export type ListeningRow = SittingRow & {
  /** When the script was shown. */
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
