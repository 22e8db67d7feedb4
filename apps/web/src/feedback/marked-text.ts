import type { StoredCorrection } from '@pratik/contract/feedback';

export type Piece = { readonly key: string; readonly text: string; readonly marked: boolean };

type Span = Pick<StoredCorrection, 'id' | 'start' | 'end'>;

/**
 * Splits a text into plain parts and highlighted parts. Spans that overlap another span or lie outside the text are
 * not highlighted.
 */
export const markedPieces = (text: string, spans: readonly Span[]): readonly Piece[] => {
  const pieces: Piece[] = [];
  let position = 0;
  for (const span of [...spans].sort((a, b) => a.start - b.start)) {
    if (span.start < position || span.end <= span.start || span.end > text.length) continue;
    if (span.start > position)
      pieces.push({ key: `${position}`, text: text.slice(position, span.start), marked: false });
    pieces.push({ key: span.id, text: text.slice(span.start, span.end), marked: true });
    position = span.end;
  }
  if (position < text.length) pieces.push({ key: `${position}`, text: text.slice(position), marked: false });
  return pieces;
};
