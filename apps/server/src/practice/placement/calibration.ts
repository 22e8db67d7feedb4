import {
  bell,
  chanceOf,
  type Estimate,
  grid,
  guessOf,
  habits,
  type Outcome,
  type Posterior,
  spreadOf,
} from './rasch.ts';
import { believed } from './verdict.ts';

/** The estimated difficulty of an item, in logits. */
export type ItemBelief = { id: string; difficulty: number; standardError: number };

/**
 * Prior standard deviation of item difficulties around the middle of their level, in logits. Estimates are shrunk
 * towards this prior.
 */
export const startError = 0.7;

/** Probabilities below this value are ignored to save time; after some answers this excludes most of the grid. */
const negligible = 1e-6;

/** The probability of a right answer as a function of difficulty, for a learner whose ability is a distribution. */
const chanceFrom = (user: Posterior): ((difficulty: number) => number) => {
  const luck = guessOf(user);
  const knowing = grid
    .map((point, index) => ({
      point,
      likely: habits.reduce((sum, { guess }, habit) => sum + (1 - guess) * (user[habit]?.[index] ?? 0), 0),
    }))
    .filter(({ likely }) => likely > negligible);
  return (difficulty) =>
    knowing.reduce((sum, { point, likely }) => sum + likely * chanceOf(point, difficulty), luck);
};

/** Updates an item’s difficulty from one answer (Bayes) and returns mean and standard deviation. */
const learnt = (item: ItemBelief, user: Posterior, isRight: boolean): ItemBelief => {
  const chance = chanceFrom(user);
  const weights = bell({ ability: item.difficulty, standardError: item.standardError }).map((weight, at) => {
    if (weight < negligible) return 0;
    const right = chance(grid[at] ?? 0);
    return weight * (isRight ? right : 1 - right);
  });
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const { ability, standardError } = spreadOf(weights.map((weight) => weight / sum));
  return { id: item.id, difficulty: ability, standardError };
};

export type CalibratedAnswer = Outcome & { item: ItemBelief };

/**
 * Updates the difficulties of the items of one finished attempt. Each item is compared with the full posterior from
 * all *other* answers, not only with its mean. Therefore neither the item’s answer nor the prior of the ability
 * biases the item. An item with more answers changes less.
 */
export const recalibrated = (prior: Estimate, answers: readonly CalibratedAnswer[]): ItemBelief[] =>
  answers.map(({ item, answered }, own) => {
    const user = believed(
      prior,
      answers.filter((_, index) => index !== own),
    );
    return learnt(item, user, answered === 'right');
  });
