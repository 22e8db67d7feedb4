import { erasureWords } from '@pratik/contract/privacy';
import { skewSeconds } from '../verify/token-verifier.ts';

const folded = (text: string): string => text.trim().toLocaleLowerCase('tr').replaceAll('ı', 'i');
const words = Object.values(erasureWords).map(folded);

/** Whether what was typed is one of the words, in capitals or not, with or without the dot of its İ. */
export const isErasureWord = (text: string | undefined): boolean =>
  text !== undefined && words.includes(folded(text));

/** How long ago somebody may have signed in, for the act to count as theirs. */
const freshSeconds = 5 * 60;

/**
 * Whether somebody signed in just now.
 * @param signedInAt epoch seconds, by the issuer's clock; null: not said
 * @param now epoch milliseconds
 */
export const isFreshSignIn = (signedInAt: number | null, now: number): boolean => {
  if (signedInAt === null) return false;
  const ago = now / 1000 - signedInAt;
  return ago >= -skewSeconds && ago <= freshSeconds;
};
