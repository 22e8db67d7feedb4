import { isApiProblem } from '../../lib/api-problem.ts';
import type { ThreadItem } from './thread-items.ts';

/** The server has refused a message because the day's minutes are used up. */
export const isDayFull = (items: readonly ThreadItem[]): boolean =>
  items.some((item) => item.kind === 'outgoing' && isApiProblem(item.message.error, 'daily-limit-reached'));

/** Sending the same again cannot help: the day is full or the conversation over. */
export const isFinal = (error: unknown): boolean =>
  isApiProblem(error, 'daily-limit-reached') || isApiProblem(error, 'conversation-closed');
