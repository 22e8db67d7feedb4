import { participle } from '../../inflection.ts';
import type { Match, Pattern } from '../../match.ts';
import { isDefinite, nounPhrase, takesS } from '../../noun-phrase.ts';
import { skipAdverbs } from '../../subjects.ts';
import { is, oneOf, type Word } from '../../word.ts';

const perfect = (from: number, to: number, right: string, pattern: string, confidence = 0.82): Match => ({
  code: 'tense-present-perfect',
  pattern,
  from,
  to,
  replacements: [right],
  confidence,
});

/** Creates a match that changes the simple verb of the clause at `at` to the present perfect. */
function inPerfect(words: readonly Word[], at: number, pattern: string): Match[] {
  const subject =
    isDefinite(words, at) ||
    is(words[at], 'plural', 'unknown', 'mass') ||
    oneOf(words[at], 'nobody', 'everyone', 'everything', 'nothing')
      ? nounPhrase(words, at)
      : undefined;
  if (subject === undefined) return [];
  const verbAt = skipAdverbs(words, subject.to);
  const verb = words[verbAt];
  const have = takesS(words, subject) ? 'has' : 'have';
  if (oneOf(verb, "don't", "doesn't", "didn't") && is(words[verbAt + 1], 'base') && words[verbAt + 1]?.verb) {
    return [perfect(verbAt, verbAt + 2, `${have}n't ${participle(words[verbAt + 1]?.verb ?? '')}`, pattern)];
  }
  if (oneOf(verb, 'is', 'are', 'am', 'was', 'were')) {
    const going =
      is(words[verbAt + 1], 'gerund') ||
      is(words[verbAt + 1], 'adjective', 'state', 'preposition', 'participle');
    return going ? [perfect(verbAt, verbAt + 1, `${have} been`, pattern)] : [];
  }
  if (verb?.verb === undefined || !is(verb, 'base', 'third', 'past') || is(verb, 'have', 'do', 'modal'))
    return [];
  const between = verbAt > subject.to ? `${words[subject.to]?.text} ` : '';
  return [perfect(subject.to, verbAt + 1, `${have} ${between}${participle(verb.verb)}`, pattern)];
}

/** Corrects "So far, our team won six matches" → "has won". */
export const soFar: Pattern = ({ words }) => {
  const opened =
    oneOf(words[0], 'so') && oneOf(words[1], 'far')
      ? 2
      : oneOf(words[0], 'until', 'up') && oneOf(words[1], 'now')
        ? 2
        : -1;
  if (opened < 0) return [];
  return inPerfect(words, oneOf(words[opened], ',') ? opened + 1 : opened, 'perfect-since');
};

/** Corrects "Since the factory opened, hundreds of families moved here" → "have moved". */
export const sinceThen: Pattern = ({ words }) => {
  const comma = words.findIndex((word) => oneOf(word, ','));
  if (!oneOf(words[0], 'since') || comma < 2) return [];
  const inside = words.slice(1, comma);
  const happened = inside.some((word) => is(word, 'past') && !is(word, 'noun', 'adjective'));
  const point = inside.some(
    (word) =>
      /^(?:19|20)\d\d$/.test(word.text) ||
      oneOf(
        word,
        'beginning',
        'start',
        'yesterday',
        'last',
        'then',
        'childhood',
        'birth',
        'morning',
        'january',
        'march',
        'june',
        'september',
        'summer',
        'winter',
        'monday',
      ),
  );
  const reason =
    inside.some((word) => is(word, 'be', 'do', 'have', 'modal', 'third')) &&
    !inside.some((word) => oneOf(word, 'child', 'born', 'young', 'little'));
  if ((!happened && !point) || reason) return [];
  const rest = words.slice(comma + 1);
  if (rest.some((word) => is(word, 'modal') || oneOf(word, 'yesterday', 'ago', 'then', 'decided', 'had')))
    return [];
  // Skips a main clause about a single event, because "since" then probably gives a reason, as in "Since she left
  // early, I finished the work".
  if (
    happened &&
    !point &&
    !rest.some(
      (word) =>
        is(word, 'third', 'base', 'plural') || oneOf(word, 'nobody', 'many', 'life', "don't", "doesn't"),
    )
  )
    return [];
  return inPerfect(words, comma + 1, 'perfect-since');
};

