import { isApiProblem } from '../../../lib/api/api-problem.ts';
import type { ConversationItem } from './conversation-items.ts';

/** Whether the server has rejected a message because the day's minutes are used up. */
export const isDayFull = (items: readonly ConversationItem[]): boolean =>
  items.some((item) => item.kind === 'outgoing' && isApiProblem(item.message.error, 'daily-limit-reached'));

/** Whether a retry would also fail, because the day's minutes are used up or the conversation has ended. */
export const isFinal = (error: unknown): boolean =>
  isApiProblem(error, 'daily-limit-reached') || isApiProblem(error, 'conversation-closed');
