import { thirdPerson } from '../../inflection.ts';
import { found, type Match, type Pattern } from '../../match.ts';
import { headOfPhrase } from '../../verbs.ts';
import { is, isPureVerb, oneOf } from '../../word.ts';

const everyday = [
  'live',
  'work',
  'play',
  'speak',
  'want',
  'like',
  'love',
  'know',
  'teach',
  'study',
  'drive',
  'cook',
  'need',
  'think',
  'help',
  'write',
  'read',
  'sell',
  'come',
  'go',
  'look',
  'make',
  'run',
  'wear',
];

/** Singular nouns that can also take a plural verb. */
const collective = new Set(
  'police people family team class government staff group company couple audience crowd committee rest majority half army crew public press data media number pair lot'.split(
    ' ',
  ),
);

/**
 * Corrects verbs after a longer subject: "The woman who live next door" → "lives", "Each of the players train" →
 * "trains", "My brother play computer games" → "plays".
 */
export const agreementOfPhrases: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    const third = (index: number): Match[] => {
      const verb = words[index];
      return verb?.verb === undefined
        ? []
        : [found('third-person-s', 'third-person-s', index, index + 1, [thirdPerson(verb.verb)], 0.76)];
    };
    const next = words[at + 1];
    if (
      oneOf(word, 'who', 'that') &&
      is(words[at - 1], 'human') &&
      !is(words[at - 1], 'plural') &&
      is(words[at - 2], 'determiner', 'possessive', 'adjective') &&
      is(next, 'base') &&
      !is(next, 'past', 'noun') &&
      !oneOf(words[at - 2], 'any', 'some')
    )
      return isPureVerb(next) || everyday.includes(next?.verb ?? '') ? third(at + 1) : [];
    if (oneOf(word, 'each', 'one', 'every') && oneOf(next, 'of') && at === 0) {
      const head = headOfPhrase(words, at + 2);
      const verb = words[(head ?? -2) + 1];
      return head !== undefined && is(verb, 'base') && !is(verb, 'past', 'noun') ? third(head + 1) : [];
    }
    const person =
      is(word, 'human') &&
      !is(word, 'plural') &&
      is(words[at - 1], 'possessive') &&
      (at === 1 || is(words[at - 2], 'mark') || oneOf(words[at - 2], 'and', 'but', 'because', 'when'));
    if (
      person &&
      next?.verb !== undefined &&
      everyday.includes(next.verb) &&
      is(next, 'base') &&
      !is(next, 'past') &&
      (is(words[at + 2], 'noun', 'plural', 'mass', 'name', 'gerund') ||
        oneOf(words[at + 2], 'next', 'near')) &&
      !words.slice(at + 2).some((one) => is(one, 'be', 'third') && !is(one, 'plural'))
    )
      return third(at + 1);
    // At the start of the sentence, accepts only a noun phrase with a clear determiner, as in "A balanced diet
    // reduce" and "The train to Konya usually leave".
    if (at !== 0 || !(is(word, 'determiner') && oneOf(word, 'a', 'an', 'the', 'this', 'every', 'each')))
      return [];
    const head = headOfPhrase(words, 0);
    if (head === undefined || is(words[head], 'plural', 'unknown') || !is(words[head], 'noun', 'mass'))
      return [];
    if (collective.has(words[head]?.lower ?? '')) return [];
    let index = head + 1;
    if (oneOf(words[index], 'to', 'from', 'of', 'in', 'near', 'with', 'at')) {
      const tail = oneOf(words[index + 1], 'which', 'whom', 'what', 'all')
        ? undefined
        : headOfPhrase(words, index + 1);
      if (tail === undefined) return [];
      index = tail + 1;
    }
    const adverb = is(words[index], 'frequency') || oneOf(words[index], 'also', 'really');
    if (adverb) index++;
    const verb = words[index];
    if (
      verb?.verb === undefined ||
      !is(verb, 'base') ||
      is(verb, 'past', 'adjective', 'adverb', 'preposition') ||
      (is(verb, 'noun') && !adverb)
    )
      return [];
    return isPureVerb(verb) || adverb ? third(index) : [];
  });
