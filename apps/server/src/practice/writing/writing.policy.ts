import { createHash } from 'node:crypto';
import type { CorrectionCode } from '@pratik/contract/feedback';

export type PromptCandidate = {
  id: string;
  practises: readonly CorrectionCode[];
  /** When a piece on the prompt was last submitted. Null if never. */
  lastWrittenAt: Date | null;
};

/**
 * Chooses a user’s prompt of the day. Prefers unused prompts, and among them prompts that practise the user’s most
 * frequent recent corrections. Ties are drawn with the same result all day. When all prompts are used, chooses the
 * one used longest ago.
 * @param errors correction counts by code, of the last weeks
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

/** The first whole words of a text, on one line. */
export const excerptOf = (text: string): string => {
  const line = [...text.trim().replace(/\s+/g, ' ')];
  if (line.length <= excerptLength) return line.join('');
  const end = line.lastIndexOf(' ', excerptLength);
  return `${line.slice(0, end > 0 ? end : excerptLength).join('')} …`;
};

/** Writing time in whole minutes. Learners write about eight words a minute. */
export const minutesFor = (words: number): number => Math.max(5, Math.round(words / 8));
