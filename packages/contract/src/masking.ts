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
  const taken: PrivatePiece[] = [];
  for (const piece of [...personalDataIn(plain.text), ...spelt, ...called]) {
    if (!taken.some((other) => piece.start < other.end && other.start < piece.end)) taken.push(piece);
  }
  return taken.sort((a, b) => a.start - b.start).map((piece) => inOriginal(plain, piece));
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
