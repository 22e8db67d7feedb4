import type { AnswerOf } from '@pratik/contract/call';
import type { getLearnerDashboard, PlanKind } from '@pratik/contract/progress';

export type { PlanKind, PracticeKind } from '@pratik/contract/progress';
export type LearnerDay = AnswerOf<typeof getLearnerDashboard>;
export type PlanLine = LearnerDay['plan'][number];

/** Nothing was practised or corrected yet, and nothing is open: the learner is new here. */
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

/** Where a part of the plan leads: into the text that is meant, else to its page. */
export const placeOf = (day: LearnerDay, kind: PlanKind): string => {
  if (kind === 'chat') {
    return day.openConversationId === null ? places.chat : `${places.chat}?c=${day.openConversationId}`;
  }
  const next = day.plan.find((line) => line.kind === kind)?.next;
  const opens = kind === 'reading' || kind === 'listening';
  return next && opens ? `${places[kind]}/${encodeURIComponent(next.id)}` : places[kind];
};

/** How far the level test is: begun, or finished with a level that was not taken over. */
export const testState = ({ placement }: LearnerDay): 'open' | 'found' | 'none' => {
  if (placement?.openAttemptId != null) return 'open';
  return placement?.resultAttemptId == null ? 'none' : 'found';
};

/** Where the one button leads. When all is done it leads back to what was said. */
export const nextPlace = (day: LearnerDay): string => {
  const { kind, why } = day.next;
  if (why === 'placement') {
    const test = day.placement?.openAttemptId ?? day.placement?.resultAttemptId ?? null;
    return test === null ? '/pages/placement-test' : `/pages/placement-test/${test}`;
  }
  return kind === null ? places.chat : placeOf(day, kind);
};
