import type { ScenarioQuestion } from '@pratik/content/kinds/scenario';
import { type Draft, say } from '../generation/draft.ts';
import { fingerprint } from '../generation/lines.ts';
import { expectedOf } from '../understanding/expected.ts';
import { questionOf } from './agenda.ts';

const sayAgain = 'Can you say that again, please?';
const notKnown = 'I don’t know.';

/**
 * Returns two or three suggested replies: the examples of the question and, if there are fewer than two, also yes and
 * no (for a yes/no question) and replies that fit any question.
 * `ask` is the wording with which the partner asked the question.
 */
export function repliesTo(question: ScenarioQuestion | undefined, ask: string): string[] {
  const examples = (question?.hints ?? []).map(({ en }) => en).slice(0, 3);
  const isPolar = question !== undefined && expectedOf(ask) === 'yes-no';
  const polar = (isPolar ? ['Yes.', 'No.'] : []).filter(
    (reply) => !examples.some((example) => example.startsWith(reply.slice(0, -1))),
  );
  return examples.length > 1 ? examples : [...examples, ...polar, sayAgain, notKnown].slice(0, 3);
}

/** Gives an example answer. Returns false if the question has no unused example answer. */
export function hint(draft: Draft): boolean {
  const question = questionOf(draft, draft.state.pending);
  draft.suggestions = repliesTo(question, draft.state.lastAsk);
  for (const { en } of question?.hints ?? []) {
    const mark = fingerprint(`hint ${en}`);
    if (draft.state.said.includes(mark)) continue;
    if (!say(draft, [draft.phrases.hint], { hint: en })) return false;
    draft.state.said.push(mark);
    return true;
  }
  return false;
}
