const wordsOf = (lists: Readonly<Record<number, string>>): ReadonlyMap<string, number> =>
  new Map(
    Object.entries(lists).flatMap(([value, words]) =>
      words.split(' ').map((word): [string, number] => [word, Number(value)]),
    ),
  );

const units = wordsOf({
  0: 'zero oh o nought sifir',
  1: 'one bir',
  2: 'two iki',
  3: 'three uc',
  4: 'four dort',
  5: 'five bes',
  6: 'six alti',
  7: 'seven yedi',
  8: 'eight sekiz',
  9: 'nine dokuz',
});
const more = wordsOf({
  10: 'ten on',
  11: 'eleven',
  12: 'twelve',
  13: 'thirteen',
  14: 'fourteen',
  15: 'fifteen',
  16: 'sixteen',
  17: 'seventeen',
  18: 'eighteen',
  19: 'nineteen',
  20: 'twenty yirmi',
  30: 'thirty otuz',
  40: 'forty fourty kirk',
  50: 'fifty elli',
  60: 'sixty altmis',
  70: 'seventy yetmis',
  80: 'eighty seksen',
  90: 'ninety doksan',
});
const word = `(?:${[...units.keys(), ...more.keys()].join('|')}|hundred|yuz|double|triple|\\d{1,4})`;
const run = new RegExp(`(?<![a-z0-9])${word}(?:(?:[ ,./-]{1,3}| and | ve )${word}){2,40}(?![a-z0-9])`, 'g');

/**
 * Expands repetitions in a dictated number: "double six" becomes "six six", and "triple six" becomes "six six
 * six".
 */
const repeated = (words: readonly string[]): string[] =>
  words.flatMap((said, at) => {
    if (said === 'double' || said === 'triple') return [];
    const before = words[at - 1];
    return Array<string>(before === 'triple' ? 3 : before === 'double' ? 2 : 1).fill(said);
  });

/** Whether a number word is added to the preceding number, as in "thirty two" and "beş yüz otuz". */
const joins = (before: number, value: number): boolean =>
  value > 0 && before > 0 && (before % 100 === 0 ? value < 100 : before % 10 === 0 && value < 10);

/** Returns the digits of a number that is spoken in groups. "beş yüz otuz iki" gives 532, and "oh five" gives 05. */
const digitsOf = (words: readonly string[]): string => {
  const groups: (number | string)[] = [];
  for (const said of words) {
    const before = groups.at(-1);
    const last = typeof before === 'number' ? before : 0;
    const isHundred = said === 'hundred' || said === 'yuz';
    const value = isHundred ? 100 : (units.get(said) ?? more.get(said));
    if (value === undefined) groups.push(said);
    else if (isHundred && last > 0 && last < 10) groups[groups.length - 1] = last * 100;
    else if (joins(last, value)) groups[groups.length - 1] = last + value;
    else groups.push(value);
  }
  return groups.join('');
};

/** Whether the digits are the result of counting, such as one, two, three. */
const isCounting = (digits: string): boolean => {
  const steps = [...digits].slice(1).map((digit, at) => Number(digit) - Number(digits[at]));
  return new Set(steps.slice(0, 6)).size === 1 && Math.abs(steps[0] ?? 0) <= 2;
};

export type SpeltNumber = {
  start: number;
  end: number;
  digits: string;
  /**
   * Whether the speaker said at least seven digits one by one without counting. Such a number is neither a
   * price nor a year.
   */
  digitByDigit: boolean;
};

/**
 * Finds numbers that consist of at least three English or Turkish number words. In `folded`, Turkish letters must
 * already be replaced (for example ü by u). The time is linear.
 */
export const speltNumbersIn = (folded: string): SpeltNumber[] =>
  [...folded.matchAll(run)].flatMap((match) => {
    const words = repeated(match[0].split(/[^a-z0-9]+/).filter((said) => said !== 'and' && said !== 've'));
    if (words.filter((said) => !/^\d/.test(said)).length < 3) return [];
    const digits = digitsOf(words);
    const single = words.every((said) => units.has(said) || /^\d$/.test(said));
    return [
      {
        start: match.index,
        end: match.index + match[0].length,
        digits,
        digitByDigit: single && digits.length >= 7 && !isCounting(digits),
      },
    ];
  });
