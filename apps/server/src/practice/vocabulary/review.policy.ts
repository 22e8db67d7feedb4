import type { Grade, ReviewMode } from '@pratik/contract/vocabulary';
import { hash } from './draw.ts';
import type { Scheduling } from './vocabulary.tables.ts';

export const usualNewPerDay = 10;

/** From so many lapses on a card counts as hard to keep. */
export const hardFrom = 8;

/** Forgotten so often, since it was last taken back, that asking again as before would not help. */
export const isToSetAside = ({
  lapses,
  pardoned_lapses,
}: {
  lapses: number;
  pardoned_lapses: number;
}): boolean => lapses - pardoned_lapses >= hardFrom;

const oldestAnswerMs = 30 * 86_400_000;

/** A word is met before it is asked for; then typing it, filling it in where a sentence allows that, and knowing it take turns. */
export const modeOf = ({ state, reps }: Pick<Scheduling, 'state' | 'reps'>, hasGap: boolean): ReviewMode => {
  if (state === 'new') return 'recognise';
  const turns: readonly ReviewMode[] = hasGap ? ['recognise', 'recall', 'fill'] : ['recognise', 'recall'];
  return turns[reps % turns.length] ?? 'recognise';
};

type Times = {
  /** On the device's clock. */
  at: Date;
  sentAt: Date;
  /** On the server's. */
  now: Date;
  lastReviewAt: Date | null;
};

/**
 * When an answer was given, on the server's clock: as long ago as the device says, whatever its clock shows; never in
 * the future, never before the card's answer before it, never more than thirty days back.
 */
export const answeredAt = ({ at, sentAt, now, lastReviewAt }: Times): Date => {
  const ago = Math.min(oldestAnswerMs, Math.max(0, sentAt.getTime() - at.getTime()));
  const then = now.getTime() - ago;
  return new Date(Math.min(now.getTime(), Math.max(then, lastReviewAt?.getTime() ?? then)));
};

type Queued = Pick<Scheduling, 'state' | 'due'>;

/**
 * Today's cards in the order they are asked: what is due, the longest first; then new ones, as they come; last, what
 * was just learnt and wants a pause before it is asked again.
 */
export const inOrder = <C extends Queued>(cards: readonly C[], now: Date): C[] => {
  const isPausing = ({ state, due }: Queued) => state !== 'review' && state !== 'new' && due > now;
  const byDue = (a: Queued, b: Queued) => a.due.getTime() - b.due.getTime();
  const asked = cards.filter(({ state }) => state !== 'new').toSorted(byDue);
  return [
    ...asked.filter((card) => !isPausing(card)),
    ...cards.filter(({ state }) => state === 'new'),
    ...asked.filter(isPausing),
  ];
};

/** A list in an order of its own for each person, the same each time. */
export const shuffledFor = <I extends { id: string }>(userId: string, items: readonly I[]): I[] =>
  items
    .map((item) => ({ item, rank: hash(`${userId} ${item.id}`) }))
    .toSorted((a, b) => a.rank - b.rank || (a.item.id < b.item.id ? -1 : 1))
    .map(({ item }) => item);

/**
 * Whether a word of a level was known before it was learnt here, by the grade of its first answer: "again"
 * says no, "hard" half. One's own word for it weighs half of a checked answer.
 */
export const knownAtFirst = (grade: Grade): { score: number; weight: number } => ({
  score: grade === 1 ? 0 : grade === 2 ? 0.5 : 1,
  weight: 0.5,
});
