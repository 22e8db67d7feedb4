import type { AnswerOf } from '@pratik/contract/call';
import type { getLearnerDashboard, PlanKind } from '@pratik/contract/progress';

export type { PlanKind, PracticeKind } from '@pratik/contract/progress';
export type LearnerDay = AnswerOf<typeof getLearnerDashboard>;
export type PlanLine = LearnerDay['plan'][number];

/** True for a new learner: nothing practised, nothing corrected and no open conversation. */
export const isFirstDay = (day: LearnerDay): boolean =>
  day.openConversationId === null &&
  day.streak.days === 0 &&
  day.meter.usedSeconds === 0 &&
  day.errorProfile.codes.length === 0 &&
  day.week.every(({ minutes }) => minutes === 0);

const places: Readonly<Record<PlanKind, string>> = {
  chat: '/pages/chat',
  vocabulary: '/pages/vocabulary-practice',
  reading: '/pages/reading-practice',
  listening: '/pages/listening-practice',
  writing: '/pages/writing-practice',
};

/** The path of a part of the plan: the chosen text, or the page of the practice kind. */
export const placeOf = (day: LearnerDay, kind: PlanKind): string => {
  if (kind === 'chat') {
    return day.openConversationId === null ? places.chat : `${places.chat}?c=${day.openConversationId}`;
  }
  const next = day.plan.find((line) => line.kind === kind)?.next;
  const opens = kind === 'reading' || kind === 'listening';
  return next && opens ? `${places[kind]}/${encodeURIComponent(next.id)}` : places[kind];
};

/**
 * The state of the level test: `open` when it has started, `found` when it is finished but its level was not
 * accepted.
 */
export const testState = ({ placement }: LearnerDay): 'open' | 'found' | 'none' => {
  if (placement?.openAttemptId != null) return 'open';
  return placement?.resultAttemptId == null ? 'none' : 'found';
};

/** The path of the page’s main button. When the plan is complete, it leads to the conversations. */
export const nextPlace = (day: LearnerDay): string => {
  const { kind, why } = day.next;
  if (why === 'placement') {
    const test = day.placement?.openAttemptId ?? day.placement?.resultAttemptId ?? null;
    return test === null ? '/pages/placement-test' : `/pages/placement-test/${test}`;
  }
  return kind === null ? places.chat : placeOf(day, kind);
};
