import type { Fact, FactKind } from './facts.ts';

/** Maximum number of facts in a state; the oldest are dropped. */
export const mostFacts = 60;

/** A fact of an earlier conversation. `days`: how long ago the learner said it. */
export type RememberedFact = Omit<Fact, 'turn'> & { days: number };

/** Names a fact: the same subject is remembered once. */
export const keyOf = ({ kind, about }: Pick<Fact, 'kind' | 'about'>): string => `${kind} ${about}`;

/**
 * Kinds of facts that last beyond a conversation. Never health, death, sorrow or a misfortune: those belong to the
 * talk in which the learner told them.
 */
const lasting: ReadonlySet<FactKind> = new Set([
  'family',
  'pet',
  'job',
  'study',
  'home',
  'like',
  'dislike',
  'plan',
  'good-event',
]);

/** "I have a cat": the partner speaks of "your cat". */
const owned = (fact: Fact): Fact =>
  fact.kind === 'pet'
    ? { ...fact, about: fact.about.replace(/^(?:the |a |an |your )?(?=\p{Ll})/u, 'your ') }
    : fact;

/** Facts to remember for a later conversation, each subject once, newest first. */
export function worthRemembering(facts: readonly Fact[]): Fact[] {
  const seen = new Set<string>();
  return facts
    .toReversed()
    .map(owned)
    .filter((fact) => {
      const key = keyOf(fact);
      if (
        fact.sensitive ||
        !lasting.has(fact.kind) ||
        fact.topic === 'health' ||
        fact.about === '' ||
        seen.has(key)
      )
        return false;
      seen.add(key);
      return true;
    });
}

/** Words that make a message private even when the fact in it is not: it is not remembered. */
const sensitive =
  /\b(?:sick|ill|illness|disease|disabled|hospital|doctor|surgery|operation|cancer|medicine|pills?|pregnan\w*|depress\w*|therapy|therapist|psychiatr\w*|autis\w*|diabet\w*|asthma|drunk|drugs?|alcoholic|abus\w*|violen\w*|beats?|prison|police|divorc\w*|suicid\w*|religio\w*|vot(?:e|es|ed|ing))\b/;

export const isSensitive = (plain: string): boolean => sensitive.test(plain);
