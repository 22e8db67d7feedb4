import { found, type Match, type Pattern } from '../../match.ts';
import { nounPhrase } from '../../noun-phrase.ts';
import { is, oneOf, type Word } from '../../word.ts';

function mark(from: number, to: number, right: string, pattern: string, confidence = 0.82): Match[] {
  return [{ ...found('punctuation', pattern, from, to, [right], confidence), asWritten: true }];
}

const goods = new Set(
  `milk bread cheese butter eggs tea coffee sugar salt rice pasta meat fish chicken fruit vegetables apples bananas oranges grapes
  tomatoes potatoes onions carrots olives honey jam water flour oil yoghurt yogurt pens pencils books notebooks cats dogs birds horses
  shoes shirts trousers tables chairs football basketball tennis volleyball swimming reading maths physics chemistry biology history
  geography english german french spanish turkish russian italian arabic red blue green yellow black white`.split(
    /\s+/,
  ),
);
const inList = (word: Word | undefined): boolean =>
  goods.has(word?.lower ?? '') || (is(word, 'place') && /^\p{Lu}/u.test(word?.text ?? ''));
const sameKind = (first: Word | undefined, second: Word | undefined): boolean =>
  is(first, 'place') === is(second, 'place');

/**
 * Inserts missing commas between the items of a list, as in "milk eggs and bread", "Ankara Bursa and Konya" and "a
 * bed a table and a chair".
 */
export const listComma: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    const next = words[at + 1];
    const after = words[at + 3];
    if (
      oneOf(words[at + 2], 'and', 'or') &&
      inList(word) &&
      inList(next) &&
      inList(after) &&
      sameKind(word, next) &&
      sameKind(next, after) &&
      !oneOf(word, 'fish', 'chicken', 'fruit', 'water')
    )
      return mark(at, at + 1, `${word.text},`, 'list-comma');
    const articles =
      is(word, 'noun') &&
      oneOf(words[at - 1], 'a', 'an') &&
      oneOf(next, 'a', 'an') &&
      is(words[at + 2], 'noun') &&
      oneOf(after, 'and', 'or') &&
      oneOf(words[at + 4], 'a', 'an');
    if (articles) return mark(at, at + 1, `${word.text},`, 'list-comma');
    const deeds =
      is(next, 'base') &&
      oneOf(words[at + 2], 'and') &&
      is(after, 'base') &&
      is(word, 'mass', 'noun') &&
      is(words[at - 1], 'base') &&
      oneOf(words[at - 2], 'i', 'we', 'they');
    return deeds ? mark(at, at + 1, `${word.text},`, 'list-comma') : [];
  });

/**
 * Corrects separators in numbers: "2,5 kilometres" → "2.5", "85.000.000 people" → "85,000,000". Turkish uses the
 * comma where English uses the point, and vice versa.
 */
export const decimalComma: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    if (word.kind !== 'number') return [];
    if (
      /^\d{1,3},\d{1,2}$/.test(word.text) &&
      !oneOf(
        words[at - 1],
        'pages',
        'questions',
        'chapters',
        'exercises',
        'verses',
        'units',
        'numbers',
        'and',
        'ages',
      )
    )
      return mark(at, at + 1, word.text.replace(',', '.'), 'decimal-point', 0.86);
    return /^\d{1,3}(?:\.\d{3}){2,}$/.test(word.text)
      ? mark(at, at + 1, word.text.replaceAll('.', ','), 'decimal-point', 0.86)
      : [];
  });

/**
 * Replaces a semicolon before a list by a colon, as in "three passions in life; painting, motorbikes and
 * gardening".
 */
export const colonBeforeList: Pattern = ({ words }) => {
  const at = words.findIndex((word) => oneOf(word, ';'));
  if (at < 3 || words.filter((word) => oneOf(word, ';')).length !== 1) return [];
  const announced = words
    .slice(0, at)
    .some(
      (word, index) =>
        (is(word, 'number') || oneOf(word, 'many', 'several', 'following', 'some')) &&
        [words[index + 1], words[index + 2]].some((one) => /[^s]s$/.test(one?.lower ?? '')),
    );
  const rest = words.slice(at + 1);
  const listed =
    rest.some((word) => oneOf(word, 'and', 'or')) &&
    rest.every(
      (word) =>
        !is(word, 'be', 'modal', 'do', 'have', 'subject') &&
        !(is(word, 'past', 'third') && !is(word, 'plural', 'noun', 'adjective')),
    );
  return announced && listed ? mark(at - 1, at + 1, `${words[at - 1]?.text}:`, 'colon-list') : [];
};

const asking = [
  'do',
  'does',
  'did',
  'can',
  'could',
  'will',
  'would',
  'is',
  'are',
  'was',
  'am',
  "don't",
  "doesn't",
  "didn't",
  "isn't",
  "aren't",
  "can't",
];

/** Inserts a missing question mark, as in "Can you help me" and "What time does the film start". */
export const missingQuestionMark: Pattern = ({ words }) => {
  const last = words.at(-1);
  if (
    last === undefined ||
    last.kind !== 'word' ||
    words.length < 3 ||
    words.some((word) => is(word, 'mark') && oneOf(word, '"', '“', ':'))
  )
    return [];
  const wh = oneOf(words[0], 'what', 'where', 'when', 'why', 'how', 'who', 'which', 'whose');
  let at = wh ? 1 : 0;
  if (wh && oneOf(words[0], 'what', 'which', 'whose', 'how'))
    while (
      at < 4 &&
      is(words[at], 'noun', 'plural', 'mass', 'adjective', 'number') &&
      !oneOf(words[at], ...asking)
    )
      at++;
  if (wh && oneOf(words[0], 'how') && oneOf(words[at], 'many', 'much', 'long', 'often', 'far', 'old'))
    at += oneOf(words[at], 'many', 'much') ? 2 : 1;
  const helper = words[at];
  if (!oneOf(helper, ...asking, ...(wh ? ['have', 'has', 'should', 'were'] : []))) return [];
  const subject = words[at + 1];
  const person =
    oneOf(subject, 'i', 'you', 'he', 'she', 'we', 'they') ||
    (oneOf(subject, 'it', 'there', 'this', 'that') && !oneOf(helper, 'do', 'did'));
  const phrase = person ? undefined : nounPhrase(words, at + 1);
  const named =
    phrase !== undefined &&
    is(subject, 'possessive', 'determiner', 'name') &&
    (oneOf(helper, 'is', 'are', 'was', 'were')
      ? wh || phrase.to < words.length
      : is(words[phrase.to], 'base', 'frequency'));
  if (!person && !named) return [];
  const statement = wh && oneOf(words[0], 'when', 'what', 'how') && oneOf(words.at(-2), ',');
  return statement ? [] : mark(words.length - 1, words.length, `${last.text}?`, 'question-mark', 0.82);
};

/** Inserts a comma after "yes" and "no": "Yes I am" → "Yes, I am". */
export const commaAfterYes: Pattern = ({ words }) =>
  oneOf(words[0], 'yes', 'no') && is(words[1], 'subject') && is(words[2], 'be', 'do', 'have', 'modal', 'base')
    ? mark(0, 1, `${words[0]?.text},`, 'opening-comma')
    : [];
