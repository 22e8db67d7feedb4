const units = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
];
const tens = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const ordinals: Readonly<Record<string, string>> = {
  first: 'one',
  second: 'two',
  third: 'three',
  fifth: 'five',
  eighth: 'eight',
  ninth: 'nine',
  twelfth: 'twelve',
};

const small = (word: string): number | undefined => {
  const unit = units.indexOf(word);
  if (unit >= 0) return unit;
  const ten = tens.indexOf(word);
  return ten >= 0 ? (ten + 2) * 10 : undefined;
};

/** Whether a word may be part of a number, such as “hundred”. */
export const isNumeral = (word: string): boolean =>
  /^\d/.test(word) || small(word) !== undefined || cardinalOf(word) !== undefined;

/**
 * Returns the cardinal number word for an ordinal number word, for example "three" for "third" and "twenty" for
 * "twentieth".
 */
const cardinalOf = (word: string): string | undefined => {
  if (Object.hasOwn(ordinals, word)) return ordinals[word];
  if (word.endsWith('ieth')) return `${word.slice(0, -4)}y`;
  return word.endsWith('th') && small(word.slice(0, -2)) !== undefined ? word.slice(0, -2) : undefined;
};

/**
 * Converts a number in words or digits to digits. An ordinal number gets the suffix `th`. Returns undefined if the
 * words are not a number.
 */
export const figuresOf = (words: readonly string[]): string | undefined => {
  const [only] = words;
  if (words.length === 1 && only !== undefined) {
    const figures = /^(\d[\d.,:]*?)(st|nd|rd|th)?$/.exec(only);
    if (figures) return `${(figures[1] ?? '').replaceAll(/\D/g, '')}${figures[2] ? 'th' : ''}`;
  }
  const last = words.at(-1);
  const ordinal = last === undefined ? undefined : cardinalOf(last);
  const value = numberIn(ordinal === undefined ? words : [...words.slice(0, -1), ordinal]);
  return value === undefined ? undefined : `${value}${ordinal === undefined ? '' : 'th'}`;
};

/**
 * Converts number words to a number, including years and clock times that consist of two numbers: "nineteen
 * sixty-six" is 1966.
 */
const numberIn = (words: readonly string[]): number | undefined => {
  const [first, second, third] = words.map(small);
  const isPair = words.length === 2 || words.length === 3;
  if (isPair && first !== undefined && first >= 10 && second !== undefined && second >= 10) {
    if (words.length === 2) return first * 100 + second;
    if (second >= 20 && third !== undefined && third > 0 && third < 10) return first * 100 + second + third;
  }
  return cardinal(words);
};

const cardinal = (words: readonly string[]): number | undefined => {
  let total = 0;
  let group = 0;
  let before = '';
  if (words.length === 0) return undefined;
  for (const word of words) {
    const value = small(word);
    if (word === 'and' && (before === 'hundred' || before === 'thousand')) before = word;
    else if (word === 'hundred' && group > 0 && group < 10) group *= 100;
    else if (word === 'thousand' && group > 0) {
      total += group * 1000;
      group = 0;
    } else if (value !== undefined && fits(group, value, before)) group += value;
    else return undefined;
    before = word;
  }
  return before === 'and' ? undefined : total + group;
};

/**
 * Whether a number word may follow the word `before` in one number. "Twenty one" and "hundred five" are valid;
 * "five six" and "twenty twelve" are not.
 */
const fits = (group: number, value: number, before: string): boolean =>
  before === '' ||
  before === 'hundred' ||
  before === 'thousand' ||
  before === 'and' ||
  (tens.includes(before) && value > 0 && value < 10 && group % 10 === 0);
