import { type Draft, say } from '../generation/draft.ts';
import { fingerprint } from '../generation/lines.ts';
import { questionOf } from './agenda.ts';

/** Offers an example answer. Returns false when none is left for this question. */
export function hint(draft: Draft): boolean {
  const question = questionOf(draft, draft.state.pending);
  draft.suggestions = (question?.hints ?? []).map(({ en }) => en).slice(0, 3);
  for (const { en } of question?.hints ?? []) {
    const mark = fingerprint(`hint ${en}`);
    if (draft.state.said.includes(mark)) continue;
    if (!say(draft, [draft.phrases.hint], { hint: en })) return false;
    draft.state.said.push(mark);
    return true;
  }
  return false;
}
