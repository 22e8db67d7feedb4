import type { CorrectionCode } from '@pratik/contract/feedback';
import { exchangeSets } from './edit-tags.ts';

const of = (words: string): ReadonlySet<string> => new Set(words.split(' '));
const articles = of('the a an');
const prepositions = of(
  'to of in for on at with by from about into as during since until between over through after before under towards',
);
const be = of('is are am was were be been being');
const auxiliaries = of('have has had do does did will would can could should may might must');
const pronouns = of('it i he she they we you them him her me us my your his their our its mine yours hers');
const relatives = of('who which that whose whom');
const connectors = of('and but so or because although however while');
const amounts = of('much many lot few little some any more all every each fewer less');
const pointing = of('this these that those');
const adverbialVerbs = of('VB VBP VBZ VBD VBG VBN');

/** Returns the error code for a word that is missing before another word. `nextTag` is the tag of the other word. */
export function codeOfInsertion(word: string, nextTag: string): CorrectionCode | undefined {
  if (word === ',') return 'punctuation';
  if (articles.has(word)) return 'missing-article';
  if (word === 'to' && (nextTag === 'VB' || nextTag === 'VBP')) return 'verb-pattern';
  if (prepositions.has(word)) return 'missing-preposition';
  if (be.has(word)) return 'be-omission';
  if (word === 'not') return 'negation';
  if (word === 'do' || word === 'does' || word === 'did') return 'question-formation';
  if (word === 'have' || word === 'has' || word === 'had') return 'tense-present-perfect';
  if (auxiliaries.has(word)) return 'modal';
  if (relatives.has(word)) return 'relative-pronoun';
  if (word === 'more' || word === 'than') return 'comparatives';
  if (amounts.has(word)) return 'quantifier';
  if (/^(?:my|your|his|her|their|our|its)$/.test(word)) return 'possessive';
  if (word === 'there') return 'there-is-have';
  return 'other';
}

export function codeOfDeletion(word: string, nextTag: string): CorrectionCode | undefined {
  if (word === ',') return 'punctuation';
  if (articles.has(word)) return 'extra-article';
  if (word === 'to' && adverbialVerbs.has(nextTag)) return 'verb-pattern';
  if (prepositions.has(word)) return 'extra-preposition';
  if (be.has(word)) return 'be-insertion';
  if (word === 'have' || word === 'has' || word === 'had') return 'tense-other';
  if (word === 'more' || word === 'most') return 'comparatives';
  if (connectors.has(word)) return 'double-connector';
  if (pronouns.has(word) || relatives.has(word)) return 'relative-pronoun';
  if (amounts.has(word)) return 'quantifier';
  return auxiliaries.has(word) ? 'other' : undefined;
}

const tenses: Readonly<Record<string, string>> = {
  is: 'was',
  are: 'were',
  am: 'was',
  have: 'had',
  has: 'had',
  do: 'did',
  does: 'did',
};

/** Whether a learner may confuse the two words, because both belong to one of the sets. */
export function mayExchange(from: string, to: string): boolean {
  return exchangeSets.some((set) => set.includes(from) && set.includes(to));
}

export function codeOfExchange(from: string, to: string): CorrectionCode {
  if (tenses[from] === to || tenses[to] === from) return 'tense-other';
  if (be.has(from) || (auxiliaries.has(from) && /^(?:have|has|do|does)$/.test(to))) return 'third-person-s';
  if (auxiliaries.has(from)) return 'modal';
  if (/n't$/.test(from)) return 'negation';
  if (prepositions.has(from) && prepositions.has(to)) return 'wrong-preposition';
  if (pronouns.has(from) && pronouns.has(to)) return 'he-she-it';
  if (pointing.has(from) && pointing.has(to)) return 'plural-after-number';
  if (relatives.has(from) || relatives.has(to)) return 'relative-pronoun';
  if (amounts.has(from) && amounts.has(to)) return 'quantifier';
  if (connectors.has(from) && connectors.has(to)) return 'other';
  return from.charAt(0) === to.charAt(0) && !articles.has(from) && from.length > 2 ? 'spelling' : 'other';
}

export function codeOfForm(fromTag: string, to: string): CorrectionCode {
  if (to === 'NNS') return 'plural-after-number';
  if (to === 'NN') return 'countability';
  if (to === 'VBZ' || (fromTag === 'VBZ' && to === 'VB')) return 'third-person-s';
  if (to === 'VBD' || (fromTag === 'VBD' && to === 'VB')) return 'tense-other';
  return 'verb-pattern';
}
