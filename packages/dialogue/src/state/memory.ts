import type { Fact, FactKind } from './facts.ts';

/** Maximum number of facts in a state. If there are more, the oldest facts are removed. */
export const mostFacts = 60;

/** A fact from an earlier conversation. `days` is the number of days since the learner mentioned it. */
export type RememberedFact = Omit<Fact, 'turn'> & { days: number };

/**
 * Returns the key of a fact. Facts of the same kind about the same subject have the same key, and only one of them
 * is remembered.
 */
export const keyOf = ({ kind, about }: Pick<Fact, 'kind' | 'about'>): string => `${kind} ${about}`;

/**
 * Kinds of facts that may be remembered after a conversation. Facts about health, death, sorrow and misfortune are
 * missing, because they belong only to the conversation in which the learner mentioned them.
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

/** Converts "a cat" to "your cat", because the fact is about the learner’s own pet. */
const owned = (fact: Fact): Fact =>
  fact.kind === 'pet'
    ? { ...fact, about: fact.about.replace(/^(?:the |a |an |your )?(?=\p{Ll})/u, 'your ') }
    : fact;

/**
 * Returns the facts to remember for later conversations, newest first. Of several facts with the same key, only the
 * newest is returned.
 */
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

/**
 * Matches words that make a message private, whatever kinds of facts it contains. Facts from such messages are not
 * remembered.
 */
const sensitive =
  /\b(?:sick|ill|illness|disease|disabled|hospital|doctor|surgery|operation|cancer|medicine|pills?|pregnan\w*|depress\w*|therapy|therapist|psychiatr\w*|autis\w*|diabet\w*|asthma|drunk|drugs?|alcoholic|abus\w*|violen\w*|beats?|prison|police|divorc\w*|suicid\w*|religio\w*|vot(?:e|es|ed|ing))\b/;

export const isSensitive = (plain: string): boolean => sensitive.test(plain);
