import type { Match, Pattern } from '../../match.ts';
import { textOf } from '../../match.ts';
import { is, oneOf, type Word } from '../../word.ts';

const concessions = ['although', 'though', 'despite', 'even', 'in', 'no'];

/**
 * Returns the connectors that would be unnecessary in the second clause because of the connector at the start of
 * the sentence. Returns undefined if there is no such connector.
 */
function needless(words: readonly Word[]): readonly string[] | undefined {
  const [first, second, third] = words;
  const concession =
    oneOf(first, 'although', 'though', 'despite') ||
    (oneOf(first, 'even') && oneOf(second, 'though', 'if')) ||
    (oneOf(first, 'in') && oneOf(second, 'spite') && oneOf(third, 'of')) ||
    (oneOf(first, 'no') && oneOf(second, 'matter'));
  if (concession) return ['but', 'yet', 'however'];
  if (oneOf(first, 'if', 'when')) return ['so'];
  return oneOf(first, 'because', 'as', 'since') && !oneOf(second, 'of', 'for', 'soon', 'long', 'far', 'a')
    ? ['so', 'therefore', 'thus', "that's", 'hence']
    : undefined;
}

/**
 * Removes an unnecessary second connector, as in "Despite the mud, but …" and "As the road was blocked, therefore
 * …".
 */
export const needlessConnector: Pattern = ({ words }) => {
  if (!concessions.concat('because', 'as', 'since', 'if', 'when').includes(words[0]?.lower ?? '')) return [];
  const second = needless(words);
  const comma = words.findIndex((word, at) => at > 1 && oneOf(word, ','));
  const at = comma + 1;
  if (second === undefined || comma < 0 || !oneOf(words[at], ...second)) return [];
  let to = at + 1;
  if (oneOf(words[at], "that's")) {
    if (!oneOf(words[to], 'why')) return [];
    to++;
  }
  if (oneOf(words[to], ',')) to++;
  const next = words[to];
  if (next === undefined) return [];
  return [
    {
      code: 'double-connector',
      pattern: oneOf(words[at], 'but', 'yet', 'however') ? 'although-but' : 'because-so',
      from: at,
      to: to + 1,
      replacements: [next.text],
      confidence: 0.88,
    },
  ];
};

const things = new Set(
  `book books song songs film films movie car house game bag phone dress cake city company hotel restaurant school
  programme program series museum computer team train bus letter picture photo story table app website shop place`.split(
    /\s+/,
  ),
);

/**
 * Corrects the relative pronoun: "the song who was playing" → "which", ", that has just qualified" → ", who", "the
 * book what I read" → "that".
 */
export const relativeForm: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    const before = words[at - 1];
    const next = words[at + 1];
    if (oneOf(word, 'what') && oneOf(next, 'is') && oneOf(words[at + 2], 'more')) return [];
    const swap = (replacements: string[], confidence = 0.82): Match[] => [
      { code: 'relative-pronoun', pattern: 'relative-form', from: at, to: at + 1, replacements, confidence },
    ];
    if (
      oneOf(word, 'who') &&
      things.has(before?.lower ?? '') &&
      is(next, 'be', 'have', 'modal', 'third', 'past')
    ) {
      return oneOf(words[at - 2], 'in', 'on', 'at') ? [] : swap(['that', 'which']);
    }
    if (
      oneOf(word, 'that') &&
      oneOf(before, ',') &&
      is(words[at - 2], 'noun', 'name', 'place', 'human') &&
      is(next, 'have', 'be', 'third') &&
      words.slice(at).some((one) => oneOf(one, ','))
    ) {
      const person = is(words[at - 2], 'human', 'name');
      return at > 2 && at < 7 ? swap([person ? 'who' : 'which'], 0.75) : [];
    }
    if (
      oneOf(word, 'what') &&
      (oneOf(before, 'everything', 'something', 'anything', 'nothing', 'all', 'thing', 'things') ||
        (things.has(before?.lower ?? '') && is(words[at - 2], 'determiner') && at < 4)) &&
      is(next, 'subject', 'determiner')
    ) {
      return swap(['that']);
    }
    return [];
  });

