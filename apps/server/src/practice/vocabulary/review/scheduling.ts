import type { Grade } from '@pratik/contract/vocabulary';
import { type Card, fsrs, State } from 'ts-fsrs';
import type { Before, CardState, Scheduling } from '../vocabulary.tables.ts';

/**
 * The FSRS scheduler without random variation of intervals, so that a grade gives exactly the date shown on its
 * button.
 */
const algorithm = fsrs({ request_retention: 0.9, enable_fuzz: false, enable_short_term: true });

const toState: Record<CardState, State> = {
  new: State.New,
  learning: State.Learning,
  review: State.Review,
  relearning: State.Relearning,
};
const fromState: Record<State, CardState> = {
  [State.New]: 'new',
  [State.Learning]: 'learning',
  [State.Review]: 'review',
  [State.Relearning]: 'relearning',
};

const asCard = (given: Scheduling): Card => ({
  due: given.due,
  stability: given.stability,
  difficulty: given.difficulty,
  elapsed_days: 0,
  scheduled_days: given.scheduled_days,
  learning_steps: given.learning_steps,
  reps: given.reps,
  lapses: given.lapses,
  state: toState[given.state],
  ...(given.last_review_at ? { last_review: given.last_review_at } : {}),
});

/** Returns the scheduling of a card after an answer at the given time. */
export const graded = (given: Scheduling, grade: Grade, at: Date): Scheduling => {
  const { card } = algorithm.next(asCard(given), at, grade);
  return {
    state: fromState[card.state],
    due: card.due,
    stability: card.stability,
    difficulty: card.difficulty,
    scheduled_days: card.scheduled_days,
    learning_steps: card.learning_steps,
    reps: card.reps,
    lapses: card.lapses,
    last_review_at: at,
  };
};

/** Returns the due date of a card for each grade, for an answer given now. */
export const nextDates = (given: Scheduling, now: Date): [Date, Date, Date, Date] => {
  const at = given.last_review_at && given.last_review_at > now ? given.last_review_at : now;
  const after = (grade: Grade) => graded(given, grade, at).due;
  return [after(1), after(2), after(3), after(4)];
};

/** Returns the part of the scheduling that is stored so that the answer can be undone. */
export const asBefore = (card: Scheduling & { introduced_on: string | null }): Before => ({
  state: card.state,
  due: card.due.toISOString(),
  stability: card.stability,
  difficulty: card.difficulty,
  scheduled_days: card.scheduled_days,
  learning_steps: card.learning_steps,
  reps: card.reps,
  lapses: card.lapses,
  last_review_at: card.last_review_at?.toISOString() ?? null,
  introduced_on: card.introduced_on,
});

/** Converts the stored part of the scheduling to the form that the card has again after an undo. */
export const fromBefore = ({ due, last_review_at, ...rest }: Before) => ({
  ...rest,
  due: new Date(due),
  last_review_at: last_review_at === null ? null : new Date(last_review_at),
});
