import type { CorrectionCode } from '@pratik/contract/feedback';
import type { GapAsked, GapOutcome, GapReason } from '@pratik/contract/vocabulary-gaps';
import { hash } from '../../../platform/spaced-repetition/draw.ts';

export const gapsInRound = 10;
/** Maximum number of items in a round that practise the user’s errors. The other items practise the user’s level. */
const mostForErrors = 7;
const mostForOneCode = 4;
const mostAgain = 3;

const dayMs = 86_400_000;
const firstRestDays = 14;
const longestRestDays = 180;

export type GapCandidate = {
  id: string;
  /**
   * Distance of the item’s level from the user’s level; 0 for the user’s level. Items with a greater distance are asked
   * later.
   */
  distance: number;
  practises: readonly CorrectionCode[];
  /**
   * Grammar point of the item. Items are chosen alternately from different grammar points while several are
   * available.
   */
  grammar: string;
};
export type Standing = { id: string; rightsInRow: number; due: Date };
export type ChosenGap = { id: string; reason: GapReason; code: CorrectionCode | null };
type Profile = readonly { code: CorrectionCode; count: number }[];

/**
 * Chooses the cloze items of a round. First come items for the user’s recent errors, then items that the user
 * answered wrongly, then items of the user’s level. Items that are not due yet are omitted. The same seed gives the
 * same round.
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
  // The items are shuffled, so that their order does not reveal why an item was chosen.
  return [...taken.values()].toSorted(
    (a, b) => hash(`${seed} order ${a.id}`) - hash(`${seed} order ${b.id}`),
  );
};

/**
 * Returns the number of items for each error code in the order of `profile`: proportional to the number of errors,
 * from one to four.
 */
const sharesOf = (profile: Profile): [CorrectionCode, number][] => {
  const sum = profile.reduce((all, { count }) => all + count, 0);
  return profile.map(({ code, count }) => [
    code,
    Math.min(mostForOneCode, Math.max(1, Math.round((count / sum) * mostForErrors))),
  ]);
};

/** Sorts the items so that grammar points alternate; the order is otherwise unchanged. */
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

/**
 * Returns whether the learner chooses the answer from options or types it. An answer of more than three words is
 * chosen, and a beginner chooses the answer to an item that is asked for the first time.
 */
export const askedAs = (
  answers: readonly string[],
  isBeginner: boolean,
  standing: Standing | undefined,
): GapAsked => {
  const [best = ''] = answers;
  return best.split(' ').length > 3 || (isBeginner && !standing) ? 'chosen' : 'typed';
};

/**
 * Returns when an item is due again. After a wrong answer it is due the next day. After a right answer it is due in
 * two weeks, and after each further right answer in twice as many weeks, at most 180 days.
 */
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

/** Returns an answer as evidence of grammar ability. A chosen answer may be right by chance. */
export const evidenceOf = (
  outcome: GapOutcome,
  asked: GapAsked,
  options: number,
): { score: number; guess: number } => ({
  score: outcome === 'wrong' ? 0 : 1,
  guess: asked === 'typed' ? 0 : 1 / Math.max(2, options),
});