const knowing =
  `know understand wonder remember ask explain forget think say believe hope tell realise realize hear see feel mean show`.split(
    /\s+/,
  );

const resumptive = ['it', 'them', 'him'];

/**
 * Removes a pronoun that repeats the relative pronoun: "the cake I made it for you" → "I made", "the house where we
 * stayed in it" → "where we stayed", "a book that I read it" → "that I read".
 */
export const resumptivePronoun: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    if (!oneOf(word, ...resumptive)) return [];
    const after = words[at + 1];
    const drop = (from: number): Match[] => [
      {
        code: 'relative-pronoun',
        pattern: 'repeated-object',
        from: from - 1,
        to: at + 1,
        replacements: [words[from - 1]?.text ?? ''],
        confidence: 0.8,
      },
    ];
    const verb = words[at - 1];
    const where = words.findIndex(
      (one, index) => index < at && oneOf(one, 'where') && is(words[index - 1], 'noun'),
    );
    if (
      where > 0 &&
      oneOf(verb, 'in', 'at', 'there') &&
      at - where < 7 &&
      (after === undefined || is(after, 'have', 'be', 'mark', 'third', 'past'))
    )
      return drop(at - 1);
    const subject = words[at - 2];
    if (!is(subject, 'subject') || verb?.verb === undefined || !is(verb, 'base', 'past', 'third')) return [];
    if (knowing.includes(verb.verb)) return [];
    const link = oneOf(words[at - 3], 'that', 'which') ? at - 4 : at - 3;
    const noun = words[link];
    if (
      !is(noun, 'noun', 'plural') ||
      !is(words[link - 1], 'determiner', 'adjective', 'possessive', 'superlative') ||
      oneOf(noun, 'day', 'time', 'way', 'moment', 'thing', 'year', 'place', 'hope', 'fact', 'idea')
    )
      return [];
    const opened =
      words
        .slice(0, link)
        .some((one) =>
          oneOf(one, 'is', 'was', 'are', 'were', "it's", "that's", 'have', 'had', 'bought', 'like', 'love'),
        ) || link < 3;
    const closes =
      after === undefined ||
      is(after, 'mark', 'be') ||
      oneOf(after, 'for', 'last', 'yesterday', 'in', 'from', 'was', 'were');
    return opened && closes && !words.slice(0, link).some((one) => is(one, 'mark')) ? drop(at) : [];
  });

/** Inserts a missing "who": "I have a friend lives in Germany" → "who lives". */
export const missingWho: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    const opens =
      is(word, 'have') ||
      (oneOf(words[at - 1], 'there') && is(word, 'be')) ||
      oneOf(word, "there's", 'know', 'knows');
    if (!opens || !oneOf(words[at + 1], 'a', 'an', 'some', 'two', 'many', 'one')) return [];
    let noun = at + 2;
    while (is(words[noun], 'adjective') && !is(words[noun], 'noun') && noun < at + 5) noun++;
    const verb = words[noun + 1];
    if (!is(words[noun], 'human', 'plural') || verb?.verb === undefined) return [];
    if (!(is(words[noun], 'human') ? is(verb, 'third') && !is(verb, 'plural', 'noun') : isPlainBase(verb)))
      return [];
    return [
      {
        code: 'relative-pronoun',
        pattern: 'missing-who',
        from: noun,
        to: noun + 1,
        replacements: [`${words[noun]?.text} who`],
        confidence: 0.8,
      },
    ];
  });

const isPlainBase = (word: Word | undefined) =>
  oneOf(word, 'live', 'work', 'speak', 'want', 'think', 'believe', 'need', 'like') && !is(word, 'noun');

