import { table } from '../../../lexicon/table.ts';
import { losesPast } from '../../agreeing-subjects.ts';
import { past, thirdPerson } from '../../inflection.ts';
import type { Match, Pattern } from '../../match.ts';
import { clauseEnd, findSubjects, hasFinite, type Subject, skipAdverbs } from '../../subjects.ts';
import { is, isPureVerb, oneOf, type Word } from '../../word.ts';

const auxiliaries = table<string>({
  have: 'has',
  "haven't": "hasn't",
  do: 'does',
  "don't": "doesn't",
});

/** Words after which a verb keeps its base form, as in "I suggest that he see" and "it is important that she be". */
const bareAfter =
  `suggest suggests suggested recommend recommends recommended insist insists insisted demand demands
  demanded propose proposed request requested important essential vital necessary crucial let make makes made help
  helps helped see saw hear heard watch watched have had rather wish`.split(/\s+/);

const frequency = ['always', 'usually', 'often', 'never', 'sometimes'];

/**
 * Corrects verbs that do not agree with the subject: "My mother cook" → "cooks", "he don't" → "doesn't", "they
 * likes" → "like".
 */
export const agreement: Pattern = ({ words }) =>
  findSubjects(words).flatMap((subject) => {
    const at = skipAdverbs(words, subject.to);
    const verb = words[at];
    if (verb === undefined || words.slice(0, subject.from).some((word) => oneOf(word, ...bareAfter)))
      return [];
    const right = isSingular(subject)
      ? singularForm(words, subject, at, verb)
      : pluralForm(words, subject, verb);
    if (right === undefined || losesPast(words, right)) return [];
    const match: Match = {
      code: 'third-person-s',
      pattern: 'third-person-s',
      from: at,
      to: at + 1,
      replacements: [right],
      confidence: subject.pronoun ? 0.8 : 0.75,
    };
    return [match];
  });

function isSingular(subject: Subject): boolean {
  return subject.person === 'third' && !subject.plural;
}

function singularForm(words: readonly Word[], subject: Subject, at: number, verb: Word): string | undefined {
  const own = auxiliaries[verb.lower];
  if (own !== undefined) return verb.lower === 'do' && oneOf(words[at + 1], 'to') ? undefined : own;
  if (!is(verb, 'base') || verb.verb === undefined || oneOf(verb, 'let', 'lay') || isSemiModal(words, at))
    return undefined;
  // Skips a word that may not be the verb of the subject: in "If the price drop continues" it is a noun, and
  // "Somebody call a doctor!" is a command.
  if (!subject.pronoun && is(words[at + 1], 'third', 'be', 'modal') && !is(words[at + 1], 'plural'))
    return undefined;
  if (
    oneOf(words[subject.from], 'somebody', 'someone') &&
    oneOf(verb, 'call', 'help', 'get', 'stop', 'tell', 'open')
  )
    return undefined;
  const marked = at > subject.to && oneOf(words[at - 1], ...frequency);
  // Skips a form that can also be the past tense, as in "he put" and "she read".
  if (past(verb.verb) === verb.lower && !marked) return undefined;
  if (subject.pronoun)
    return oneOf(words[subject.from], 'it') && is(verb, 'adjective', 'state')
      ? undefined
      : thirdPerson(verb.verb);
  if (!is(words[subject.to - 1], 'human', 'name') && !isPureVerb(verb) && subject.to - subject.from > 1)
    return undefined;
  if (!isPureVerb(verb) && (!nounExcluded(words, at) || hasFinite(words, at + 1, clauseEnd(words, at + 1))))
    return undefined;
  return thirdPerson(verb.verb);
}

/**
 * Whether the next words show that the word is a verb and not a noun, as in "my mother phone me" and "my father
 * work in".
 */
function nounExcluded(words: readonly Word[], at: number): boolean {
  const next = words[at + 1];
  return (
    is(next, 'object', 'determiner', 'possessive', 'number') ||
    oneOf(
      next,
      'to',
      'in',
      'at',
      'with',
      'for',
      'very',
      'well',
      'every',
      'as',
      'hard',
      'football',
      'tea',
      'coffee',
    )
  );
}

const pluralAuxiliaries = table({
  was: 'were',
  is: 'are',
  has: 'have',
  "doesn't": "don't",
  "wasn't": "weren't",
});

/**
 * Returns the verb form for a plural subject, for example "like" for "they likes", "were" for "the students was"
 * and "live" for "my parents lives".
 */
function pluralForm(words: readonly Word[], subject: Subject, verb: Word): string | undefined {
  const word = words[subject.from];
  const own = pluralAuxiliaries[verb.lower];
  const sure = subject.pronoun || subject.from === 0;
  if (own !== undefined) {
    if (oneOf(word, 'i')) return oneOf(verb, 'has', "doesn't") ? own : undefined;
    return sure ? own : undefined;
  }
  if (!is(verb, 'third') || verb.verb === undefined || is(verb, 'be')) return undefined;
  return subject.pronoun || (sure && !is(verb, 'plural', 'noun')) ? verb.verb : undefined;
}

/** Whether the word is a modal verb that takes no -s, as in "she dare not ask" and "he need not come". */
function isSemiModal(words: readonly Word[], at: number): boolean {
  return oneOf(words[at], 'dare', 'need') && oneOf(words[at + 1], 'not');
}
