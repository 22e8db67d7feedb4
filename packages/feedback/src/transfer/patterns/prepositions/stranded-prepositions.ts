import { table } from '../../../lexicon/table.ts';
import { found, type Match, type Pattern } from '../../match.ts';
import { is, oneOf, type Word } from '../../word.ts';

const needs = table<readonly string[]>({
  belong: ['to'],
  listen: ['to'],
  look: ['at', 'for'],
  wait: ['for'],
  talk: ['about', 'to'],
  depend: ['on'],
  rely: ['on'],
  complain: ['about'],
  laugh: ['at'],
  apply: ['for'],
  argue: ['about'],
  worry: ['about'],
  dream: ['about', 'of'],
  graduate: ['from'],
  live: ['in'],
  stay: ['in', 'at'],
  search: ['for'],
  apologise: ['for'],
  apologize: ['for'],
  stare: ['at'],
  smile: ['at'],
  pray: ['for'],
  point: ['at'],
  participate: ['in'],
  consist: ['of'],
  deal: ['with'],
});
const proudOf = table<readonly string[]>({
  interested: ['in'],
  afraid: ['of'],
  scared: ['of'],
  worried: ['about'],
  married: ['to'],
  responsible: ['for'],
  proud: ['of'],
  famous: ['for'],
  allergic: ['to'],
  addicted: ['to'],
  engaged: ['to'],
  tired: ['of'],
  fond: ['of'],
});

/**
 * Inserts a missing preposition at the end of a question: "Who does this umbrella belong?" → "belong to", "What are
 * you looking?" → "looking at". The question word is the object of the preposition.
 */
export const strandedPreposition: Pattern = ({ words, question }) => {
  if (!question || !oneOf(words[0], 'who', 'whom', 'what', 'which', 'whose')) return [];
  const last = words.findLastIndex(
    (word) => word.kind === 'word' && !oneOf(word, 'now', 'today', 'usually', 'please', 'then'),
  );
  const word = words[last];
  const asked = words.findIndex((one) => is(one, 'do', 'modal', 'be'));
  const subject = words[asked + 1];
  if (
    asked < 1 ||
    asked > 4 ||
    last < asked + 2 ||
    !is(subject, 'subject', 'determiner', 'possessive', 'name', 'plural')
  )
    return [];
  const adjective = proudOf[word?.lower ?? ''];
  if (adjective !== undefined && is(words[asked], 'be')) return ending(last, word, adjective);
  const right = needs[word?.verb ?? ''];
  const fits = is(words[asked], 'be') ? is(word, 'gerund') : is(word, 'base');
  if (right === undefined || !fits) return [];
  if (oneOf(word, 'graduate') && !oneOf(words[0], 'which')) return [];
  // For verbs such as "live", accepts only questions with "which" or "what", in which "in" is certainly missing, as
  // in "Which city do you live".
  if (oneOf(word, 'live', 'stay', 'staying', 'living') && !oneOf(words[0], 'which', 'what', 'whose'))
    return [];
  if (oneOf(word, 'argue', 'worry', 'pray', 'apply', 'search', 'deal') && is(words[asked], 'modal'))
    return [];
  return ending(last, word, right);
};

const ending = (at: number, word: Word | undefined, prepositions: readonly string[]): Match[] => [
  found(
    'missing-preposition',
    'stranded',
    at,
    at + 1,
    prepositions.map((one) => `${word?.text} ${one}`),
    0.86,
  ),
];
