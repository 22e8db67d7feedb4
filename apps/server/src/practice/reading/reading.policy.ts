import { createHash } from 'node:crypto';
import type { CefrLevel } from '@pratik/contract/common';

/** Words a minute at which learners usually read texts of a level, for who has not been measured yet. */
export const usualPace: Readonly<Record<CefrLevel, number>> = { A1: 70, A2: 90, B1: 120, B2: 150, C1: 180 };

/** Outside of these nobody read: a text was left open, or only leafed through. Words a minute. */
const slowest = 15;
const fastest = 450;

/** Words a minute; null where it is none anybody reads at. */
export const paceOf = (words: number, activeMs: number): number | null => {
  if (activeMs <= 0) return null;
  const pace = Math.round((words * 60_000) / activeMs);
  return pace >= slowest && pace <= fastest ? pace : null;
};

/** How fast somebody reads as a share of what is usual at each level: the median; 1 while nothing is known. */
export const relativePace = (measured: readonly { pace: number; cefr: CefrLevel }[]): number =>
  median(measured.map(({ pace, cefr }) => pace / usualPace[cefr])) ?? 1;

/** Words a minute, the median of what was measured; null while nothing was. */
export const typicalPace = (paces: readonly number[]): number | null => {
  const middle = median(paces);
  return middle === undefined ? null : Math.round(middle);
};

const median = (values: readonly number[]): number | undefined => {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  return upper === undefined || lower === undefined ? undefined : (upper + lower) / 2;
};

/** Whole minutes a text takes, at least one. */
export const minutesFor = (words: number, cefr: CefrLevel, relative: number): number =>
  Math.max(1, Math.round(words / (usualPace[cefr] * relative)));

/** The level with texts that is nearest to one, the easier of two as near; undefined where none has any. */
export const nearestLevel = (
  levels: readonly { id: string; published: number }[],
  wanted: string,
): string | undefined => {
  const at = levels.findIndex(({ id }) => id === wanted);
  return levels
    .map(({ id, published }, index) => ({ id, published, distance: Math.abs(index - Math.max(0, at)) }))
    .filter(({ published }) => published > 0)
    .toSorted((a, b) => a.distance - b.distance)[0]?.id;
};

export type Candidate = { id: string; topic: string | null; lastFinishedAt: Date | null };

/**
 * The text a person is offered on a day, the same the whole day long: one not read yet, of a topic not read lately
 * where there is one; when all have been read, the one read longest ago.
 */
export const todaysText = (
  personId: string,
  day: string,
  candidates: readonly Candidate[],
): string | undefined => {
  const unread = candidates.filter(({ lastFinishedAt }) => lastFinishedAt === null);
  if (unread.length === 0) {
    return candidates.toSorted((a, b) => Number(a.lastFinishedAt) - Number(b.lastFinishedAt))[0]?.id;
  }
  const lately = new Set(
    candidates
      .filter(({ lastFinishedAt }) => lastFinishedAt !== null)
      .toSorted((a, b) => Number(b.lastFinishedAt) - Number(a.lastFinishedAt))
      .slice(0, 3)
      .map(({ topic }) => topic),
  );
  const fresh = unread.filter(({ topic }) => !lately.has(topic));
  const draw = (id: string) => createHash('sha256').update(`${personId}\n${day}\n${id}`).digest('hex');
  return (fresh.length > 0 ? fresh : unread)
    .map(({ id }) => ({ id, drawn: draw(id) }))
    .toSorted((a, b) => (a.drawn < b.drawn ? -1 : 1))[0]?.id;
};
