import { englishFunctionWords } from '../lexicon/english-function-words.ts';
import { turkishFunctionWords } from '../lexicon/turkish-function-words.ts';
import { turkishNames } from '../lexicon/turkish-names.ts';
import type { Token } from './tokens.ts';

const turkishLetters = /[ğşıİçöü]/iu;
const turkishEndings =
  /(?:[ıiuü]yor(?:um|sun|uz|lar)?|(?:acağ|eceğ|acak|ecek)(?:[ıi]m|s[ıi]n|[ıi]z)?|m[ae]k|d[ıiuü]m|m[ıiuü]ş|l[ae]r[ıi]?m?|s[ıiuü]n[ıiuü]z|y[ae]l[ıi]m)$/u;

/**
 * Whether the sentence is Turkish and not English, according to its letters, function words and suffixes.
 * Names are ignored: "My friend Ayşe lives in Kadıköy" is English.
 */
export function isTurkish(tokens: readonly Token[]): boolean {
  let turkish = 0;
  let english = 0;
  for (const token of tokens) {
    if (token.kind !== 'word') continue;
    const capital = /^\p{Lu}/u.test(token.text);
    if (englishFunctionWords.has(token.lower)) english += 1;
    else if (turkishFunctionWords.has(token.lower)) turkish += 1;
    else if (capital && turkishNames.has(token.lower)) continue;
    else if (/[ğşı]/iu.test(token.text) && turkishLetters.test(token.lower)) turkish += capital ? 0.5 : 1;
    else if (/[çöü]/u.test(token.lower)) turkish += 0.5;
    else if (token.lower.length > 5 && turkishEndings.test(token.lower)) turkish += 0.75;
  }
  return turkish > english && turkish >= 0.75;
}
