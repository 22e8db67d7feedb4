import type { AskedQuestion } from '@pratik/contract/asked-question';
import type { Item } from './curriculum.service.ts';

/** A question as the learner meets it; what is right is told once it is answered. */
export const askedView = (
  { id, body: { ask, options, answer, evidence, why } }: Item<'question'>,
  given: { choice: number } | undefined,
): AskedQuestion => ({
  id,
  ask,
  options,
  given: given ? { choice: given.choice, answer, evidence, why } : null,
});
