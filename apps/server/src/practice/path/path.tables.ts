import type { CheckPart } from '@pratik/contract/path';
import type { GapOutcome } from '@pratik/contract/vocabulary-gaps';

/** A cloze item or a word, in the version that a unit check asks. */
export type AskedItem = { kind: 'cloze' | 'word'; id: string; version: number };

export type CheckRow = {
  id: string;
  user_id: string;
  unit_id: string;
  part: CheckPart;
  /** The items that this check has asked so far; the unanswered item is the last. */
  items: AskedItem[];
  least: number;
  most: number;
  started_at: Date;
  finished_at: Date | null;
  right_count: number | null;
  total: number | null;
  passed: boolean | null;
};

export type CheckAnswerRow = {
  check_id: string;
  number: number;
  item_kind: AskedItem['kind'];
  item_id: string;
  item_version: number;
  answer: string;
  outcome: GapOutcome;
  answered_at: Date;
};

export type PathTables = {
  unit_checks: CheckRow;
  unit_check_answers: CheckAnswerRow;
};
