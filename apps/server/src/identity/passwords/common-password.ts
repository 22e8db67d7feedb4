/**
 * Sequences of adjacent keys, and of the alphabet, in letters without diacritics. Each is also listed in reverse
 * order.
 */
const paths = [
  '01234567890',
  'qwertyuiopgu',
  'asdfghjklsi',
  'zxcvbnmoc',
  'fggiodrnhpqw',
  'uieautkmlysx',
  'qazwsxedcrfvtgbyhnujmikolp',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  'a1b2c3d4e5f6g7h8i9j0',
  'abcdefghijklmnopqrstuvwxyz',
].flatMap((path) => [path, [...path].toReversed().join('')]);

const leet: Record<string, string> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  8: 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** Converts to lower case and removes diacritics and spaces: `Şifrem Çok` and `SIFREMCOK` become equal. */
export const foldPassword = (password: string): string =>
  password
    .normalize('NFKC')
    .toLocaleLowerCase('tr')
    .replaceAll('ı', 'i')
    .normalize('NFD')
    .replace(/[\p{M}\s]/gu, '');

/**
 * Checks whether a password is easy to guess: a well-known word with digits or special characters around it, or
 * with digits in place of letters; a sequence of adjacent keys; a repeated part; a short number.
 * @param words well-known words, folded
 */
export const isCommonPassword = (password: string, words: ReadonlySet<string>): boolean => {
  const text = foldPassword(password);
  if (new Set(text).size < 5 || isPath(text) || /^\d{1,15}$/.test(text)) return true;
  const again = /^(.+?)\1+$/.exec(text)?.[1];
  return cores(again ?? text).some((core) => words.has(core)) || (again !== undefined && again.length < 5);
};

/**
 * Returns the text without its leading and trailing digits and special characters, if those digits and characters
 * are easy to guess too.
 */
const cores = (text: string): string[] => {
  const middle = /^([^a-z]*)(.*?)([^a-z]*)$/.exec(text);
  if (!middle) return [];
  const [, before = '', core = '', after = ''] = middle;
  const found = [`${before}${core}`, core].flatMap((one) => [one, unleet(one, 'i'), unleet(one, 'l')]);
  return [before, after].every(isEasy) ? [text, ...found] : [text];
};

const unleet = (text: string, one: 'i' | 'l'): string =>
  text.replace(/[0134578@$!]/g, (sign) => (sign === '1' ? one : (leet[sign] ?? sign)));

/**
 * True for years, dates, a few special characters and `1234567890`; false for a long number that the user has
 * chosen.
 */
const isEasy = (around: string): boolean =>
  around.split(/\D+/).every((digits) => digits.length <= 6 || isPath(digits));

/**
 * Checks whether a text consists of sequences of three or more adjacent keys, or of one key repeated three or more
 * times.
 */
const isPath = (text: string): boolean => {
  const reached = new Set([0]);
  for (let end = 3; end <= text.length; end += 1) {
    const begins = [...reached].filter((start) => end - start >= 3);
    if (begins.some((start) => isRun(text.slice(start, end)))) reached.add(end);
  }
  return reached.has(text.length);
};

const isRun = (part: string): boolean => /^(.)\1+$/.test(part) || paths.some((path) => path.includes(part));
