import { carriesVerb, commas, mark, standsAlone } from '../../clauses.ts';
import { type Pattern, textOf } from '../../match.ts';
import { nounPhrase } from '../../noun-phrase.ts';
import { is, oneOf } from '../../word.ts';

/**
 * Inserts a comma after a dependent clause at the start of a sentence, as in "When I came home my grandmother was
 * cooking".
 */
export const commaAfterClause: Pattern = ({ words, question }) => {
  if (
    question ||
    !oneOf(words[0], 'when', 'if', 'although', 'after', 'before', 'because', 'while', 'though', 'whenever') ||
    commas(words) > 0
  )
    return [];
  const first = words.findIndex(carriesVerb);
  const own = nounPhrase(words, 1);
  const verb = own === undefined ? -1 : is(words[own.to], 'frequency') ? own.to + 1 : own.to;
  if (own === undefined || !(verb === first || is(words[verb], 'base'))) return [];
  for (let at = verb + 1; at < words.length - 1; at++) {
    const [before, word] = [words[at - 1], words[at]];
    const pronoun =
      oneOf(word, 'i', 'he', 'she', 'we', 'they', 'everybody', 'everyone', 'nobody') ||
      (oneOf(word, 'you', 'it') && is(words[at + 1], 'modal'));
    const starts = pronoun
      ? carriesVerb(words[at + 1]) || is(words[at + 1], 'base', 'frequency')
      : is(word, 'possessive') && standsAlone(words, at);
    if (!starts) continue;
    const ended =
      at === verb + 1
        ? !is(before, 'be', 'have', 'do', 'modal') &&
          [
            'ring',
            'start',
            'end',
            'arrive',
            'finish',
            'leave',
            'stop',
            'eat',
            'come',
            'begin',
            'sleep',
            'fall',
          ].includes(before?.verb ?? '')
        : is(
            before,
            'noun',
            'plural',
            'adverb',
            'adjective',
            'mass',
            'place',
            'object',
            'name',
            'participle',
          ) || oneOf(before, 'home', 'out', 'up', 'tomorrow', 'down', 'back');
    const nested = is(before, 'preposition') && !oneOf(before, 'out', 'up', 'down', 'off', 'in', 'over');
    if (
      !ended ||
      nested ||
      is(before, 'conjunction', 'subject', 'possessive', 'determiner') ||
      oneOf(before, 'that', 'think', 'know', 'say')
    )
      return [];
    // Skips a noun followed by a pronoun that begins a relative clause, as in "When the man I met called".
    if (
      pronoun &&
      is(before, 'noun', 'plural') &&
      words
        .slice(at + 2)
        .some(
          (one, index) =>
            carriesVerb(one) && !is(words[at + 1 + index], 'subject') && index > 0 && !is(one, 'participle'),
        )
    )
      return [];
    return mark(at - 1, at, [`${before?.text},`], 'clause-comma', 0.78);
  }
  return [];
};

/**
 * Removes a comma between subject and verb, as in "The new instructor, is patient" and "Whether he stays or not, is
 * unclear".
 */
export const commaBeforeVerb: Pattern = ({ words, question }) => {
  const at = words.findIndex((word) => oneOf(word, ','));
  const verb = words[at + 1];
  if (question || at < 2 || commas(words) !== 1) return [];
  const drop = () => mark(at - 1, at + 1, [words[at - 1]?.text ?? ''], 'subject-comma', 0.84);
  if (
    oneOf(words[0], 'whether', 'what', 'how', 'where', 'why') &&
    oneOf(verb, 'is', 'was', "isn't", 'depends', 'remains')
  )
    return drop();
  if (!is(words[0], 'possessive') && !oneOf(words[0], 'the', 'this', 'that', 'these', 'those')) return [];
  const phrase = nounPhrase(words, 0);
  if (
    oneOf(
      words[(phrase?.to ?? 0) - 1],
      'winter',
      'summer',
      'spring',
      'autumn',
      'morning',
      'evening',
      'afternoon',
      'week',
      'year',
      'month',
      'time',
      'day',
      'night',
    )
  )
    return [];
  const sure =
    oneOf(verb, 'is', 'are', 'was', 'were', 'has', 'have', 'will', 'can', 'must', 'should') ||
    (is(verb, 'third') && !is(verb, 'plural', 'noun'));
  return phrase?.to === at && !phrase.pronoun && sure ? drop() : [];
};

const unique = ['mother', 'father', 'mum', 'dad', 'wife', 'husband', 'boss'];

/**
 * Inserts two commas around a non-defining relative clause, as in "My mother who is seventy still rides".
 * Removes commas around a defining relative clause, as in "Students, who cheat, should".
 */
export const relativeCommas: Pattern = ({ words, question }) => {
  const at = words.findIndex((word) => oneOf(word, 'who', 'which'));
  if (question || at < 1 || at > 6 || !(carriesVerb(words[at + 1]) || is(words[at + 1], 'base'))) return [];
  const end = words.findIndex(
    (word, index) =>
      index > at + 2 &&
      (carriesVerb(word) ||
        (is(word, 'frequency', 'adverb') &&
          is(words[index + 1], 'third', 'past', 'be') &&
          !is(words[index + 1], 'plural'))) &&
      !is(words[index - 1], 'subject', 'conjunction', 'adverb', 'frequency'),
  );
  const before = words[at - 1];
  if (
    end < 0 ||
    words
      .slice(at + 2, end)
      .some(
        (word) =>
          is(word, 'subject') || oneOf(word, 'that', 'who', 'which', 'where', 'because', 'when', 'if', 'but'),
      )
  )
    return [];
  const whole = nounPhrase(words, 0);
  if (oneOf(before, ',')) {
    const last = words[end - 1];
    if (whole?.to === at - 1 && commas(words) === 1 && !oneOf(last, ',', 'and'))
      return mark(end - 1, end, [`${last?.text},`], 'relative-comma', 0.82);
    const everyone =
      is(words[0], 'plural') &&
      at === 2 &&
      !is(words[0], 'name') &&
      oneOf(
        words[0],
        'students',
        'people',
        'drivers',
        'children',
        'employees',
        'passengers',
        'workers',
        'customers',
        'players',
        'teachers',
        'visitors',
        'tourists',
        'parents',
        'patients',
        'guests',
        'candidates',
        'citizens',
        'smokers',
        'applicants',
        'members',
      );
    if (everyone && oneOf(last, ',') && commas(words) === 2 && is(words[end], 'modal'))
      return mark(0, end, [`${words[0]?.text} ${textOf(words, 2, end - 1)}`], 'relative-comma', 0.8);
    return [];
  }
  const kin = is(words[0], 'possessive') && at === 2 && oneOf(before, ...unique);
  const named = at === 1 && is(before, 'place', 'name') && /^\p{Lu}/u.test(before?.text ?? '');
  if ((!kin && !named) || commas(words) > 0) return [];
  return mark(at - 1, end, [`${before?.text}, ${textOf(words, at, end)},`], 'relative-comma', 0.8);
};
