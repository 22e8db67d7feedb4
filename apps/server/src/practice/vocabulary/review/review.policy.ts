import type { Grade, ReviewMode } from '@pratik/contract/vocabulary';
import { hash } from '../../../platform/spaced-repetition/draw.ts';
import type { Scheduling } from '../../../platform/spaced-repetition/scheduling.ts';

export const usualNewPerDay = 10;

/** Maximum number of reviews of known words in the plan of a day. */
export const reviewsPlanned = 25;

/**
 * Returns how many new words may be added today. Due words leave less room for new words, so that the reviews of the
 * following days stay within the plan.
 */
export const roomForNew = ({
  pace,
  introduced,
  due,
}: {
  pace: number;
  introduced: number;
  due: number;
}): number => Math.max(0, Math.min(pace - introduced, reviewsPlanned - due));

/** Number of lapses at which a card counts as hard. */
export const hardFrom = 8;

/**
 * Whether a card is a leech: it has lapsed too often since it was last resumed, so that more reviews would not
 * help.
 */
export const isLeech = ({ lapses, pardoned_lapses }: { lapses: number; pardoned_lapses: number }): boolean =>
  lapses - pardoned_lapses >= hardFrom;

/**
 * Chooses the review mode. A new word is first asked for recognition. Later reviews alternate between recall, gap
 * filling (when the sentence allows it) and recognition.
 */
export const modeOf = ({ state, reps }: Pick<Scheduling, 'state' | 'reps'>, hasGap: boolean): ReviewMode => {
  if (state === 'new') return 'recognise';
  const turns: readonly ReviewMode[] = hasGap ? ['recognise', 'recall', 'fill'] : ['recognise', 'recall'];
  return turns[reps % turns.length] ?? 'recognise';
};

type Queued = Pick<Scheduling, 'state' | 'due'>;

/**
 * Sorts today’s cards in the order in which they are asked: due cards, longest due first; then new cards in the
 * given order; then cards in learning whose pause has not ended.
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

/** Shuffles a list differently for each user. The same user always gets the same order. */
export const shuffledFor = <I extends { id: string }>(userId: string, items: readonly I[]): I[] =>
  items
    .map((item) => ({ item, rank: hash(`${userId} ${item.id}`) }))
    .toSorted((a, b) => a.rank - b.rank || (a.item.id < b.item.id ? -1 : 1))
    .map(({ item }) => item);

/** Sorts words by their place in the learning path. Words that the path does not contain keep their order, at the end. */
export const inPathOrder = <I extends { id: string }>(items: readonly I[], path: readonly string[]): I[] => {
  const places = new Map(path.map((id, place) => [id, place]));
  const placeOf = ({ id }: I) => places.get(id) ?? path.length;
  return items.toSorted((a, b) => placeOf(a) - placeOf(b));
};

/**
 * Keeps only the most frequent sense of each word that the user does not have yet, so that two senses of a word are
 * not new on the same day.
 */
export const oneSenseEach = <I extends { body: { word: string; pos: string; sense?: string } }>(
  items: readonly I[],
): I[] => {
  const rank = ({ body }: I) => Number(body.sense ?? 1);
  const senses = Map.groupBy(items, ({ body }) => `${body.word} ${body.pos}`);
  return items.filter(
    (item) => !senses.get(`${item.body.word} ${item.body.pos}`)?.some((other) => rank(other) < rank(item)),
  );
};

/**
 * Returns the score of a first answer to a library word, as evidence that the user already knew the word. The grade
 * "again" gives 0, "hard" gives 0.5. A self-graded answer has half the weight of a checked answer.
 */
export const knownAtFirst = (grade: Grade): { score: number; weight: number } => ({
  score: grade === 1 ? 0 : grade === 2 ? 0.5 : 1,
  weight: 0.5,
});
