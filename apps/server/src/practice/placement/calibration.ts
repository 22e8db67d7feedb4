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

/** How hard an item is believed to be, in logits. */
export type ItemBelief = { id: string; difficulty: number; standardError: number };

/** Items of a level lie around its middle like this until they have been answered: what estimates are shrunk by. */
export const startError = 0.7;

/** Less likely than this nothing counts; after some answers most of the grid is. */
const negligible = 1e-6;

/** The chance of a right answer at a difficulty, from a person who is only believed to be somewhere. */
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

/** What an answer says of an item (Bayes), as mean and spread again. */
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
 * Moves the difficulties of the items of one finished attempt. Each item is seen against what all the *other* answers
 * say of the person, the whole of what is believed and not only its mean, so that neither the item's own answer nor
 * the shrinking of an ability towards its prior moves it. An answer moves an item less the more answers it has had.
 */
export const recalibrated = (prior: Estimate, answers: readonly CalibratedAnswer[]): ItemBelief[] =>
  answers.map(({ item, answered }, own) => {
    const user = believed(
      prior,
      answers.filter((_, index) => index !== own),
    );
    return learnt(item, user, answered === 'right');
  });
