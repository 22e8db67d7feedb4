import { fold } from '../text/tokens.ts';
import { table } from './table.ts';
import { turkishCulture } from './turkish-culture.ts';
import { turkishMen, turkishWomen } from './turkish-given-names.ts';
import { turkishPlaces } from './turkish-places.ts';
import { turkishSurnames } from './turkish-surnames.ts';

const plain = table<string>({ ç: 'c', ğ: 'g', ı: 'i', ö: 'o', ş: 's', ü: 'u', â: 'a', î: 'i' });

/**
 * Replaces Turkish letters by Latin letters, for example "şeyma" by "seyma", because many people type names on an
 * English keyboard.
 */
export function withoutTurkishLetters(word: string): string {
  return word.replace(/[çğıöşüâî]/g, (letter) => plain[letter] ?? letter);
}

function withPlainForms(words: readonly string[]): ReadonlySet<string> {
  const folded = words.flatMap((word) => fold(word).split(/[\s-]/));
  return new Set(folded.flatMap((word) => [word, withoutTurkishLetters(word)]));
}

/** Names of people in lower case, each with and without Turkish letters. */
export const turkishPeople = withPlainForms([...turkishWomen, ...turkishMen, ...turkishSurnames]);

/** All Turkish words that are accepted in English sentences, in lower case. */
export const turkishNames: ReadonlySet<string> = new Set([
  ...turkishPeople,
  ...withPlainForms(turkishPlaces),
  ...withPlainForms(turkishCulture),
]);
