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
 * Prior standard deviation of item difficulties around the middle of their level, in logits. With few answers, an
 * estimate stays close to this prior.
 */
export const startError = 0.7;

/**
 * Probabilities below this value are ignored to save time. After some answers, most points of the grid are below
 * it.
 */
const negligible = 1e-6;

/**
 * Returns the probability of a correct answer as a function of item difficulty. The learner’s ability is a
 * probability distribution.
 */
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

/** Updates the difficulty of an item from one answer (Bayes) and returns its mean and standard deviation. */
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
 * Updates the difficulties of the items in one finished attempt. Each item is compared with the full distribution
 * of the learner’s ability from all *other* answers. Therefore the answer to an item does not bias the item’s
 * difficulty. The more answers an item already has, the less its difficulty changes.
 */
export const recalibrated = (prior: Estimate, answers: readonly CalibratedAnswer[]): ItemBelief[] =>
  answers.map(({ item, answered }, own) => {
    const user = believed(
      prior,
      answers.filter((_, index) => index !== own),
    );
    return learnt(item, user, answered === 'right');
  });
