import { createHash } from 'node:crypto';
import type { PlacementSkill } from '@pratik/contract/placement';
import { informationOf } from './rasch.ts';

/** An item of the placement test that can be asked. */
export type Candidate = { id: string; skill: PlacementSkill; tests: string; difficulty: number };

/**
 * Planned share of each skill among the items of a test. Reading has the smallest share, because a reading item
 * takes three times as long as a sentence.
 */
export const shares: Readonly<Record<PlacementSkill, number>> = {
  grammar: 0.42,
  vocabulary: 0.35,
  reading: 0.23,
};

/** Number of best items from which one is drawn at random, so that learners of the same ability get different items. */
const amongBest = 5;
/**
 * Minimum value of a drawn item, as a share (0 to 1) of the best item’s value. The value is the item’s information,
 * lowered for a repeated item.
 */
const nearBest = 0.8;
/**
 * Factor that lowers the value of a repeated item: the learner saw the item in an earlier test, or an earlier item
 * of this test tests the same point.
 */
const worthAgain = 0.6;

export type Choosing = {
  ability: number;
  /** Probability that this learner guesses the correct answer. */
  guess: number;
  candidates: readonly Candidate[];
  /** Items that were already asked in this attempt. */
  asked: readonly Candidate[];
  /** Ids of items that the user was asked in earlier attempts. */
  metBefore: ReadonlySet<string>;
  /** Seed of the random draw; the same seed gives the same item. */
  seed: string;
};

/** Returns the skill that is furthest below its planned share, among the skills with items that were not asked yet. */
const skillInTurn = (asked: readonly Candidate[], left: readonly Candidate[]): PlacementSkill | undefined =>
  (Object.keys(shares) as PlacementSkill[])
    .filter((skill) => left.some((item) => item.skill === skill))
    .map((skill) => ({
      skill,
      lacks: shares[skill] * (asked.length + 1) - asked.filter((item) => item.skill === skill).length,
    }))
    .toSorted((a, b) => b.lacks - a.lacks)[0]?.skill;

/**
 * Selects the next item at random among the most informative items of the next skill. Undefined when all items were
 * asked.
 */
export const nextItem = ({
  ability,
  guess,
  candidates,
  asked,
  metBefore,
  seed,
}: Choosing): Candidate | undefined => {
  const left = candidates.filter(({ id }) => !asked.some((item) => item.id === id));
  const skill = skillInTurn(asked, left);
  const tested = new Set(asked.map(({ tests }) => tests));
  const draw = (id: string) => createHash('sha256').update(`${seed}\n${asked.length}\n${id}`).digest('hex');
  return (
    left
      .filter((item) => item.skill === skill)
      .map((item) => ({
        item,
        worth:
          informationOf(ability, item.difficulty, guess) *
          (metBefore.has(item.id) ? worthAgain : 1) *
          (tested.has(item.tests) ? worthAgain : 1),
        drawn: draw(item.id),
      }))
      // The random draw also orders items of equal value, because all uncalibrated items of a level have the same
      // difficulty.
      .toSorted((a, b) => b.worth - a.worth || (a.drawn < b.drawn ? -1 : 1))
      .slice(0, amongBest)
      .filter(({ worth }, _, [best]) => worth >= nearBest * (best?.worth ?? 0))
      .toSorted((a, b) => (a.drawn < b.drawn ? -1 : 1))[0]?.item
  );
};
