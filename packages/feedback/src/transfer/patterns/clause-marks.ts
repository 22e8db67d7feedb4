import { found, type Match, type Pattern, textOf } from '../match.ts';
import { nounPhrase } from '../noun-phrase.ts';
import { is, oneOf, type Word } from '../word.ts';

function mark(from: number, to: number, replacements: string[], pattern: string, confidence = 0.8): Match[] {
  return [{ ...found('punctuation', pattern, from, to, replacements, confidence), asWritten: true }];
}

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase('en') + text.slice(1);
const subjects = ['i', 'he', 'she', 'we', 'they', 'it'];
const commas = (words: readonly Word[]): number =>
  words.filter((word) => oneOf(word, ',', ';', ':', '"', '“', '–', '—', '(')).length;

/** A word that is the verb of its clause: no base form, no noun. */
const carriesVerb = (word: Word | undefined): boolean =>
  (is(word, 'be', 'modal', 'do', 'have') && !oneOf(word, 'being', 'been', 'be', 'having')) ||
  (is(word, 'past', 'third') && !is(word, 'plural', 'noun', 'adjective', 'preposition'));

/** A clause that could stand alone begins here: pronoun and verb, or "the bus was". */
function standsAlone(words: readonly Word[], at: number): boolean {
  if (oneOf(words[at], ...subjects)) {
    const verb =
      is(words[at + 1], 'frequency') || oneOf(words[at + 1], 'also', 'really', 'still') ? at + 2 : at + 1;
    return (
      carriesVerb(words[verb]) ||
      (is(words[verb], 'base') &&
        !oneOf(words[verb], 'mean', 'guess', 'think', 'hope', 'suppose', 'believe', 'know'))
    );
  }
  if (oneOf(words[at], "i'm", "he's", "she's", "it's", "we're", "they're")) return true;
  if (!is(words[at], 'possessive') && !oneOf(words[at], 'the')) return false;
  const phrase = nounPhrase(words, at);
  const verb = words[phrase?.to ?? -1];
  return (
    phrase !== undefined && !phrase.pronoun && (carriesVerb(verb) || (!phrase.plural && is(verb, 'third')))
  );
}

const subordinates = [
  'when',
  'if',
  'because',
  'although',
  'while',
  'as',
  'since',
  'after',
  'before',
  'unless',
  'what',
  'who',
  'how',
  'where',
  'whether',
  'though',
  'once',
  'whatever',
  'however',
  'until',
  'the',
  'that',
  'had',
  'were',
  'should',
];

const opensAlone = (words: readonly Word[]): boolean =>
  (oneOf(words[0], 'the') || !oneOf(words[0], ...subordinates)) &&
  (standsAlone(words, 0) || oneOf(words[0], 'i'));

