import type { AnswerOf } from '@pratik/contract/call';
import type { getLearnerDashboard, PlanKind } from '@pratik/contract/progress';

export type { PlanKind, PracticeKind } from '@pratik/contract/progress';
export type LearnerDay = AnswerOf<typeof getLearnerDashboard>;
export type PlanLine = LearnerDay['plan'][number];

/** Whether the learner is new: no practice, no corrections and no open conversation. */
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
  grammar: '/pages/grammar',
  reading: '/pages/reading-practice',
  listening: '/pages/listening-practice',
  writing: '/pages/writing-practice',
};

/**
 * Returns the URL path of a part of the plan: the path of the suggested text, or the path of the practice kind if
 * no text is suggested.
 */
export const placeOf = (day: LearnerDay, kind: PlanKind): string => {
  if (kind === 'chat') {
    return day.openConversationId === null ? places.chat : `${places.chat}?c=${day.openConversationId}`;
  }
  const next = day.plan.find((line) => line.kind === kind)?.next;
  const opens = kind === 'reading' || kind === 'listening' || kind === 'grammar';
  return next && opens ? `${places[kind]}/${encodeURIComponent(next.id)}` : places[kind];
};

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
  return kind === null ? places.chat : placeOf(day, kind);
};
