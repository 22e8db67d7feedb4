import { createHash } from 'node:crypto';
import type { CorrectionCode } from '@pratik/contract/feedback';

export type PromptCandidate = {
  id: string;
  practises: readonly CorrectionCode[];
  /** Time of the last submission for the prompt. Null when the user has never submitted a piece for it. */
  lastWrittenAt: Date | null;
};

/**
 * Chooses a user’s prompt of the day; the result is the same all day. Prefers unused prompts, and among them
 * prompts that practise the error codes with the user’s most corrections. When all prompts are used, chooses the
 * prompt used longest ago.
 * @param errors number of corrections in the last weeks, by code
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

/** Returns the first whole words of a text, on one line. */
export const excerptOf = (text: string): string => {
  const line = [...text.trim().replace(/\s+/g, ' ')];
  if (line.length <= excerptLength) return line.join('');
  const end = line.lastIndexOf(' ', excerptLength);
  return `${line.slice(0, end > 0 ? end : excerptLength).join('')} …`;
};

/** Estimated writing time in whole minutes, at about eight words per minute. */
export const minutesFor = (words: number): number => Math.max(5, Math.round(words / 8));
