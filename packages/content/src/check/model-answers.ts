import type { Library } from '../library.ts';
import { wordCount } from '../meaning/tokens.ts';
import { type ContentIssue, issueRecorder } from './content-issue.ts';

/** Factor by which a model answer one level higher may be longer than the maximum of its prompt. */
const LONGER = 1.6;

/**
 * Checks that model answers belong to a writing prompt, have the length that the prompt asks for, and contain
 * the quoted phrases.
 */
export function checkModelAnswers(library: Library): ContentIssue[] {
  const { issues, error } = issueRecorder('model-answer');
  const prompts = new Map(library.writingPrompts.map((prompt) => [prompt.id, prompt]));
  for (const answer of library.modelAnswers) {
    const prompt = prompts.get(answer.prompt);
    if (!prompt || prompt.level !== answer.level) {
      error('prompt', answer, `${answer.level} has no prompt ${answer.prompt}`);
      continue;
    }
    const [least, most] = prompt.words;
    const own = wordCount(answer.own);
    if (own < least || own > most)
      error('length', answer, `${own} words; the prompt asks for ${least}–${most}`);
    const higher = wordCount(answer.higher);
    if (higher < least || higher > most * LONGER)
      error('length', answer, `${higher} words one level higher; at most ${Math.round(most * LONGER)}`);
    for (const { quote } of answer.notice)
      if (!answer.own.includes(quote) && !answer.higher.includes(quote))
        error('notice', answer, `no answer contains: ${quote}`);
  }
  return issues;
}
