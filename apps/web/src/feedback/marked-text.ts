import type { StoredCorrection } from '@pratik/contract/feedback';

export type Piece = { readonly key: string; readonly text: string; readonly marked: boolean };

type Span = Pick<StoredCorrection, 'id' | 'start' | 'end'>;

/** Cuts a text into plain and marked pieces; spans outside the text or into one another are left unmarked. */
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

export type Excerpt = { readonly before: string; readonly wrong: string; readonly after: string };

const sentenceEnd = /[.!?…]["'”’)]*\s+|\n+/g;

/** The sentence a correction stands in, cut around its span; long sentences lose their far ends. */
export const excerptOf = (text: string, { start, end }: Pick<Span, 'start' | 'end'>, reach = 90): Excerpt => {
  const from = Math.min(Math.max(0, start), text.length);
  const to = Math.min(Math.max(from, end), text.length);
  const breaks = [...text.matchAll(sentenceEnd)].map((match) => match.index + match[0].length);
  const sentenceStart = Math.max(0, ...breaks.filter((at) => at <= from));
  const sentenceStop = Math.min(text.length, ...breaks.filter((at) => at > from && at >= to));
  return {
    before: shortenedStart(text.slice(sentenceStart, from), reach),
    wrong: text.slice(from, to),
    after: shortenedEnd(text.slice(to, sentenceStop).trimEnd(), reach),
  };
};

const shortenedStart = (text: string, reach: number): string => {
  if (text.length <= reach) return text.trimStart();
  const tail = text.slice(-reach);
  return `… ${tail.slice(tail.indexOf(' ') + 1)}`;
};

const shortenedEnd = (text: string, reach: number): string => {
  if (text.length <= reach) return text;
  const head = text.slice(0, reach);
  return `${head.slice(0, Math.max(head.lastIndexOf(' '), 0))} …`;
};
