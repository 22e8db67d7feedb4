import { type Span, sentenceSpans } from './sentences.ts';

/**
 * A correction with its replacements. `confidence` is a number from 0 to 1. If `confidence` is absent, the
 * correction is certain.
 */
type Replacing = Span & { readonly replacements: readonly string[]; readonly confidence?: number };

/** A part of a corrected sentence. `doubtful` marks an error for which there is no replacement. */
export type CorrectedPiece = {
  readonly kind: 'same' | 'removed' | 'added' | 'doubtful';
  readonly text: string;
  /** Offset of the part in the original text, in UTF-16 code units. */
  readonly at: number;
};

export type CorrectedSentence<C extends Replacing = Replacing> = Span & {
  readonly corrections: readonly C[];
  readonly pieces: readonly CorrectedPiece[];
  /**
   * Whether all corrections of the sentence are certain and have been applied. Only if true, the screen may
   * present the sentence as correct.
   */
  readonly certain: boolean;
};

/** Confidence below which a correction is shown only as a hint. */
export const certainConfidence = 0.5;

/**
 * Returns the sentences that have corrections, with all corrections applied. If corrections overlap, only the most
 * confident one is applied. A correction that spans two sentences joins them. A correction for which `isMarked` is
 * false is applied, but its words are part of the unchanged text.
 */
export const correctedSentences = <C extends Replacing>(
  text: string,
  corrections: readonly C[],
  isMarked: (correction: C) => boolean = () => true,
): readonly CorrectedSentence<C>[] => {
  const within = corrections.filter(({ start, end }) => start <= end && end <= text.length);
  return joinedSpans(sentencesOfLines(text), within).map((span) => {
    const own = within.filter((one) => isIn(span, one)).toSorted(inOrder);
    const applied = withoutOverlaps(own);
    const certain =
      applied.length === own.length &&
      own.every((one) => one.replacements[0] !== undefined && confidenceOf(one) >= certainConfidence);
    return { ...span, corrections: own, pieces: piecesOf(text, span, applied, isMarked), certain };
  });
};

/** Returns the text of a corrected sentence. Removed parts are omitted, and added parts are included. */
export const correctedText = ({ pieces }: Pick<CorrectedSentence, 'pieces'>): string =>
  pieces
    .filter(({ kind }) => kind !== 'removed')
    .map(({ text }) => text)
    .join('')
    .trim();

/**
 * Returns the whole text with all corrections applied. If corrections overlap, only the most confident one is
 * applied.
 */
export const applyCorrections = (text: string, corrections: readonly Replacing[]): string => {
  const within = corrections.filter(({ start, end }) => start <= end && end <= text.length);
  return correctedText({ pieces: piecesOf(text, { start: 0, end: text.length }, withoutOverlaps(within)) });
};

/** Splits a text into sentences. A line break always ends a sentence, even without a punctuation mark. */
export const sentencesOfLines = (text: string): Span[] =>
  [...text.matchAll(/[^\n]+/g)].flatMap(({ 0: line, index }) =>
    sentenceSpans(line).map(({ start, end }) => ({ start: index + start, end: index + end })),
  );

/** Returns the ranges of the sentences that have corrections. Sentences that one correction spans are joined. */
const joinedSpans = (sentences: readonly Span[], corrections: readonly Replacing[]): Span[] => {
  const touched = corrections
    .map(({ start, end }) => {
      const first = sentences.findLast((one) => one.start <= start) ?? sentences[0];
      const last = sentences.findLast((one) => one.start < end) ?? first;
      return {
        start: Math.min(first?.start ?? start, start),
        end: Math.max(last?.end ?? end, first?.end ?? end, end),
      };
    })
    .toSorted((a, b) => a.start - b.start);
  const joined: Span[] = [];
  for (const span of touched) {
    const before = joined.at(-1);
    if (before && span.start < before.end) {
      joined[joined.length - 1] = { start: before.start, end: Math.max(before.end, span.end) };
    } else joined.push(span);
  }
  return joined;
};

const isIn = (span: Span, { start, end }: Span): boolean => start >= span.start && end <= span.end;

const inOrder = (a: Span, b: Span): number => a.start - b.start || a.end - b.end;

const confidenceOf = ({ confidence = 1 }: Replacing): number => confidence;

const withoutOverlaps = <C extends Replacing>(corrections: readonly C[]): C[] => {
  const chosen: C[] = [];
  for (const one of corrections.toSorted((a, b) => confidenceOf(b) - confidenceOf(a) || inOrder(a, b))) {
    if (chosen.every((other) => !overlap(one, other))) chosen.push(one);
  }
  return chosen.toSorted(inOrder);
};

/**
 * Whether two ranges overlap. Two insertions at the same offset also count as overlapping, because their order is
 * unknown.
 */
const overlap = (a: Span, b: Span): boolean =>
  (a.start < b.end && b.start < a.end) ||
  (a.start === b.start && (a.end === b.end || (a.start === a.end && b.start === b.end)));

const piecesOf = <C extends Replacing>(
  text: string,
  span: Span,
  corrections: readonly C[],
  isMarked: (correction: C) => boolean = () => true,
): CorrectedPiece[] => {
  const pieces: CorrectedPiece[] = [];
  let at = span.start;
  const add = (kind: CorrectedPiece['kind'], from: number, part: string) => {
    const last = pieces.at(-1);
    if (part === '') return;
    if (kind === 'same' && last?.kind === 'same')
      pieces[pieces.length - 1] = { ...last, text: last.text + part };
    else pieces.push({ kind, text: part, at: from });
  };
  for (const correction of corrections) {
    const { start, end, replacements } = correction;
    const [best] = replacements;
    const gap = best === '' ? withSpace(text, { start, end }, { start: at, end: span.end }) : { start, end };
    add('same', at, text.slice(at, gap.start));
    const wrong = text.slice(gap.start, gap.end);
    if (isMarked(correction)) {
      add(best === undefined ? 'doubtful' : 'removed', gap.start, wrong);
      if (best) add('added', gap.end, best);
    } else add('same', gap.start, best ?? wrong);
    at = gap.end;
  }
  add('same', at, text.slice(at, span.end));
  return pieces;
};

/** Extends the range of removed words by one adjacent space, so that no double space remains. */
const withSpace = (text: string, { start, end }: Span, within: Span): Span => {
  const opens = start === within.start || text[start - 1] === ' ';
  if (opens && text[end] === ' ' && end < within.end) return { start, end: end + 1 };
  const closes = end >= within.end || /[\s.,!?;:]/.test(text[end] ?? '');
  if (closes && text[start - 1] === ' ' && start > within.start) return { start: start - 1, end };
  return { start, end };
};
