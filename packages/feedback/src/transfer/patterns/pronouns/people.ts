import { mensNames, womensNames } from '../../../lexicon/given-names-by-gender.ts';
import { femaleNouns, maleNouns, personNouns } from '../../../lexicon/people.ts';
import { table } from '../../../lexicon/table.ts';
import type { Match, Pattern } from '../../match.ts';
import { is, oneOf, type Word } from '../../word.ts';

export type Gender = 'female' | 'male' | 'unknown';

const femaleForms = new Set(['she', 'her', 'hers', 'herself', 'mrs', 'ms', 'miss', 'madam']);
const maleForms = new Set(['he', 'him', 'his', 'himself', 'mr', 'sir']);
const others = new Set([
  'landlord',
  'host',
  'hero',
  'someone',
  'somebody',
  'everyone',
  'everybody',
  'nobody',
  'anyone',
]);

/**
 * Returns the gender of the person that a lower-case word means: female, male or unknown. Returns undefined for a
 * word that does not mean a person.
 */
export function genderOf(lower: string): Gender | undefined {
  const word = lower.replace(/'s$/, '');
  if (femaleForms.has(word) || femaleNouns.has(word) || womensNames.has(word)) return 'female';
  if (maleForms.has(word) || maleNouns.has(word) || mensNames.has(word)) return 'male';
  return personNouns.has(word) || others.has(word) ? 'unknown' : undefined;
}

const toFemale = table<string>({ he: 'she', him: 'her', himself: 'herself' });
const toMale = table<string>({ she: 'he', herself: 'himself', hers: 'his' });

/**
 * Corrects "This is Murat. She is my best friend." → "He is". Applies if all people mentioned so far have one
 * gender and the pronoun has the other gender. Learners confuse "he" and "she" because Turkish has only one
 * pronoun for both.
 */
export const pronounGender: Pattern = ({ words, earlier }) => {
  const before = [...earlier].map(genderOf);
  return words.flatMap((word, at): Match[] => {
    const said = femaleForms.has(word.lower) ? 'female' : maleForms.has(word.lower) ? 'male' : undefined;
    if (said === undefined || oneOf(word, 'mr', 'mrs', 'ms', 'miss', 'madam', 'sir')) return [];
    const here = words
      .slice(0, at)
      .map((one, index) => (startsOwn(words, index) ? undefined : genderOf(one.lower)));
    const known = [...before, ...here].filter((gender) => gender !== undefined);
    // Skips a pronoun if the text before it mentions no person, or mentions a person of the same gender as the
    // pronoun.
    if (known.length === 0 || known.some((gender) => gender === said)) return [];
    // Skips long texts and quotations, which may be about people whom the text does not name.
    if (earlier.size > 25 || words.some((one) => oneOf(one, '"', '“', '”'))) return [];
    const nouns = [...earlier, ...words.slice(0, at).map(({ lower }) => lower)].some(
      (lower) => !femaleForms.has(lower) && !maleForms.has(lower) && genderOf(lower) !== undefined,
    );
    const titled =
      words.slice(0, at).some((one) => oneOf(one, 'mr', 'mrs', 'ms')) ||
      earlier.has('mr') ||
      earlier.has('mrs');
    if (!nouns && !titled) return [];
    if (
      words.slice(0, at).some((one) => oneOf(one, 'the', 'a', 'with')) &&
      is(words[at - 1], 'noun') &&
      oneOf(word, 'she', 'he')
    )
      return [];
    const certain = known.filter((gender) => gender !== 'unknown').length;
    if (certain === 0 || (known.length > certain && !isPredicative(words, at))) return [];
    // Skips an object, which usually means a different person than the subject, as in "She left him alone". It can
    // mean the same person only if that person was mentioned in an earlier sentence or clause.
    if (
      oneOf(word, 'him', 'her') &&
      !is(words[at + 1], 'noun', 'plural', 'mass') &&
      here.some((gender) => gender !== undefined)
    ) {
      const named = words.slice(0, at).some((one) => is(one, 'mark', 'conjunction') && !oneOf(one, 'and'));
      const noun = words
        .slice(0, at)
        .some(
          (one) =>
            !femaleForms.has(one.lower) && !maleForms.has(one.lower) && genderOf(one.lower) !== undefined,
        );
      if (!named || !noun) return [];
    }
    const recent = here.some((gender) => gender !== undefined && gender !== 'unknown') || at === 0;
    if (!recent) return [];
    if (oneOf(word, 'his', 'her') && is(words[at + 1], 'human')) return [];
    const seen = ['see', 'hear', 'notice', 'recognise', 'recognize', 'borrow', 'steal', 'admire', 'copy'];
    if (oneOf(word, 'his', 'her') && seen.includes(words[at - 1]?.verb ?? '')) return [];
    if (
      ['say', 'think', 'know', 'believe', 'hope', 'tell', 'hear', 'feel', 'wish', 'mean'].includes(
        words[at - 1]?.verb ?? '',
      ) ||
      oneOf(words[at - 1], 'that')
    )
      return [];
    const right = said === 'male' ? femaleOf(words, at) : maleOf(words, at);
    if (right === undefined) return [];
    return [
      { code: 'he-she-it', pattern: 'he-she', from: at, to: at + 1, replacements: [right], confidence: 0.72 },
    ];
  });
};

/**
 * Whether a word introduces a new person by itself. Returns always false, because "Mr" and "Mrs" only
 * indicate the gender of the name after them.
 */
const startsOwn = (_words: readonly Word[], _index: number): boolean => false;

/** Whether a noun of unknown gender only describes the subject, as in "She is a nurse and he works". */
const isPredicative = (words: readonly Word[], at: number): boolean =>
  words
    .slice(0, at)
    .every(
      (one, index) =>
        genderOf(one.lower) !== 'unknown' ||
        is(words[index - 2], 'be') ||
        is(words[index - 1], 'be') ||
        is(words[index - 3], 'be'),
    );

function femaleOf(words: readonly Word[], at: number): string | undefined {
  const word = words[at]?.lower ?? '';
  if (word === 'his')
    return is(words[at + 1], 'noun', 'plural', 'mass', 'adjective', 'human') ? 'her' : 'hers';
  return toFemale[word];
}

function maleOf(words: readonly Word[], at: number): string | undefined {
  const word = words[at]?.lower ?? '';
  if (word !== 'her') return toMale[word];
  const next = words[at + 1];
  const thing =
    is(next, 'noun', 'plural', 'mass', 'human') ||
    (is(next, 'adjective') && is(words[at + 2], 'noun', 'plural'));
  // The thing may belong to another person, as in "My uncle sold her car". Therefore only a pronoun at the end of
  // the sentence is corrected, to "him".
  return thing
    ? undefined
    : next === undefined || is(next, 'mark', 'preposition', 'adverb', 'conjunction')
      ? 'him'
      : undefined;
}

const bodies = new Set(
  'company firm government team school university bank country city hospital hotel restaurant dog cat tree house car factory club museum newspaper computer phone'.split(
    ' ',
  ),
);

/** Corrects "The company has lost half of his customers" → "its customers". */
export const itsOwn: Pattern = ({ words, earlier }) => {
  const head = is(words[0], 'determiner', 'possessive') ? words[1] : undefined;
  if (head === undefined || !bodies.has(head.lower) || oneOf(head, 'dog', 'cat')) return [];
  if ([...earlier].some((word) => genderOf(word) !== undefined)) return [];
  const at = words.findIndex((word) => oneOf(word, 'his', 'her'));
  if (
    at < 3 ||
    words.slice(0, at).some((word) => genderOf(word.lower) !== undefined || is(word, 'name', 'human'))
  )
    return [];
  if (!is(words[at + 1], 'noun', 'plural', 'mass', 'adjective') || oneOf(words[0], 'her', 'his')) return [];
  return [
    { code: 'he-she-it', pattern: 'its', from: at, to: at + 1, replacements: ['its'], confidence: 0.65 },
  ];
};
