import type { StoredCorrection } from '@pratik/contract/feedback';

/** A correction with its number in the text, from 1. */
export type Numbered = { readonly number: number; readonly correction: StoredCorrection };

export type TextPiece = { readonly key: string; readonly text: string; readonly mark: Numbered | null };
export type Paragraph = { readonly start: number; readonly pieces: readonly TextPiece[] };

/** Corrections in text order, numbered. */
export const numbered = (corrections: readonly StoredCorrection[]): Numbered[] =>
  corrections
    .toSorted((a, b) => a.start - b.start || a.end - b.end)
    .map((correction, index) => ({ number: index + 1, correction }));

/** Splits a text into paragraphs of plain and marked pieces; for a missing word, the neighbouring word is marked. */
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
 * The span to mark for a correction, between two positions; an empty span takes the word after it, or else the word
 * before it.
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
