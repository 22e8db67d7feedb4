import type { CefrLevel } from '@pratik/contract/common';
import type { Danger } from '@pratik/contract/safety';

export type WritingRow = {
  id: string;
  user_id: string;
  prompt_id: string | null;
  prompt_version: number | null;
  prompt_title: { tr: string; en: string } | null;
  level_id: string | null;
  least_words: number | null;
  most_words: number | null;
  started_at: Date;
  submitted_at: Date | null;
};

export type DraftRow = {
  id: string;
  writing_id: string;
  number: number;
  text: string;
  words: number;
  revision: number;
  save_id: string | null;
  saved_at: Date;
  submitted_at: Date | null;
  counted_at: Date | null;
  /** The kind of danger that the text mentions; the learner then received an offer of help instead of corrections. */
  danger: Danger | null;
  /** The level that lists show. Null when the draft has no level or the level is not yet computed. */
  level: CefrLevel | null;
  /** Fingerprint of the corrections from which the level was computed. Null before the first computation. */
  level_of: string | null;
};

export type WritingTables = {
  writings: WritingRow;
  writing_drafts: DraftRow;
  writing_days: { user_id: string; day: string; prompt_id: string };
};
