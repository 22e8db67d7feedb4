import type { StoredCorrection } from '@pratik/contract/feedback';

/** A correction with its number in the text; the first correction is 1. */
export type Numbered = { readonly number: number; readonly correction: StoredCorrection };

export type TextPiece = { readonly key: string; readonly text: string; readonly mark: Numbered | null };
export type Paragraph = { readonly start: number; readonly pieces: readonly TextPiece[] };

/** Sorts corrections by their position in the text and numbers them. */
export const numbered = (corrections: readonly StoredCorrection[]): Numbered[] =>
  corrections
    .toSorted((a, b) => a.start - b.start || a.end - b.end)
    .map((correction, index) => ({ number: index + 1, correction }));

/**
 * Splits a text into paragraphs with plain and highlighted parts. For a missing word, a neighbouring word is
 * highlighted.
 */
export const paragraphsOf = (text: string, marks: readonly Numbered[]): Paragraph[] => {
  const paragraphs: Paragraph[] = [];
  for (const { 0: line, index: start } of text.matchAll(/[^\n]+/g)) {
    if (line.trim() === '') continue;
    const end = start + line.length;
    const own = marks.filter(({ correction }) => correction.start >= start && correction.start <= end);
    paragraphs.push({ start, pieces: piecesOf(text, start, end, own) });
  }
  return paragraphs;
};

const piecesOf = (text: string, start: number, end: number, marks: readonly Numbered[]): TextPiece[] => {
  const pieces: TextPiece[] = [];
  let at = start;
  for (const mark of marks) {
    const span = spanOf(text, mark.correction, at, end);
    if (!span) continue;
    if (span.start > at) pieces.push({ key: `${at}`, text: text.slice(at, span.start), mark: null });
    pieces.push({ key: mark.correction.id, text: text.slice(span.start, span.end), mark });
    at = span.end;
  }
  if (at < end) pieces.push({ key: `${at}`, text: text.slice(at, end), mark: null });
  return pieces;
};

/**
 * Returns the span to highlight for a correction, between the offsets `from` and `to`. For an empty span, returns the
 * next word or, at the end, the previous word.
 */
const spanOf = (text: string, correction: StoredCorrection, from: number, to: number) => {
  const start = Math.max(from, correction.start);
  const end = Math.min(to, correction.end);
  if (end > start) return { start, end };
  if (correction.end > correction.start) return null;
  const after = /^\s*\S+/.exec(text.slice(start, to))?.[0];
  if (after) return { start: start + (after.length - after.trimStart().length), end: start + after.length };
  const before = /\S+\s*$/.exec(text.slice(from, start))?.[0];
  return before ? { start: start - before.length, end: start } : null;
};