const lasting = new Set(
  'have know live work play study learn teach wait drive own use speak smoke collect practise do feel run sing paint'.split(
    ' ',
  ),
);

/** Corrects "How long do you have this cough?" → "have you had". */
export const sinceWhen: Pattern = ({ words, question }) => {
  const [how, long, helper] = words;
  if (!question || !oneOf(how, 'how') || !oneOf(long, 'long')) return [];
  if (oneOf(helper, 'are', 'is')) return stayedSince(words);
  if (!oneOf(helper, 'do', 'does')) return [];
  const subject = nounPhrase(words, 3);
  const verb = words[subject?.to ?? -1];
  const base = verb && (verb.verb ?? (oneOf(verb, 'have') ? 'have' : undefined));
  if (!subject || base === undefined || !lasting.has(base)) return [];
  if (
    words
      .slice(subject.to)
      .some((word) =>
        oneOf(word, 'every', 'usually', 'each', 'a', 'per', 'to', 'daily', 'before', 'after', 'when'),
      )
  )
    return [];
  const have = oneOf(helper, 'does') ? 'has' : 'have';
  const who = words
    .slice(subject.from, subject.to)
    .map((word) => word.text)
    .join(' ');
  return [
    perfect(
      2,
      subject.to + 1,
      `${have} ${who} ${base === 'have' ? 'had' : participle(base)}`,
      'perfect-for',
      0.8,
    ),
  ];
};

/** Corrects a question about a duration: "How long are you here?" → "have you been here". */
function stayedSince(words: readonly Word[]): Match[] {
  const subject = isDefinite(words, 3) ? nounPhrase(words, 3) : undefined;
  const state = words[subject?.to ?? -1];
  if (
    !subject ||
    !oneOf(state, 'here', 'there', 'married', 'friends', 'together', 'ill', 'sick', 'in', 'at', 'a')
  )
    return [];
  if (words.slice(subject.to).some((word) => oneOf(word, 'for', 'every', 'usually'))) return [];
  if (!subject.pronoun && !is(words[subject.head], 'human', 'name')) return [];
  const have = takesS(words, subject) ? 'has' : 'have';
  const who = words
    .slice(subject.from, subject.to)
    .map((word) => word.text)
    .join(' ');
  return [perfect(2, subject.to, `${have} ${who} been`, 'perfect-for', 0.82)];
}

/** Corrects "They don't leave their village since the earthquake" → "haven't left". */
export const notSince: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    const verb = words[at + 1];
    if (!oneOf(word, "don't", "doesn't", "didn't") || verb?.verb === undefined || !is(verb, 'base'))
      return [];
    const since = words.findIndex((one, index) => index > at && oneOf(one, 'since'));
    if (
      since < 0 ||
      since - at > 9 ||
      words.slice(at, since).some((one) => is(one, 'mark', 'conjunction') && !oneOf(one, 'since'))
    )
      return [];
    const point = words[since + 1];
    const dated =
      is(point, 'determiner', 'possessive', 'number') ||
      oneOf(point, 'last', 'yesterday', 'i', 'we', 'she', 'he', 'they', 'then');
    const clause = words.slice(since).some((one) => is(one, 'be', 'third', 'modal', 'do'));
    if (!dated || clause) return [];
    const single =
      oneOf(word, "doesn't") || oneOf(words[at - 1], 'he', 'she', 'it') || is(words[at - 1], 'name', 'human');
    return [
      perfect(at, at + 2, `${single ? "hasn't" : "haven't"} ${participle(verb.verb)}`, 'perfect-since', 0.84),
    ];
  });
