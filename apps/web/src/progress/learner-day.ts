import type { AnswerOf } from '@pratik/contract/call';
import type { getLearnerDashboard } from '@pratik/contract/progress';

export type LearnerDay = AnswerOf<typeof getLearnerDashboard>;
export type ErrorTrend = LearnerDay['errors'][number];

/** Nothing was practised or corrected yet, and nothing is open: the learner is new here. */
export const isFirstDay = (day: LearnerDay): boolean =>
  day.openConversationId === null &&
  day.streak.days === 0 &&
  day.meter.usedSeconds === 0 &&
  day.errors.length === 0 &&
  day.week.every(({ minutes }) => minutes === 0);

export type NextThing = { readonly kind: 'continue' | 'start' | 'look-back'; readonly to: string };

/** The one thing offered: going on, else beginning, and when the day is full looking back. */
export const nextThing = ({ meter, openConversationId }: LearnerDay): NextThing => {
  if (meter.full) return { kind: 'look-back', to: '/pages/chat' };
  if (openConversationId === null) return { kind: 'start', to: '/pages/chat' };
  return { kind: 'continue', to: `/pages/chat?c=${openConversationId}` };
};

/** How an error moved from last week to this one; fewer is better. */
export const trendOf = ({ thisWeek, lastWeek }: ErrorTrend): 'new' | 'more' | 'less' | 'same' => {
  if (lastWeek === 0) return 'new';
  if (thisWeek === lastWeek) return 'same';
  return thisWeek < lastWeek ? 'less' : 'more';
};
