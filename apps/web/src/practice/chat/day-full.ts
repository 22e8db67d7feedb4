import { isApiProblem } from '../../lib/api-problem.ts';
import type { ThreadItem } from './thread-items.ts';

/** True when the server has refused a message because the day's minutes are used up. */
export const isDayFull = (items: readonly ThreadItem[]): boolean =>
  items.some((item) => item.kind === 'outgoing' && isApiProblem(item.message.error, 'daily-limit-reached'));

/** True when a retry cannot succeed: the day is full or the conversation is over. */
export const isFinal = (error: unknown): boolean =>
  isApiProblem(error, 'daily-limit-reached') || isApiProblem(error, 'conversation-closed');
