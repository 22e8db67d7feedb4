import type { CorrectionCode } from '@pratik/contract/feedback';
import type { LessonPart } from '@pratik/contract/grammar';
import type { ReviewMode, WordOrigin } from '@pratik/contract/vocabulary';
import type { GapAsked, GapOutcome, GapReason } from '@pratik/contract/vocabulary-gaps';
import type { Generated, GeneratedAlways } from 'kysely';
import type { Before, Scheduling } from '../../platform/spaced-repetition/scheduling.ts';

export type CardRow = Scheduling & {
  id: string;
  user_id: string;
  item_id: string | null;
  item_version: number | null;
  word: string;
  meaning: string;
  word_key: string;
  meaning_key: string;
  also: string[];
  pos: string | null;
  ipa: string | null;
  sentence: string | null;
  sentence_tr: string | null;
  origin: WordOrigin | 'level';
  origin_id: string | null;
  note: string | null;
  introduced_on: string | null;
  suspended_at: Date | null;
  leech_at: Date | null;
  pardoned_lapses: number;
  buried_until: Date | null;
  deleted_at: Date | null;
  created_at: Date;
};

export type ReviewRow = {
  id: string;
  card_id: string;
  user_id: string;
  grade: 1 | 2 | 3 | 4;
  mode: ReviewMode;
  typed: string | null;
  before: Before;
  reviewed_at: Date;
  received_at: Date;
  undone_at: Date | null;
};

/** Columns of a card that have a default value in the database. */
type Defaulted =
  | Exclude<keyof Scheduling, 'due'>
  | 'also'
  | 'note'
  | 'introduced_on'
  | 'suspended_at'
  | 'leech_at'
  | 'pardoned_lapses'
  | 'buried_until'
  | 'deleted_at';

/** A cloze item with the version that the learner was asked. */
export type AskedGap = {
  id: string;
  version: number;
  asked: GapAsked;
  reason: GapReason;
  /** The error code of the learner because of which the item was chosen. */
  code: CorrectionCode | null;
};

export type GapRoundRow = {
  id: string;
  user_id: string;
  items: AskedGap[];
  day: string;
  started_at: Date;
  finished_at: Date | null;
  /** The grammar lesson of the round and its part; null for a round of free practice. */
  lesson_id: string | null;
  part: LessonPart | null;
};

export type GapAnswerRow = {
  round_id: string;
  item_id: string;
  item_version: number;
  asked: GapAsked;
  answer: string;
  outcome: GapOutcome;
  answered_at: Date;
};

export type GapStandingRow = { user_id: string; item_id: string; rights_in_row: number; due: Date };

export type ExtraAnswerRow = {
  id: string;
  card_id: string;
  user_id: string;
  known: boolean;
  answered_at: Date;
};

export type VocabularyTables = {
  vocabulary_cards: Omit<CardRow, Defaulted> & { [K in Defaulted]: Generated<CardRow[K]> } & {
    search: GeneratedAlways<string>;
  };
  vocabulary_reviews: ReviewRow;
  vocabulary_settings: { user_id: string; new_per_day: number };
  vocabulary_gap_rounds: GapRoundRow;
  vocabulary_gap_answers: GapAnswerRow;
  vocabulary_gap_standings: GapStandingRow;
  vocabulary_extra_answers: ExtraAnswerRow;
};
