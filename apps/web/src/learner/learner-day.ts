import type { AnswerOf } from '@pratik/contract/call';
import type { getLearnerDashboard, PlanKind } from '@pratik/contract/progress';

export type { PlanKind, PracticeKind } from '@pratik/contract/progress';
export type LearnerDay = AnswerOf<typeof getLearnerDashboard>;
export type PlanLine = LearnerDay['plan'][number];

/** Returns whether the learner is new: no practice, no corrections and no open conversation. */
export const isFirstDay = (day: LearnerDay): boolean =>
  day.openConversationId === null &&
  day.streak.days === 0 &&
  day.meter.usedSeconds === 0 &&
  day.errorProfile.codes.length === 0 &&
  day.week.every(({ minutes }) => minutes === 0);

const places: Readonly<Record<PlanKind, string>> = {
  chat: '/pages/chat',
  vocabulary: '/pages/vocabulary-practice',
  mistakes: '/pages/mistakes',
  unit: '/pages/path',
  grammar: '/pages/grammar',
  reading: '/pages/reading-practice',
  listening: '/pages/listening-practice',
  writing: '/pages/writing-practice',
};

/**
 * Returns the URL path of an item of a practice. Writing prompts and scenarios have no page of their own; the page of the
 * practice offers the item first.
 */
export const itemPlace = (kind: PlanKind, itemId: string | null): string => {
  if (itemId === null) return places[kind];
  const id = encodeURIComponent(itemId);
  if (kind === 'chat') return `${places.chat}?scenario=${id}`;
  if (kind === 'writing') return `${places.writing}?prompt=${id}`;
  if (kind === 'unit') return `${places.unit}/${id}/check`;
  return `${places[kind]}/${id}`;
};

/** Returns the URL path of a step of the plan. An open conversation continues. */
export const placeOf = (day: LearnerDay, { kind, next }: Pick<PlanLine, 'kind' | 'next'>): string =>
  kind === 'chat' && day.openConversationId !== null
    ? `${places.chat}?c=${day.openConversationId}`
    : itemPlace(kind, next?.id ?? null);

/** Returns the step of the plan that is suggested next. Undefined if none of the plan’s steps is suggested. */
export const nextStepOf = ({ plan, next }: Pick<LearnerDay, 'plan' | 'next'>): PlanLine | undefined =>
  plan.find((step) => step.kind === next.kind && step.why === next.why && !step.done);

/**
 * Returns the state of the placement test. `open`: the learner has started the test. `found`: the test is finished,
 * but the learner has not accepted the level. `none`: neither applies.
 */
export const testState = ({ placement }: LearnerDay): 'open' | 'found' | 'none' => {
  if (placement?.openAttemptId != null) return 'open';
  return placement?.resultAttemptId == null ? 'none' : 'found';
};

/** Returns the URL path that the main button opens. When the plan is complete, this is the chat page. */
export const nextPlace = (day: LearnerDay): string => {
  const { kind, why } = day.next;
  if (why === 'placement') {
    const test = day.placement?.openAttemptId ?? day.placement?.resultAttemptId ?? null;
    return test === null ? '/pages/placement-test' : `/pages/placement-test/${test}`;
  }
  return kind === null ? places.chat : placeOf(day, nextStepOf(day) ?? { kind, next: null });
};
