import type { Finding } from './finding.ts';

const sourceRank: Record<Finding['source'], number> = {
  administrator: 0,
  'transfer-grammar': 1,
  model: 2,
  harper: 3,
  statistics: 4,
};

/**
 * Merges the findings of all sources into one list without overlaps, sorted by start. Of overlapping findings,
 * keeps the one with the highest confidence; if equal, the one of the more reliable source; if also equal, the one
 * with the shorter range. Removes findings outside the text and findings that change nothing.
 */
export function mergeFindings(text: string, findings: readonly Finding[]): Finding[] {
  const kept: Finding[] = [];
  const ranked = makeRoom(text, findings)
    .map((finding) => withoutNoOps(text, finding))
    .filter((f) => f !== undefined);
  ranked.sort(
    (a, b) =>
      b.confidence - a.confidence ||
      sourceRank[a.source] - sourceRank[b.source] ||
      a.end - a.start - (b.end - b.start) ||
      a.start - b.start,
  );
  for (const finding of ranked) insertUnlessOverlapping(kept, finding);
  return kept;
}

/**
 * Moves an added preposition if it overlaps another finding on the same word. In "she listen music", the findings
 * "listen" → "listens" and "listen" → "listen to" overlap. The second finding becomes "music" → "to music", so that
 * both can be used.
 */
function makeRoom(text: string, findings: readonly Finding[]): Finding[] {
  const codesAt = new Map<string, Set<string>>();
  for (const { start, end, code } of findings) {
    const at = `${start}-${end}`;
    codesAt.set(at, (codesAt.get(at) ?? new Set()).add(code));
  }
  return findings.map((finding) => {
    const { start, end, replacements } = finding;
    const before = `${text.slice(start, end)} `;
    const rival = (codesAt.get(`${start}-${end}`)?.size ?? 0) > 1;
    const next = /^\s+(?=[\p{L}\p{N}])[^\s.,;:!?]+/u.exec(text.slice(end, end + 60))?.[0];
    const adds = replacements.length > 0 && replacements.every((one) => one.startsWith(before));
    if (finding.code !== 'missing-preposition' || !rival || !adds || next === undefined) return finding;
    const word = next.trimStart();
    return {
      ...finding,
      start: end + next.length - word.length,
      end: end + next.length,
      replacements: replacements.map((one) => `${one.slice(before.length)} ${word}`),
    };
  });
}

function withoutNoOps(text: string, finding: Finding): Finding | undefined {
  const { start, end } = finding;
  const inside =
    Number.isInteger(start) && Number.isInteger(end) && start >= 0 && start <= end && end <= text.length;
  if (!inside) return undefined;
  const before = text.slice(start, end);
  const replacements = [...new Set(finding.replacements)].filter((replacement) => replacement !== before);
  if (finding.replacements.length > 0 && replacements.length === 0) return undefined;
  return { ...finding, replacements };
}

/** Because the list is always sorted, one binary search finds both neighbours of the new finding. */
function insertUnlessOverlapping(kept: Finding[], finding: Finding): void {
  let low = 0;
  let high = kept.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const other = kept[middle];
    if (other !== undefined && other.start < finding.start) low = middle + 1;
    else high = middle;
  }
  const before = kept[low - 1];
  const after = kept[low];
  if (before !== undefined && overlap(before, finding)) return;
  if (after !== undefined && overlap(finding, after)) return;
  kept.splice(low, 0, finding);
}

/** Two insertions at the same offset count as overlapping, because their order is unknown. */
function overlap(first: Finding, second: Finding): boolean {
  return first.end > second.start || first.start === second.start;
}
