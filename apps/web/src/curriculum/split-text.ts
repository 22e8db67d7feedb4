import type { Span } from '@pratik/text/sentences';

const word = /\p{L}+(?:['’-]\p{L}+)*/gu;

/** Returns the positions of the words in a text. The server’s dictionary uses the same rules. */
export const wordSpans = (text: string): readonly Span[] =>
  [...text.matchAll(word)].map((match) => ({ start: match.index, end: match.index + match[0].length }));

export type TextPart =
  | { readonly kind: 'gap'; readonly start: number; readonly text: string }
  | { readonly kind: 'word'; readonly start: number; readonly text: string };

/** Splits the part of a text between two offsets into words and the text between the words. */
export const partsOf = (text: string, { start, end }: Span): readonly TextPart[] => {
  const parts: TextPart[] = [];
  let at = start;
  const gap = (to: number) => {
    if (to > at) parts.push({ kind: 'gap', start: at, text: text.slice(at, to) });
    at = to;
  };
  for (const span of wordSpans(text.slice(start, end))) {
    gap(start + span.start);
    parts.push({ kind: 'word', start: at, text: text.slice(at, start + span.end) });
    at = start + span.end;
  }
  gap(end);
  return parts;
};

/** Splits a span at the two ends of another span: into the parts before, inside and after that span. */
const cutAtOne = (span: Span, edge: Span): readonly (Span & { inside: boolean })[] => {
  if (edge.end <= span.start || edge.start >= span.end) return [{ ...span, inside: false }];
  const from = Math.max(span.start, edge.start);
  const to = Math.min(span.end, edge.end);
  return [
    { start: span.start, end: from, inside: false },
    { start: from, end: to, inside: true },
    { start: to, end: span.end, inside: false },
  ].filter(({ start, end }) => end > start);
};

/** Splits a span at the ends of several other spans, which must not overlap each other. */
export const cutAt = (span: Span, edges: readonly Span[]): readonly (Span & { inside: boolean })[] =>
  edges.reduce<readonly (Span & { inside: boolean })[]>(
    (pieces, edge) => pieces.flatMap((piece) => (piece.inside ? [piece] : cutAtOne(piece, edge))),
    [{ ...span, inside: false }],
  );
