import type { CorrectionCode } from '@pratik/contract/feedback';
import type { GapAsked, GapOutcome, GapReason } from '@pratik/contract/vocabulary-gaps';
import { hash } from './draw.ts';

export const gapsInRound = 10;
/** Of a round, at most so many for one's own errors: the rest keeps the level in view. */
const mostForErrors = 7;
const mostForOneCode = 4;
const mostAgain = 3;

const dayMs = 86_400_000;
const firstRestDays = 14;
const longestRestDays = 180;

export type GapCandidate = {
  id: string;
  /** Of the level asked first, or how far from it: 0 is the person's own. */
  distance: number;
  practises: readonly CorrectionCode[];
  /** What it teaches: two of one kind do not stand side by side while there are others. */
  grammar: string;
};
export type Standing = { id: string; rightsInRow: number; due: Date };
export type ChosenGap = { id: string; reason: GapReason; code: CorrectionCode | null };
type Profile = readonly { code: CorrectionCode; count: number }[];

/**
 * The gaps of a round: in proportion to the person's recent errors, then what was wrong before, then the level. What is
 * not due yet is left out. The same for the same seed.
 */
export const chooseGaps = (
  seed: string,
  now: Date,
  candidates: readonly GapCandidate[],
  standings: readonly Standing[],
  profile: Profile,
): ChosenGap[] => {
  const standing = new Map(standings.map((one) => [one.id, one]));
  const open = candidates
    .filter(({ id }) => (standing.get(id)?.due ?? now) <= now)
    .toSorted((a, b) => a.distance - b.distance || hash(`${seed} ${a.id}`) - hash(`${seed} ${b.id}`));
  const taken = new Map<string, ChosenGap>();
  const take = (
    from: readonly GapCandidate[],
    most: number,
    reason: GapReason,
    code: CorrectionCode | null = null,
  ) => {
    for (const { id } of spread(from.filter((one) => !taken.has(one.id))).slice(0, Math.max(0, most))) {
      taken.set(id, { id, reason, code });
    }
  };
  for (const [code, share] of sharesOf(profile)) {
    take(
      open.filter(({ practises }) => practises.includes(code)),
      Math.min(share, mostForErrors - taken.size),
      'errors',
      code,
    );
  }
  const wrongBefore = open.filter(({ id }) => standing.get(id)?.rightsInRow === 0);
  take(wrongBefore, Math.min(mostAgain, gapsInRound - taken.size), 'again');
  take(open, gapsInRound - taken.size, 'level');
  // The order of a round gives nothing away of why each is in it.
  return [...taken.values()].toSorted(
    (a, b) => hash(`${seed} order ${a.id}`) - hash(`${seed} order ${b.id}`),
  );
};

/** How many gaps each code gets, the most frequent first: in proportion, at least one, at most four. */
const sharesOf = (profile: Profile): [CorrectionCode, number][] => {
  const sum = profile.reduce((all, { count }) => all + count, 0);
  return profile.map(({ code, count }) => [
    code,
    Math.min(mostForOneCode, Math.max(1, Math.round((count / sum) * mostForErrors))),
  ]);
};

/** One of each kind of grammar after the other, in the order they came. */
const spread = (from: readonly GapCandidate[]): GapCandidate[] => {
  const seen = new Map<string, number>();
  return from
    .map((one) => {
      const turn = seen.get(one.grammar) ?? 0;
      seen.set(one.grammar, turn + 1);
      return { one, turn };
    })
    .toSorted((a, b) => a.one.distance - b.one.distance || a.turn - b.turn)
    .map(({ one }) => one);
};

/** A gap is chosen where many words would have to be written, and by beginners the first time; else it is written. */
export const askedAs = (
  answers: readonly string[],
  isBeginner: boolean,
  standing: Standing | undefined,
): GapAsked => {
  const [best = ''] = answers;
  return best.split(' ').length > 3 || (isBeginner && !standing) ? 'chosen' : 'typed';
};

/** When a gap may come again: wrong, on the next day; right, after two weeks, then twice as long each time. */
export const nextStanding = (
  before: Pick<Standing, 'rightsInRow'> | undefined,
  outcome: GapOutcome,
  tomorrow: Date,
): { rightsInRow: number; due: Date } => {
  if (outcome === 'wrong') return { rightsInRow: 0, due: tomorrow };
  const rightsInRow = (before?.rightsInRow ?? 0) + 1;
  const days = Math.min(longestRestDays, firstRestDays * 2 ** (rightsInRow - 1));
  return { rightsInRow, due: new Date(tomorrow.getTime() + (days - 1) * dayMs) };
};

/** What an answer says of one's grammar: who chooses among a few is right by chance at times. */
export const evidenceOf = (
  outcome: GapOutcome,
  asked: GapAsked,
  options: number,
): { score: number; guess: number } => ({
  score: outcome === 'wrong' ? 0 : 1,
  guess: asked === 'typed' ? 0 : 1 / Math.max(2, options),
});
