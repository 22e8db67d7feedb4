/** Keys that lie beside each other, in letters without marks: figures, Q and F keyboards, columns, the alphabet. */
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

/** Small letters without marks, without spaces: `Şifrem Çok` and `SIFREMCOK` are one. */
export const foldPassword = (password: string): string =>
  password
    .normalize('NFKC')
    .toLocaleLowerCase('tr')
    .replaceAll('ı', 'i')
    .normalize('NFD')
    .replace(/[\p{M}\s]/gu, '');

/**
 * Whether a password is among the first that are tried: one well-known word with figures and signs around it, also
 * with figures for letters; keys in a row; one thing again and again; a short number.
 * @param words well-known words, folded
 */
export const isCommonPassword = (password: string, words: ReadonlySet<string>): boolean => {
  const text = foldPassword(password);
  if (new Set(text).size < 5 || isPath(text) || /^\d{1,15}$/.test(text)) return true;
  const again = /^(.+?)\1+$/.exec(text)?.[1];
  return cores(again ?? text).some((core) => words.has(core)) || (again !== undefined && again.length < 5);
};

/** What is left without the figures and signs around it, where those are easily guessed too. */
const cores = (text: string): string[] => {
  const middle = /^([^a-z]*)(.*?)([^a-z]*)$/.exec(text);
  if (!middle) return [];
  const [, before = '', core = '', after = ''] = middle;
  const found = [`${before}${core}`, core].flatMap((one) => [one, unleet(one, 'i'), unleet(one, 'l')]);
  return [before, after].every(isEasy) ? [text, ...found] : [text];
};

const unleet = (text: string, one: 'i' | 'l'): string =>
  text.replace(/[0134578@$!]/g, (sign) => (sign === '1' ? one : (leet[sign] ?? sign)));

/** Years, days, a few signs, `1234567890`; a long number of one's own is no such thing. */
const isEasy = (around: string): boolean =>
  around.split(/\D+/).every((figures) => figures.length <= 6 || isPath(figures));

/** Whether a text is put together from three or more keys in a row, or one key pressed three times and more. */
const isPath = (text: string): boolean => {
  const reached = new Set([0]);
  for (let end = 3; end <= text.length; end += 1) {
    const begins = [...reached].filter((start) => end - start >= 3);
    if (begins.some((start) => isRun(text.slice(start, end)))) reached.add(end);
  }
  return reached.has(text.length);
};

const isRun = (part: string): boolean => /^(.)\1+$/.test(part) || paths.some((path) => path.includes(part));