/** Removes a comma before a clause, as in "I don't understand, why they left" and "told me, that". */
export const commaBeforeClause: Pattern = ({ words, question }) =>
  words.flatMap((word, at): Match[] => {
    if (
      !oneOf(word, ',') ||
      !oneOf(words[at + 1], 'that', 'why', 'where', 'what', 'how', 'if', 'whether', 'when', 'who')
    )
      return [];
    const told = oneOf(words[at - 1], 'me', 'us', 'him', 'them', 'her', 'you');
    const none =
      oneOf(words[at - 1], 'idea') &&
      oneOf(words[at - 2], 'no') &&
      !oneOf(words[at + 1], 'that', 'if', 'when');
    // Skips a quoted question, as in "He said, who is there?".
    if (question && !told && is(words[at + 2], 'be', 'do')) return [];
    const verb = none ? 'know' : words[told ? at - 2 : at - 1]?.verb;
    if (verb === undefined || !knowing.includes(verb) || at < 2) return [];
    // Skips an independent clause whose subject is "that", as in "I know, that was silly".
    if (
      oneOf(words[at + 1], 'that') &&
      (!is(words[at + 2], 'subject', 'possessive', 'determiner', 'name', 'plural') ||
        (is(words[at + 2], 'noun') && !is(words[at + 2], 'plural')))
    )
      return [];
    if (words.slice(0, at - 1).some((one) => oneOf(one, 'as', ','))) return [];
    if (oneOf(words[at + 1], 'if', 'when', 'what', 'how') && !is(words[at + 2], 'subject')) return [];
    if (
      oneOf(words[at + 1], 'if', 'when') ||
      (oneOf(words[at - 2], 'you', 'i') &&
        oneOf(words[at - 1], 'know', 'mean', 'see', 'think', 'believe', 'say') &&
        at < 4 &&
        !oneOf(words[at + 1], 'that', 'why', 'where'))
    )
      return [];
    return [
      {
        code: 'punctuation',
        pattern: 'comma-that',
        from: at - 1,
        to: at + 2,
        replacements: [`${words[at - 1]?.text} ${words[at + 1]?.text}`],
        confidence: 0.84,
      },
    ];
  });

/**
 * Corrects missing punctuation marks: "What is your name." → "What is your name?", "apples bananas and grapes" →
 * "apples, bananas and grapes".
 */
export const missingMark: Pattern = ({ words, question }) => {
  const last = words.at(-1);
  const end = words.length - 1;
  const [first, second, third] = words;
  if (!question && oneOf(last, '.') && last !== undefined) {
    const asks = oneOf(first, 'what', 'where', 'when', 'why', 'how', 'who', 'whose');
    const helper = (word: Word | undefined) =>
      (is(word, 'be', 'modal', 'do') || is(word, 'have')) && !oneOf(word, 'be', 'been', 'being');
    const wh =
      asks &&
      helper(second) &&
      is(third, 'subject', 'possessive', 'determiner', 'name') &&
      !is(words[end - 1], 'be');
    const many =
      oneOf(first, 'how') &&
      oneOf(second, 'many', 'much', 'old', 'long', 'often') &&
      words.slice(2, 6).some((word, index) => helper(word) && is(words[index + 3], 'subject'));
    const yesNo =
      (is(first, 'do') || oneOf(first, 'can', 'could', 'are', 'is', 'have', 'will')) &&
      oneOf(second, 'you', 'they', 'he', 'she', 'we') &&
      !oneOf(third, 'be') &&
      words.length > 4;
    if (wh || many || yesNo)
      return [
        {
          code: 'punctuation',
          pattern: 'question-mark',
          from: end,
          to: end + 1,
          replacements: ['?'],
          confidence: 0.85,
        },
      ];
  }
  return words.flatMap((word, at): Match[] => {
    const list =
      is(word, 'plural') &&
      is(words[at + 1], 'plural') &&
      oneOf(words[at + 2], 'and', 'or') &&
      is(words[at + 3], 'plural');
    const clear =
      list &&
      !is(word, 'third') &&
      !is(words[at + 1], 'third', 'base') &&
      is(words[at - 1], 'base', 'third', 'past', 'gerund', 'preposition', 'be');
    return clear
      ? [
          {
            code: 'punctuation',
            pattern: 'list-comma',
            from: at,
            to: at + 2,
            replacements: [`${textOf(words, at, at + 1)}, ${words[at + 1]?.text}`],
            confidence: 0.8,
          },
        ]
      : [];
  });
};
