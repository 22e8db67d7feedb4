import type { LevelProfile, OwnTextFormat } from '@pratik/contract/own-texts';
import type { GapOutcome } from '@pratik/contract/vocabulary-gaps';

export type OwnTextRow = {
  id: string;
  user_id: string;
  title: string;
  format: OwnTextFormat;
  file_part: number;
  file_parts: number;
  /** Paragraphs, separated by an empty line. */
  text: string;
  length: number;
  profile: LevelProfile;
  pages: number;
  last_page: number;
  added_at: Date;
  read_at: Date | null;
  /** When the learner deleted the text. The row is deleted after an hour, in which the learner may undo the deletion. */
  deleted_at: Date | null;
};

export type OwnTextAnswerRow = {
  id: string;
  user_id: string;
  text_id: string;
  paragraph: number;
  word_start: number;
  answer: string;
  typed: string;
  outcome: GapOutcome;
  answered_at: Date;
};

export type OwnTextTables = { own_texts: OwnTextRow; own_text_answers: OwnTextAnswerRow };
