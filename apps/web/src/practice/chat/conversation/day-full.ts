import { isApiProblem } from '../../../lib/api/api-problem.ts';
import type { ConversationItem } from './conversation-items.ts';

/** Whether the server rejected a message because the minutes of the day are used up. */
export const isDayFull = (items: readonly ConversationItem[]): boolean =>
  items.some((item) => item.kind === 'outgoing' && isApiProblem(item.message.error, 'daily-limit-reached'));

/** Whether a retry would fail as well, because the minutes of the day are used up or the conversation has ended. */
export const isFinal = (error: unknown): boolean =>
  isApiProblem(error, 'daily-limit-reached') || isApiProblem(error, 'conversation-closed');
