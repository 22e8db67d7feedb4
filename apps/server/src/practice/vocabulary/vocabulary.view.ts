import type { AskedCard, VocabularyCard } from '@pratik/contract/vocabulary';
import { gapOf } from '../../curriculum/word-gap.service.ts';
import { nextDayStart } from '../../platform/clock/clock.ts';
import { nextDates } from '../../platform/spaced-repetition/scheduling.ts';
import { modeOf } from './review/review.policy.ts';
import type { CardRow } from './vocabulary.tables.ts';

export const cardView = (row: CardRow, now: Date, timeZone: string): VocabularyCard => ({
  id: row.id,
  word: row.word,
  meaning: row.meaning,
  also: row.also,
  pos: row.pos,
  ipa: row.ipa,
  sentence: row.sentence === null ? null : { en: row.sentence, tr: row.sentence_tr },
  origin: row.origin,
  note: row.note,
  state: row.state,
  due: row.due.toISOString(),
  dueToday: row.state !== 'new' && row.due < nextDayStart(now, timeZone),
  reps: row.reps,
  lapses: row.lapses,
  suspended: row.suspended_at !== null,
  leech: row.leech_at !== null,
  buried: row.buried_until !== null && row.buried_until > now,
});

/** Returns a card as the learner would be asked now. */
export const askedView = (row: CardRow, now: Date, timeZone: string): AskedCard => {
  const inSeconds = (due: Date) => Math.round((due.getTime() - now.getTime()) / 1000);
  const [again, hard, good, easy] = nextDates(row, now);
  const gap = gapOf(row);
  const mode = modeOf(row, gap !== null);
  return {
    ...cardView(row, now, timeZone),
    mode,
    gap: mode === 'fill' ? gap : null,
    next: [inSeconds(again), inSeconds(hard), inSeconds(good), inSeconds(easy)],
  };
};
