import { gerund, participle, past, thirdPerson } from '../../inflection.ts';
import type { Match, Pattern } from '../../match.ts';
import { beFor, isDefinite, nounPhrase, takesS } from '../../noun-phrase.ts';
import { skipAdverbs } from '../../subjects.ts';
import { is, isPureVerb, oneOf, type Word } from '../../word.ts';

const tense = (
  from: number,
  to: number,
  replacements: string[],
  pattern: string,
  confidence = 0.82,
): Match => ({
  code: 'tense-other',
  pattern,
  from,
  to,
  replacements,
  confidence,
});

const links = ['when', 'before', 'after', 'until', 'till', 'unless', 'once', 'if'];
const polite = new Set(['excuse', 'let', 'forgive', 'allow', 'permit', 'follow', 'pardon', 'bear']);
const future = (word: Word) =>
  is(word, 'modal') || /['’]ll$/.test(word.lower) || oneOf(word, 'please', 'going', "don't");

/** Corrects "As soon as the committee will decide, we'll tell you" → "decides". */
export const futureInTimeClause: Pattern = ({ words, question }) =>
  words.flatMap((word, at): Match[] => {
    const asSoon = oneOf(word, 'soon') && oneOf(words[at - 1], 'as') && oneOf(words[at + 1], 'as');
    if (!asSoon && !oneOf(word, ...links)) return [];
    if (question && oneOf(word, 'when')) return [];
    const subject = nounPhrase(words, asSoon ? at + 2 : at + 1);
    const will = words[subject?.to ?? -1];
    const verb = words[(subject?.to ?? -2) + 1];
    if (!subject || !oneOf(will, 'will', "won't") || verb === undefined) return [];
    const start = asSoon ? at - 1 : at;
    const others =
      start === 0 ? words.slice(words.findIndex((one) => oneOf(one, ','))) : words.slice(0, start);
    const always = asSoon || oneOf(word, 'before', 'after', 'until', 'till');
    if (!always && start === 0 && !words.some((one) => oneOf(one, ','))) return [];
    if (!always && !others.some(future) && !isPureVerb(words[0])) return [];
    if (asksOrKnows(words, start)) return [];
    const single = takesS(words, subject);
    const base = oneOf(verb, 'be') ? 'be' : is(verb, 'base') ? verb.verb : undefined;
    if (base === undefined || polite.has(base)) return [];
    const negative = oneOf(will, "won't");
    const right =
      base === 'be'
        ? `${beFor(words, subject)}${negative ? ' not' : ''}`
        : negative
          ? `${single ? "doesn't" : "don't"} ${base}`
          : single
            ? thirdPerson(base)
            : base;
    return [tense(subject.to, subject.to + 2, [right], 'if-will', 0.83)];
  });

/**
 * Whether an expression of asking or knowing precedes the clause. "Will" is right in such an indirect question, as
 * in "I don't know when he will come".
 */
const asksOrKnows = (words: readonly Word[], at: number) =>
  words
    .slice(Math.max(0, at - 4), at)
    .some(
      (one) =>
        oneOf(one, 'sure', 'idea') ||
        [
          'know',
          'ask',
          'wonder',
          'tell',
          'say',
          'see',
          'think',
          'guess',
          'remember',
          'decide',
          'matter',
          'understand',
          'find',
          'doubt',
          'care',
        ].includes(one.verb ?? ''),
    );

const later = [
  'week',
  'month',
  'year',
  'summer',
  'winter',
  'spring',
  'autumn',
  'weekend',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
];

/** Corrects "Tomorrow I visited my dentist" → "will visit". */
export const pastForTomorrow: Pattern = ({ words }) => {
  const opened = oneOf(words[0], 'tomorrow')
    ? 1
    : oneOf(words[0], 'next') && oneOf(words[1], ...later)
      ? 2
      : -1;
  const from = oneOf(words[opened], ',', 'morning', 'evening', 'afternoon', 'night') ? opened + 1 : opened;
  const subject = opened > 0 && isDefinite(words, from) ? nounPhrase(words, from) : undefined;
  const verb = words[subject?.to ?? -1];
  if (!subject || verb?.verb === undefined || !is(verb, 'past') || is(verb, 'base', 'noun')) return [];
  return [tense(subject.to, subject.to + 1, [`will ${verb.verb}`], 'future-will', 0.86)];
};

/** Corrects "By the time they came, the roof already collapses" → "had already collapsed". */
export const doneByThen: Pattern = ({ words }) => {
  const comma = words.findIndex((word) => oneOf(word, ','));
  const byThen = oneOf(words[0], 'by') && oneOf(words[1], 'the') && oneOf(words[2], 'time');
  const whenDone =
    oneOf(words[0], 'when', 'before') && words.slice(comma).some((one) => oneOf(one, 'already'));
  if ((!byThen && !whenDone) || comma < 3) return [];
  const cameAt = words.findIndex(
    (word, index) => index > 1 && index < comma && is(word, 'past') && !is(word, 'base', 'noun', 'adjective'),
  );
  const subject = nounPhrase(words, comma + 1);
  if (cameAt < 0 || subject === undefined) return [];
  const verbAt = skipAdverbs(words, oneOf(words[subject.to], 'already') ? subject.to + 1 : subject.to);
  const verb = words[verbAt];
  if (verb?.verb === undefined || !is(verb, 'third', 'base', 'past') || is(verb, 'have', 'be', 'modal', 'do'))
    return [];
  const already = oneOf(words[verbAt - 1], 'already') ? ' already' : '';
  return [
    tense(
      already ? verbAt - 1 : verbAt,
      verbAt + 1,
      [`had${already} ${participle(verb.verb)}`],
      'past-perfect',
      0.84,
    ),
  ];
};

const attention = ['look', 'listen', 'shh', 'sh', 'hush', 'careful', 'hurry', 'quiet', 'wait'];
const actions = new Set(
  `sleep come go study work cry sing play rain snow run leave arrive eat cook talk speak watch follow wait try dance call
  ring bark burn fall shout laugh read write`.split(/\s+/),
);

/** Corrects "Be quiet, the baby sleeps." → "is sleeping". A call for attention shows that the action is in progress. */
export const lookNow: Pattern = ({ words }) => {
  const mark = words.findIndex((word) => oneOf(word, ',', '!'));
  if (mark < 1 || mark > 3 || !words.slice(0, mark).some((word) => oneOf(word, ...attention))) return [];
  const subject = isDefinite(words, mark + 1) ? nounPhrase(words, mark + 1) : undefined;
  const verb = words[subject?.to ?? -1];
  if (!subject || verb?.verb === undefined || !actions.has(verb.verb) || !is(verb, 'third', 'base'))
    return [];
  if (is(verb, 'base') && takesS(words, subject)) return [];
  return [
    tense(subject.to, subject.to + 1, [`${beFor(words, subject)} ${gerund(verb.verb)}`], 'right-now', 0.85),
  ];
};

const telling = ['say', 'ask', 'tell', 'answer', 'reply', 'shout', 'add', 'explain'];

/**
 * Corrects "The waiter apologised and says that …" → "said". Both verbs belong to one story and need the same
 * tense.
 */
export const oneStory: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    if (!is(word, 'third') || !telling.includes(word.verb ?? '') || !oneOf(words[at - 1], 'and', 'then'))
      return [];
    const before = words.slice(0, at - 1);
    const told = before.findLast(
      (one) => is(one, 'past', 'third', 'base', 'be', 'have', 'modal') && !is(one, 'noun', 'adjective'),
    );
    if (!is(told, 'past') || is(told, 'base', 'have', 'modal') || word.verb === undefined) return [];
    return [tense(at, at + 1, [past(word.verb)], 'past-time', 0.8)];
  });

const states = new Set(
  'know want believe understand need belong own prefer hate remember like love'.split(' '),
);

/** Corrects "I was knowing the answer" → "knew". Verbs of state such as "know" have no -ing form in this sense. */
export const notKnowing: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    const verb = words[at + 1];
    if (
      !oneOf(word, 'was', 'were') ||
      verb?.verb === undefined ||
      !is(verb, 'gerund') ||
      !states.has(verb.verb)
    )
      return [];
    if (!is(words[at - 1], 'subject', 'human', 'name', 'plural', 'noun')) return [];
    return [tense(at, at + 2, [past(verb.verb)], 'stative', 0.86)];
  });

const meals = ['breakfast', 'lunch', 'dinner', 'tea', 'coffee'];

/** Corrects "rang while we had dinner" → "were having". */
export const whileHaving: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    const subject = oneOf(word, 'while') ? nounPhrase(words, at + 1) : undefined;
    if (!subject || !oneOf(words[subject.to], 'had') || !oneOf(words[subject.to + 1], ...meals)) return [];
    const be = beFor(words, subject) === 'are' ? 'were' : 'was';
    return [tense(subject.to, subject.to + 1, [`${be} having`], 'past-progressive', 0.8)];
  });
