import { createHash } from 'node:crypto';
import type { PlacementSkill } from '@pratik/contract/placement';
import { informationOf } from './rasch.ts';

/** An item that may be asked. */
export type Candidate = { id: string; skill: PlacementSkill; tests: string; difficulty: number };

/** The part of a test each skill is meant to make up. A reading takes three times as long as a sentence. */
export const shares: Readonly<Record<PlacementSkill, number>> = {
  grammar: 0.42,
  vocabulary: 0.35,
  reading: 0.23,
};

/** One of this many best items is taken, so that not everybody of an ability meets the same ones. */
const amongBest = 5;
/** … but none that tells less than this part of what the best one does. */
const nearBest = 0.8;
/** What an item is worth that this person met in an earlier test, or that tests what one before it tested. */
const worthAgain = 0.6;

export type Choosing = {
  ability: number;
  /** The chance that luck finds the key, for this person. */
  guess: number;
  candidates: readonly Candidate[];
  /** Asked in this attempt already. */
  asked: readonly Candidate[];
  /** Ids this person was asked in earlier attempts. */
  metBefore: ReadonlySet<string>;
  /** Makes the draw: the same one gives the same item. */
  seed: string;
};

/** The skill that lacks most of its part; of the skills there is something left of. */
const skillInTurn = (asked: readonly Candidate[], left: readonly Candidate[]): PlacementSkill | undefined =>
  (Object.keys(shares) as PlacementSkill[])
    .filter((skill) => left.some((item) => item.skill === skill))
    .map((skill) => ({
      skill,
      lacks: shares[skill] * (asked.length + 1) - asked.filter((item) => item.skill === skill).length,
    }))
    .toSorted((a, b) => b.lacks - a.lacks)[0]?.skill;

/** What to ask next: of the skill in turn, one of the few that tell most of this ability; undefined when all were asked. */
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
      // The draw stands between equals too: items nobody has answered yet are equally hard over a whole level.
      .toSorted((a, b) => b.worth - a.worth || (a.drawn < b.drawn ? -1 : 1))
      .slice(0, amongBest)
      .filter(({ worth }, _, [best]) => worth >= nearBest * (best?.worth ?? 0))
      .toSorted((a, b) => (a.drawn < b.drawn ? -1 : 1))[0]?.item
  );
};
