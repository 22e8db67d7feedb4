import type { PlacementSkill } from '@pratik/contract/placement';
import type { Answered } from './rasch.ts';
import type { Verdict } from './verdict.ts';

export type AttemptRow = {
  id: string;
  user_id: string;
  prior_ability: number;
  prior_error: number;
  asked_item: string | null;
  asked_version: number | null;
  level_id: string | null;
  ability: number | null;
  standard_error: number | null;
  shares: Verdict['shares'] | null;
  skills: Verdict['skills'] | null;
  started_at: Date;
  last_at: Date;
  finished_at: Date | null;
  abandoned_at: Date | null;
  accepted_at: Date | null;
};

export type AnswerRow = {
  attempt_id: string;
  item_id: string;
  item_version: number;
  position: number;
  skill: PlacementSkill;
  tests: string;
  difficulty: number;
  choice: number | null;
  answered: Answered;
  answered_at: Date;
};

export type DifficultyRow = {
  item_id: string;
  item_version: number;
  difficulty: number;
  standard_error: number;
  answers: number;
  estimated_at: Date;
};

export type PlacementTables = {
  placement_attempts: AttemptRow;
  placement_answers: AnswerRow;
  placement_difficulties: DifficultyRow;
  placement_skips: { user_id: string; skipped_at: Date };
};
