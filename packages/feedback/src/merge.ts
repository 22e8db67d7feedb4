import type { RawCorrection } from './raw-correction.ts';

const sourceRank: Record<RawCorrection['source'], number> = {
  administrator: 0,
  'transfer-grammar': 1,
  model: 2,
  harper: 3,
  statistics: 4,
};

/**
 * Merges the corrections of all sources into one list without overlaps, sorted by start. Of overlapping corrections,
 * keeps the one with the highest confidence; if equal, the one of the more reliable source; if also equal, the one
 * with the shorter range. Removes corrections outside the text and corrections that change nothing.
 */
export function mergeFindings(text: string, corrections: readonly RawCorrection[]): RawCorrection[] {
  const kept: RawCorrection[] = [];
  const ranked = makeRoom(text, corrections)
    .map((correction) => withoutNoOps(text, correction))
    .filter((f) => f !== undefined);
  ranked.sort(
    (a, b) =>
      b.confidence - a.confidence ||
      sourceRank[a.source] - sourceRank[b.source] ||
      a.end - a.start - (b.end - b.start) ||
      a.start - b.start,
  );
  for (const correction of ranked) insertUnlessOverlapping(kept, correction);
  return kept;
}

/**
 * Moves an added preposition if it overlaps another correction on the same word. In "she listen music", the corrections
 * "listen" → "listens" and "listen" → "listen to" overlap. The second correction becomes "music" → "to music", so that
 * both can be used.
 */
function makeRoom(text: string, corrections: readonly RawCorrection[]): RawCorrection[] {
  const codesAt = new Map<string, Set<string>>();
  for (const { start, end, code } of corrections) {
    const at = `${start}-${end}`;
    codesAt.set(at, (codesAt.get(at) ?? new Set()).add(code));
  }
  return corrections.map((correction) => {
    const { start, end, replacements } = correction;
    const before = `${text.slice(start, end)} `;
    const rival = (codesAt.get(`${start}-${end}`)?.size ?? 0) > 1;
    const next = /^\s+(?=[\p{L}\p{N}])[^\s.,;:!?]+/u.exec(text.slice(end, end + 60))?.[0];
    const adds = replacements.length > 0 && replacements.every((one) => one.startsWith(before));
    if (correction.code !== 'missing-preposition' || !rival || !adds || next === undefined) return correction;
    const word = next.trimStart();
    return {
      ...correction,
      start: end + next.length - word.length,
      end: end + next.length,
      replacements: replacements.map((one) => `${one.slice(before.length)} ${word}`),
    };
  });
}

function withoutNoOps(text: string, correction: RawCorrection): RawCorrection | undefined {
  const { start, end } = correction;
  const inside =
    Number.isInteger(start) && Number.isInteger(end) && start >= 0 && start <= end && end <= text.length;
  if (!inside) return undefined;
  const before = text.slice(start, end);
  const replacements = [...new Set(correction.replacements)].filter((replacement) => replacement !== before);
  if (correction.replacements.length > 0 && replacements.length === 0) return undefined;
  return { ...correction, replacements };
}

/** Because the list is always sorted, one binary search finds both neighbours of the new correction. */
function insertUnlessOverlapping(kept: RawCorrection[], correction: RawCorrection): void {
  let low = 0;
  let high = kept.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const other = kept[middle];
    if (other !== undefined && other.start < correction.start) low = middle + 1;
    else high = middle;
  }
  const before = kept[low - 1];
  const after = kept[low];
  if (before !== undefined && overlap(before, correction)) return;
  if (after !== undefined && overlap(correction, after)) return;
  kept.splice(low, 0, correction);
}

/** Two insertions at the same offset count as overlapping, because their order is unknown. */
function overlap(first: RawCorrection, second: RawCorrection): boolean {
  return first.end > second.start || first.start === second.start;
}