/** "I was hungry, I made a sandwich": two sentences with nothing but a comma between them. */
export const commaSplice: Pattern = ({ words, question }) => {
  const at = words.findIndex((word) => oneOf(word, ','));
  if (question || at < 3 || commas(words) !== 1 || !opensAlone(words) || !standsAlone(words, at + 1))
    return [];
  const second = words[at + 1];
  // "It was ten, I think", "He is ill, I heard", "You know, …", "the more …".
  if (
    words.length - at < 5 ||
    words
      .slice(0, at)
      .some(
        (word) =>
          oneOf(
            word,
            'more',
            'think',
            'know',
            'say',
            'said',
            'says',
            'thought',
            'so',
            'such',
            'not',
            'only',
            'either',
            'told',
            'asked',
          ) || is(word, 'comparative'),
      )
  )
    return [];
  if (
    words
      .slice(at + 1)
      .some((word) =>
        oneOf(
          word,
          'think',
          'heard',
          'said',
          'thought',
          'suppose',
          'too',
          'either',
          'not',
          'just',
          'say',
          'says',
          'asked',
          'replied',
        ),
      ) ||
    words.some((word) => oneOf(word, "'", '!', '’', '‘') || /['’]/.test(word.text))
  )
    return [];
  if (
    !words.slice(0, at).some((word) => carriesVerb(word)) ||
    words[at - 1] === undefined ||
    second === undefined
  )
    return [];
  const cause = oneOf(second, 'i', 'we') || oneOf(words[0], 'it');
  const full = mark(
    at - 1,
    at + 2,
    [
      `${words[at - 1]?.text}. ${capital(second.text)}`,
      cause ? `${words[at - 1]?.text}, so ${second.text}` : `${words[at - 1]?.text}; ${second.text}`,
    ],
    'comma-splice',
    0.72,
  );
  return full;
};

/** "My brother lives in Adana he is a driver": a second sentence begins with no mark at all. */
export const runOn: Pattern = ({ words, question }) => {
  if (question || commas(words) > 0 || !opensAlone(words)) return [];
  const at = words.findIndex(
    (word, index) =>
      index > 3 &&
      (oneOf(word, 'he', 'she', 'we', 'they') || (word.text === 'I' && index > 3)) &&
      oneOf(
        words[index + 1],
        'am',
        'is',
        'are',
        'live',
        'lives',
        'work',
        'works',
        'have',
        'has',
        'study',
        'like',
        'likes',
        'go',
        'goes',
      ),
  );
  const before = words[at - 1];
  if (
    at < 0 ||
    !is(before, 'noun', 'name', 'place', 'unknown') ||
    !(
      oneOf(words[1], 'is', 'am', 'name') ||
      oneOf(words[2], 'is', 'lives', 'works') ||
      oneOf(words[1], 'live', 'lives', 'works', 'work')
    )
  )
    return [];
  const inside = words.slice(0, at);
  if (
    inside.some(
      (word) =>
        oneOf(
          word,
          'that',
          'who',
          'which',
          'when',
          'if',
          'because',
          'what',
          'where',
          'how',
          'think',
          'know',
          'say',
          'all',
          'everything',
          'only',
          'first',
          'one',
          'than',
          'as',
          'and',
          'the',
          'best',
        ) && !(oneOf(word, 'best') && oneOf(inside[0], 'he', 'she')),
    )
  )
    return [];
  const named =
    is(before, 'place', 'name') ||
    (is(before, 'noun') &&
      inside.some((word) => oneOf(word, 'a', 'an', 'best', 'my')) &&
      (is(before, 'occupation') || oneOf(before, 'student', 'friend', 'sister', 'brother')));
  if (!named) return [];
  return mark(
    at - 1,
    at + 1,
    [`${before?.text}. ${capital(words[at]?.text ?? '')}`, `${before?.text}; ${words[at]?.text}`],
    'run-on',
    0.76,
  );
};

const linkers = ['however', 'therefore', 'moreover', 'nevertheless', 'consequently', 'furthermore'];

/** "wanted to come, however he had to" → "come; however, he". */
export const linkerAfterComma: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    const before = words[at - 2];
    if (
      !oneOf(word, ...linkers) ||
      !oneOf(words[at - 1], ',') ||
      before === undefined ||
      !(
        standsAlone(words, at + 1) ||
        oneOf(words[at + 1], 'many', 'most', 'people', 'there', 'this', 'nobody', 'some')
      )
    )
      return [];
    if (
      !words.slice(0, at - 1).some(carriesVerb) ||
      oneOf(words[0], ...subordinates.filter((one) => one !== 'the'))
    )
      return [];
    return mark(
      at - 2,
      at + 1,
      [`${before.text}; ${word.text},`, `${before.text}. ${capital(word.text)},`],
      'linker-comma',
      0.84,
    );
  });

/** "When I came home my grandmother was cooking": the clause that comes first ends with a comma. */
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
    // "When the man I met called": a noun and a pronoun may be a relative clause.
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

/** "The new instructor, is patient", "Whether he stays or not, is unclear": no comma between subject and verb. */
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

/** "My mother who is seventy still rides": what only adds something stands between two commas; "Students, who cheat, should": what tells which has none. */
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
