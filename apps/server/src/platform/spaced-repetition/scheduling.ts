import type { Grade } from '@pratik/contract/vocabulary';
import { type Card, fsrs, State } from 'ts-fsrs';

export type CardState = 'new' | 'learning' | 'review' | 'relearning';

/** The state of a card in spaced repetition. */
export type Scheduling = {
  state: CardState;
  due: Date;
  stability: number;
  difficulty: number;
  scheduled_days: number;
  learning_steps: number;
  reps: number;
  lapses: number;
  last_review_at: Date | null;
};

/**
 * The scheduling of a card before an answer, and whether the answer was the first answer to the card. An undo
 * restores this state.
 */
export type Before = Omit<Scheduling, 'due' | 'last_review_at'> & {
  due: string;
  last_review_at: string | null;
  introduced_on: string | null;
};

const settings = { request_retention: 0.9, enable_fuzz: false };

/**
 * The FSRS scheduler without random variation of intervals, so that a grade gives exactly the date shown on its
 * button.
 */
const algorithm = fsrs({ ...settings, enable_short_term: true });

/** The FSRS scheduler without steps of minutes: a card is due again on another day at the earliest. */
const byDay = fsrs({ ...settings, enable_short_term: false });

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
export const graded = (given: Scheduling, grade: Grade, at: Date): Scheduling =>
  asScheduling(algorithm.next(asCard(given), at, grade).card, at);

/** Same as `graded`, with intervals of whole days. */
export const gradedByDay = (given: Scheduling, grade: Grade, at: Date): Scheduling =>
  asScheduling(byDay.next(asCard(given), at, grade).card, at);

const asScheduling = (card: Card, at: Date): Scheduling => ({
  state: fromState[card.state],
  due: card.due,
  stability: card.stability,
  difficulty: card.difficulty,
  scheduled_days: card.scheduled_days,
  learning_steps: card.learning_steps,
  reps: card.reps,
  lapses: card.lapses,
  last_review_at: at,
});

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

const oldestAnswerMs = 30 * 86_400_000;

type Times = {
  /** Time of the answer, by the clock of the device. */
  at: Date;
  sentAt: Date;
  /** Time at which the server received the answer, by the server’s clock. */
  now: Date;
  lastReviewAt: Date | null;
};

/**
 * Returns the time of the answer by the server’s clock, computed from the elapsed time on the device. The result is
 * at most thirty days ago, and neither in the future nor before the card’s previous answer.
 */
export const answeredAt = ({ at, sentAt, now, lastReviewAt }: Times): Date => {
  const ago = Math.min(oldestAnswerMs, Math.max(0, sentAt.getTime() - at.getTime()));
  const then = now.getTime() - ago;
  return new Date(Math.min(now.getTime(), Math.max(then, lastReviewAt?.getTime() ?? then)));
};
