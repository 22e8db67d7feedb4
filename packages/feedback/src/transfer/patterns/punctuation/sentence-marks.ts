import { capital, carriesVerb, commas, mark, standsAlone, subordinates } from '../../clauses.ts';
import type { Match, Pattern } from '../../match.ts';
import { is, oneOf, type Word } from '../../word.ts';

const opensAlone = (words: readonly Word[]): boolean =>
  (oneOf(words[0], 'the') || !oneOf(words[0], ...subordinates)) &&
  (standsAlone(words, 0) || oneOf(words[0], 'i'));

/** Corrects a comma between two complete sentences, as in "I was hungry, I made a sandwich". */
export const commaSplice: Pattern = ({ words, question }) => {
  const at = words.findIndex((word) => oneOf(word, ','));
  if (question || at < 3 || commas(words) !== 1 || !opensAlone(words) || !standsAlone(words, at + 1))
    return [];
  const second = words[at + 1];
  // Skips sentences in which a comma between two clauses may be right, such as "It was ten, I think", "He is ill, I
  // heard", "You know, …" and "the more …".
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
            'never',
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

/** Corrects two sentences without a punctuation mark between them, as in "My brother lives in Adana he is a driver". */
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

/** Corrects the punctuation before a linking word: "wanted to come, however he had to" → "come; however, he". */
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
