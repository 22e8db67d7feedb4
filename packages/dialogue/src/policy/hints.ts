import type { ScenarioQuestion } from '@pratik/content/kinds/scenario';
import { type Draft, say } from '../generation/draft.ts';
import { fingerprint } from '../generation/lines.ts';
import { questionOf } from './agenda.ts';

const sayAgain = 'Can you say that again, please?';
const notKnown = 'I don’t know.';

/** Two or three replies that the learner can tap: the examples of the question, then replies that always fit. */
export function repliesTo(question: ScenarioQuestion | undefined): string[] {
  const examples = (question?.hints ?? []).map(({ en }) => en).slice(0, 3);
  const polar = question?.yes && question.no ? ['Yes.', 'No.'] : [];
  return examples.length > 1 ? examples : [...examples, ...polar, sayAgain, notKnown].slice(0, 3);
}

/** Offers an example answer. Returns false when this question has no unused example. */
export function hint(draft: Draft): boolean {
  const question = questionOf(draft, draft.state.pending);
  draft.suggestions = repliesTo(question);
  for (const { en } of question?.hints ?? []) {
    const mark = fingerprint(`hint ${en}`);
    if (draft.state.said.includes(mark)) continue;
    if (!say(draft, [draft.phrases.hint], { hint: en })) return false;
    draft.state.said.push(mark);
    return true;
  }
  return false;
}
