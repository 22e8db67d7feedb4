import type { Correction, CorrectionCode } from '@pratik/contract/feedback';
import type { MistakeOutcome, MistakeStage } from '@pratik/contract/mistakes';
import type { Generated } from 'kysely';
import type { Scheduling } from '../../platform/spaced-repetition/scheduling.ts';

export type MistakeCardRow = Scheduling & {
  id: string;
  user_id: string;
  code: CorrectionCode;
  pattern: string;
  stage: MistakeStage;
  asked_item: string | null;
  answered_item: string | null;
  created_at: Date;
};

/** A mistake card in the deck, with its latest sentence. */
export type DeckCard = MistakeCardRow & { correction_id: string; message_id: string; sentences: number };

export type MistakeAnswerRow = {
  id: string;
  user_id: string;
  card_id: string | null;
  code: CorrectionCode;
  stage: MistakeStage;
  item_id: string | null;
  typed: string;
  hints: number;
  outcome: MistakeOutcome;
  answers: string[];
  why: { tr: string; en: string };
  corrections: Correction[];
  answered_at: Date;
};

type Defaulted = Exclude<keyof Scheduling, 'due'> | 'stage' | 'asked_item' | 'answered_item';

export type MistakeTables = {
  mistake_cards: Omit<MistakeCardRow, Defaulted> & { [K in Defaulted]: Generated<MistakeCardRow[K]> };
  mistake_sentences: { correction_id: string; card_id: string; message_id: string; written_at: Date };
  mistake_decks: { user_id: string; filled_at: Date };
  mistake_answers: MistakeAnswerRow;
};
