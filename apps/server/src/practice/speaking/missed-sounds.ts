import type { SoundId } from '@pratik/contract/speaking';

/** The phonemes of a word as `platform/speech` returns them (`th ih ng k`). */
type Phones = readonly string[];

/** The single sound in which two words differ, at the index `at` of the phonemes. */
type Difference =
  | { kind: 'other'; said: string; heard: string; at: number }
  | { kind: 'added'; heard: string; at: number }
  | { kind: 'lost'; said: string; at: number };

/** Returns the difference of two words; null when the words are equal or differ in several sounds. */
const differenceOf = (said: Phones, heard: Phones): Difference | null => {
  let at = 0;
  while (at < said.length && at < heard.length && said[at] === heard[at]) at += 1;
  const rest = (from: Phones, skipped: number) => from.slice(at + skipped).join(' ');
  const [one, other] = [said[at], heard[at]];
  if (one !== undefined && other !== undefined && rest(said, 1) === rest(heard, 1))
    return { kind: 'other', said: one, heard: other, at };
  if (other !== undefined && rest(said, 0) === rest(heard, 1)) return { kind: 'added', heard: other, at };
  if (one !== undefined && rest(said, 1) === rest(heard, 0)) return { kind: 'lost', said: one, at };
  return null;
};

const vowels = new Set('aa ae ah ao aw ax ay eh er ey ih iy ow oy uh uw'.split(' '));
/** Voiced consonants and the voiceless consonants that Turkish speakers say instead at the end of a word. */
const hardened: Readonly<Record<string, string>> = { b: 'p', d: 't', g: 'k', v: 'f', z: 's', jh: 'ch' };
/** Splits a phoneme that combines a vowel and r, as flite returns it for *terrain*. */
const opened = (phones: Phones): Phones =>
  phones.flatMap((phone) => (phone === 'er' ? ['ax', 'r'] : [phone]));

/** Returns whether a word has the regular past ending: true for *walked*, false for *need* and *bed*. */
const isPast = (word: string, said: Phones): boolean =>
  /[^e]ed$/.test(word) && said[said.length - 2] !== 'eh';
const isPair = (a: string, b: string, one: string, other: string): boolean =>
  (a === one && b === other) || (a === other && b === one);

/**
 * Returns the sound, difficult for Turkish speakers, that explains the whole difference between a word and the
 * recognised word: `th` for *think* recognised as *sink*. Null when no single sound explains the difference, as for
 * *think* recognised as *drink*.
 */
export const missedSound = (word: string, saidPhones: Phones, heardPhones: Phones): SoundId | null => {
  const [said, heard] = [opened(saidPhones), opened(heardPhones)];
  const difference = differenceOf(said, heard);
  if (!difference) return null;
  const { at } = difference;
  if (difference.kind === 'lost') {
    const isEnding = at === said.length - 1 && (difference.said === 't' || difference.said === 'd');
    return isEnding && isPast(word, said) ? 'ed-ending' : null;
  }
  if (difference.kind === 'added') {
    if (!vowels.has(difference.heard)) return null;
    const [before, after] = [said[at - 1], said[at]];
    const isLast = at === said.length - 1;
    if (isLast && isPast(word, said) && (after === 't' || after === 'd')) return 'ed-ending';
    // The phonemes around the added vowel: one on each side, or the first two phonemes of the word.
    const cluster = before === undefined ? [after, said[at + 1]] : [before, after];
    return cluster.every((phone) => phone !== undefined && !vowels.has(phone)) ? 'cluster' : null;
  }
  const { said: meant, heard: came } = difference;
  if (meant === 'th' && ['t', 's', 'f'].includes(came)) return 'th';
  if (meant === 'dh' && ['d', 'z'].includes(came)) return 'th-voiced';
  if (isPair(meant, came, 'w', 'v')) return 'w-v';
  if (isPair(meant, came, 'ih', 'iy')) return 'ship-sheep';
  if (isPair(meant, came, 'ae', 'eh')) return 'bad-bed';
  return at === said.length - 1 && hardened[meant] === came ? 'final-voicing' : null;
};
