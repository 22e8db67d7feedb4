import type { AskedCard, VocabularyCard } from '@pratik/contract/vocabulary';
import { nextDayStart } from '../../platform/clock/clock.ts';
import { gapOf } from './gap.ts';
import { modeOf } from './review.policy.ts';
import { nextDates } from './scheduling.ts';
import type { CardRow } from './vocabulary.tables.ts';

export const cardView = (row: CardRow): VocabularyCard => ({
  id: row.id,
  word: row.word,
  meaning: row.meaning,
  also: row.also,
  pos: row.pos,
  ipa: row.ipa,
  sentence: row.sentence === null ? null : { en: row.sentence, tr: row.sentence_tr },
  origin: row.origin,
  state: row.state,
  due: row.due.toISOString(),
  reps: row.reps,
  lapses: row.lapses,
  suspended: row.suspended_at !== null,
});

/** A card as it would be asked now. */
export const askedView = (row: CardRow, now: Date, timeZone: string): AskedCard => {
  const inSeconds = (due: Date) => Math.round((due.getTime() - now.getTime()) / 1000);
  const [again, hard, good, easy] = nextDates(row, now);
  const gap = gapOf(row);
  const mode = modeOf(row, gap !== null);
  return {
    ...cardView(row),
    mode,
    gap: mode === 'fill' ? gap : null,
    dueToday: row.due < nextDayStart(now, timeZone),
    next: [inSeconds(again), inSeconds(hard), inSeconds(good), inSeconds(easy)],
  };
};
