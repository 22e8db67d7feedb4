import { foldWords } from '../../src/safety/fold.ts';

/** Number of letters of the pieces that are compared. */
const length = 4;
/** Share of common pieces from which on two messages count as nearly equal. */
const limit = 0.6;

const piecesOf = (text: string): Set<string> => {
  const folded = foldWords(text);
  if (folded.length <= length) return new Set([folded]);
  return new Set(
    Array.from({ length: folded.length - length + 1 }, (_, at) => folded.slice(at, at + length)),
  );
};

/**
 * Returns a function that finds out whether a text is nearly equal to one of the given texts. Messages that are used
 * for measuring must not have nearly equal messages among the training messages.
 */
export const nearTo = (texts: readonly string[]): ((text: string) => boolean) => {
  const known = texts.map(piecesOf);
  const byPiece = new Map<string, number[]>();
  for (const [at, pieces] of known.entries())
    for (const piece of pieces) byPiece.set(piece, [...(byPiece.get(piece) ?? []), at]);
  return (text) => {
    const pieces = piecesOf(text);
    const common = new Map<number, number>();
    for (const piece of pieces)
      for (const at of byPiece.get(piece) ?? []) common.set(at, (common.get(at) ?? 0) + 1);
    return [...common].some(([at, count]) => count / (pieces.size + (known[at]?.size ?? 0) - count) >= limit);
  };
};
