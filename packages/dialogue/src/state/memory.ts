import type { Fact } from './facts.ts';

/** Maximum number of facts in a state; the oldest are dropped. */
export const mostFacts = 60;

/** Facts to remember for a later conversation, each subject once, newest first. */
export function worthRemembering(facts: readonly Fact[]): Fact[] {
  const lasting = new Set([
    'family',
    'pet',
    'job',
    'study',
    'home',
    'like',
    'dislike',
    'plan',
    'wish',
    'illness',
    'good-event',
    'bad-event',
  ]);
  const seen = new Set<string>();
  return facts.toReversed().filter(({ kind, about }) => {
    const key = `${kind} ${about}`;
    if (!lasting.has(kind) || about === '' || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
