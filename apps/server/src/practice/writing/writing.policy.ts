import { createHash } from 'node:crypto';
import type { CorrectionCode } from '@pratik/contract/feedback';

export type PromptCandidate = {
  id: string;
  practises: readonly CorrectionCode[];
  /** When it was last sent; null where it never was. */
  lastWrittenAt: Date | null;
};

/**
 * The prompt of a person's day: among those not written on yet the ones that practise most of what the person was
 * corrected on lately, among these by lot, the same lot the whole day. Once all are written, the one written on
 * longest ago.
 * @param errors counts by code, of the last weeks
 */
export const todaysPrompt = (
  userId: string,
  day: string,
  candidates: readonly PromptCandidate[],
  errors: ReadonlyMap<CorrectionCode, number>,
): string | undefined => {
  const fresh = candidates.filter(({ lastWrittenAt }) => lastWrittenAt === null);
  if (fresh.length === 0) {
    return candidates.toSorted((a, b) => Number(a.lastWrittenAt) - Number(b.lastWrittenAt))[0]?.id;
  }
  const meets = ({ practises }: PromptCandidate) =>
    practises.reduce((sum, code) => sum + (errors.get(code) ?? 0), 0);
  const lot = (id: string) => createHash('sha256').update(`${userId}\n${day}\n${id}`).digest('hex');
  return fresh
    .map((candidate) => ({ id: candidate.id, meets: meets(candidate), lot: lot(candidate.id) }))
    .toSorted((a, b) => b.meets - a.meets || (a.lot < b.lot ? -1 : 1))[0]?.id;
};

const excerptLength = 60;

/** The first words of a text, whole ones, on one line. */
export const excerptOf = (text: string): string => {
  const line = [...text.trim().replace(/\s+/g, ' ')];
  if (line.length <= excerptLength) return line.join('');
  const end = line.lastIndexOf(' ', excerptLength);
  return `${line.slice(0, end > 0 ? end : excerptLength).join('')} …`;
};

/** Whole minutes a piece takes: learners write about eight words a minute. */
export const minutesFor = (words: number): number => Math.max(5, Math.round(words / 8));
