import { foldInPlace, namesIn } from './names.ts';
import { kindOfDigits, type PersonalDataKind, personalDataIn } from './personal-data.ts';
import { inOriginal, plainReading } from './plain-reading.ts';
import { speltNumbersIn } from './spelt-numbers.ts';

/** What no service is shown, and where it stands: UTF-16 offsets, the end exclusive. */
export type PrivatePiece = { kind: PersonalDataKind | 'name'; start: number; end: number };

/**
 * Numbers, addresses and passwords, in figures or in words, and names: in order, none over another.
 * @param names the person's own, as they are registered
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

/** The pieces in order of their place; where two overlap, the one given first stays. */
const withoutOverlaps = (pieces: readonly PrivatePiece[], length: number): PrivatePiece[] => {
  // One flag for each unit of the text: comparing every two pieces would cost the square of their number.
  const taken = new Uint8Array(pieces.length > 1 ? length : 0);
  const stored = pieces.filter(({ start, end }) => {
    if (taken.subarray(start, end).includes(1)) return false;
    taken.fill(1, start, end);
    return true;
  });
  return stored.sort((a, b) => a.start - b.start);
};

/** A part of a text with marks like `[phone]` in the place of what is private in it, even where it only begins there. */
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

/** The text as an outside service may see it; its marks are plain English words for a model to read. */
export const maskPrivate = (text: string, names: readonly string[] = []): string =>
  maskPieces(text, findPrivate(text, names));
