import { type Draft, say } from '../generation/draft.ts';
import { askNext, questionOf } from './agenda.ts';
import { askAgain } from './ask-again.ts';
import { hint, repliesTo } from './hints.ts';

/**
 * Handles a message that the partner does not understand. The first time, the partner says that it does not
 * understand, and suggests replies. The second time in succession, the partner gives an example answer. The
 * third time, the partner asks the next question.
 */
export function miss(draft: Draft, fallback: readonly string[] | undefined): false {
  const { state, responses, phrases } = draft;
  state.misses += 1;
  const question = questionOf(draft, state.pending);
  if (state.misses === 1) {
    const [one, two] = (question?.hints ?? []).map(({ en }) => en);
    const brief = (text: string): boolean => text.split(' ').length <= 7;
    const bare = (text: string): string => text.replace(/[.!]$/, '');
    const either: Record<string, string> =
      one && two && brief(one) && brief(two) ? { one: bare(one), two: bare(two) } : {};
    const line = say(draft, [fallback, responses.clarifyOr, responses.clarify, phrases.unclear], either);
    if (line && !line.includes('?') && state.pending !== null) void (askAgain(draft) || hint(draft));
    draft.suggestions = repliesTo(question, state.lastAsk);
    if (line) return false;
  }
  if (state.misses === 2 && state.tender === 0 && hint(draft)) return false;
  say(draft, [phrases.moveOn]);
  askNext(draft);
  return false;
}
