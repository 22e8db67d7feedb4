import { type Draft, take } from '../generation/draft.ts';
import { pointing, questionOf, utter } from './agenda.ts';

/**
 * Asks the current question in other words. Returns false if all wordings have been used. If the conversation
 * has been about another subject in between (`afterDetour`), prefers wordings without a word such as "it",
 * which would refer to the other subject.
 */
export function askAgain(draft: Draft, afterDetour = false): boolean {
  // The partner asks a follow-up question only after an answer, so the question itself is already answered.
  if (draft.state.probed) return false;
  const asks = questionOf(draft, draft.state.pending)?.asks ?? [];
  const full = afterDetour ? asks.filter((wording) => !pointing.test(wording)) : [];
  const line = take(draft, full.length > 0 ? full : asks);
  if (line === undefined) return false;
  utter(draft, line);
  return true;
}
