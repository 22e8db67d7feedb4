import { kindOfDigits, type PersonalDataKind, personalDataIn } from './personal-data.ts';
import { foldInPlace, namesIn } from './personal-names.ts';
import { inOriginal, plainReading } from './plain-reading.ts';
import { speltNumbersIn } from './spelt-numbers.ts';

/**
 * A range of text that must not be sent to an AI provider. Offsets are UTF-16 code units. `end` is exclusive.
 */
export type PrivatePiece = { kind: PersonalDataKind | 'name'; start: number; end: number };

/**
 * Finds private data in a text: telephone, identity, bank and card numbers (in digits or words), addresses,
 * passwords and names. The returned ranges are in order and do not overlap.
 * @param names the user’s registered names
 */
export const findPrivate = (text: string, names: readonly string[] = []): PrivatePiece[] => {
  const plain = plainReading(text);
  const spelt = speltNumbersIn(foldInPlace(plain.text)).flatMap(
    ({ start, end, digits, digitByDigit }): PrivatePiece[] => {
      const kind = kindOfDigits(digits) ?? (digitByDigit ? 'phone' : null);
      return kind ? [{ kind, start, end }] : [];
    },
  );
  const called = namesIn(plain.text, names).map((span): PrivatePiece => ({ kind: 'name', ...span }));
  const found = [...personalDataIn(plain.text), ...spelt, ...called];
  return withoutOverlaps(found, plain.text.length).map((piece) => inOriginal(plain, piece));
};

/**
 * Returns the ranges sorted by position. If ranges overlap, returns only the range that is first in `pieces`.
 */
const withoutOverlaps = (pieces: readonly PrivatePiece[], length: number): PrivatePiece[] => {
  // Contains 1 for each UTF-16 code unit that belongs to a private range. Comparing all pairs of ranges would
  // take quadratic time.
  const taken = new Uint8Array(pieces.length > 1 ? length : 0);
  const stored = pieces.filter(({ start, end }) => {
    if (taken.subarray(start, end).includes(1)) return false;
    taken.fill(1, start, end);
    return true;
  });
  return stored.sort((a, b) => a.start - b.start);
};

/**
 * Returns a part of a text in which each private range is replaced by a placeholder such as `[phone]`. A range that is
 * only partly inside the part is also replaced.
 */
export const maskPieces = (
  text: string,
  pieces: readonly PrivatePiece[],
  from = 0,
  to = text.length,
): string => {
  let masked = '';
  let at = from;
  for (const { kind, start, end } of pieces) {
    if (end <= from || start >= to) continue;
    masked += `${text.slice(at, Math.max(at, start))}[${kind}]`;
    at = Math.min(end, to);
  }
  return masked + text.slice(at, to);
};

/**
 * Returns the text with placeholders in place of private data, so that an AI provider may receive it. The
 * placeholders are simple English words that a model understands.
 */
export const maskPrivate = (text: string, names: readonly string[] = []): string =>
  maskPieces(text, findPrivate(text, names));
