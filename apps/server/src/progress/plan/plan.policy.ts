import type { PlanKind, PlanMinutes, PlanReason } from '@pratik/contract/progress';

/** A step that the plan of the day may contain. `next` is the item to open, if the step has one. */
export type Step = {
  kind: PlanKind;
  why: PlanReason;
  count: number;
  minutes: number;
  next: { id: string; title: string } | null;
};

export type Possible = {
  /** Due words, and due mistake cards; null when nothing is due. */
  words: Step | null;
  mistakes: Step | null;
  /** A unit of the learning path that is due for review. */
  review: Step | null;
  /** The next steps of the current unit, in order. Contains the check when all other steps are done. */
  unit: readonly Step[];
  /** A grammar lesson about a frequent error. */
  lesson: Step | null;
  /** Whether the learner has speaking time left today. */
  mayTalk: boolean;
  /** Texts and writing of the learner’s level. The kind of practice with the fewest minutes this week comes first. */
  level: readonly Step[];
};

export const mostSteps = 4;
/** Number of minutes by which a plan may exceed the minutes that the learner chose. */
const tolerance = 4;
const talkMinutes: Readonly<Record<PlanMinutes, number>> = { 10: 5, 20: 6, 30: 10 };
/** Minimum number of errors of one kind in three weeks for planning the lesson about it before the conversation. */
const manyErrors = 5;
/**
 * Number of days from one day with an early lesson to the next. With a lesson every day, the conversation could be
 * missing for weeks.
 */
const lessonEvery = 3;

/**
 * Returns the steps of the plan of a day. Due words come first, then a step of the path, a conversation, a review, own
 * mistakes and a lesson about a frequent error, as far as the minutes allow. The plan has at least two steps if two are
 * possible, and at most four.
 * @param dayNumber number of the day, counted from any fixed day
 */
export const planOf = (minutes: PlanMinutes, possible: Possible, dayNumber: number): Step[] => {
  const { words, mistakes, review, unit, lesson, mayTalk, level } = possible;
  const talk: Step = { kind: 'chat', why: 'talk', count: 1, minutes: talkMinutes[minutes], next: null };
  const path = unit.length > 0 ? unit : level;
  const [first, ...others] = path;
  const isUrgent = lesson !== null && lesson.count >= manyErrors && dayNumber % lessonEvery === 0;
  const second = others.find(({ kind }) => kind !== first?.kind);
  const wanted = [
    words,
    first ?? null,
    isUrgent ? lesson : null,
    first?.kind === 'chat' || !mayTalk ? null : talk,
    review,
    mistakes,
    lesson,
    second?.kind === 'chat' && mayTalk ? null : (second ?? null),
  ].flatMap((step) => (step === null ? [] : [step]));
  const chosen: Step[] = [];
  for (const step of wanted) {
    const sum = chosen.reduce((total, one) => total + one.minutes, 0);
    const fits = chosen.length < 2 || sum + step.minutes <= minutes + tolerance;
    if (fits && chosen.length < mostSteps && !chosen.some((one) => isSame(one, step))) chosen.push(step);
  }
  return chosen;
};

export const isSame = (a: Pick<Step, 'kind' | 'next'>, b: Pick<Step, 'kind' | 'next'>): boolean =>
  a.kind === b.kind && a.next?.id === b.next?.id;
