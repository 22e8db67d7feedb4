/** Mean and standard error of an ability, in logits of the placement scale. */
export type Estimate = { ability: number; standardError: number };

/** The result of an answer to a question with four options; `unknown` means "I do not know". */
export type Answered = 'right' | 'wrong' | 'unknown';
export type Outcome = { difficulty: number; answered: Answered };

const step = 0.1;
/**
 * The abilities for which probabilities are computed: ± 6 logits, twice as far as the middles of the lowest and the
 * highest level.
 */
export const grid: readonly number[] = Array.from({ length: 121 }, (_, index) => (index - 60) * step);

/**
 * Types of learners, by their behaviour when they do not know an answer. `guess`: the probability that a guess is
 * right, below 0.25 because wrong options are attractive. `silent`: the share of "I do not know" among the answers
 * that are not right.
 */
export const habits = [
  { guess: 0, silent: 0.75 },
  { guess: 0.1, silent: 0.4 },
  { guess: 0.2, silent: 0.05 },
] as const;

/**
 * The probability distribution of a learner’s ability: for each habit, the probability of each ability in `grid`.
 * The sum of all values is 1. The habit is unknown at first; wrong answers and "I do not know" show which habit is
 * likely.
 */
export type Posterior = readonly (readonly number[])[];

const withLuck = (knowing: number, guess: number): number => guess + (1 - guess) * knowing;

/** Returns the probability of a right answer: the Rasch model plus the probability of a lucky guess. */
export const chanceOf = (ability: number, difficulty: number, guess = 0): number =>
  withLuck(1 / (1 + Math.exp(difficulty - ability)), guess);

/**
 * Returns the Fisher information of an item at an ability: the precision (1 / SE²) that one answer adds, at most
 * 0.25.
 */
export const informationOf = (ability: number, difficulty: number, guess = 0): number => {
  const known = chanceOf(ability, difficulty);
  const right = chanceOf(ability, difficulty, guess);
  return ((1 - guess) * known * (1 - known)) ** 2 / (right * (1 - right));
};

const sumOf = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const normalised = (weights: Posterior): Posterior => {
  const sum = sumOf(weights.map(sumOf));
  return weights.map((row) => row.map((weight) => weight / sum));
};

/** Returns the density of a normal distribution at each point of the grid, up to a constant factor. */
export const bell = ({ ability, standardError }: Estimate): number[] =>
  grid.map((point) => Math.exp(-0.5 * ((point - ability) / standardError) ** 2));

/** Returns the distribution before the first answer. */
export const normal = (belief: Estimate): Posterior => normalised(habits.map(() => bell(belief)));

/** Returns the distribution after an answer, by Bayes’ rule. */
export const after = (posterior: Posterior, { difficulty, answered }: Outcome): Posterior => {
  const known = grid.map((point) => chanceOf(point, difficulty));
  return normalised(
    habits.map(({ guess, silent }, habit) => {
      const spoken = answered === 'unknown' ? silent : 1 - silent;
      return (posterior[habit] ?? []).map((weight, index) => {
        const right = withLuck(known[index] ?? 0, guess);
        return weight * (answered === 'right' ? right : (1 - right) * spoken);
      });
    }),
  );
};

/** Returns the probability of each ability in the grid, summed over the habits. */
export const abilitiesOf = (posterior: Posterior): number[] =>
  grid.map((_, index) => sumOf(posterior.map((row) => row[index] ?? 0)));

/** Returns the mean and standard deviation of a distribution over the grid. */
export const spreadOf = (weights: readonly number[]): Estimate => {
  const ability = sumOf(weights.map((weight, index) => weight * (grid[index] ?? 0)));
  const variance = sumOf(weights.map((weight, index) => weight * ((grid[index] ?? 0) - ability) ** 2));
  return { ability, standardError: Math.sqrt(variance) };
};

/** Returns the estimated ability: the mean of the distribution, with its standard deviation as standard error. */
export const estimateOf = (posterior: Posterior): Estimate => spreadOf(abilitiesOf(posterior));

/** Returns the probability that a guess is right, averaged over the possible habits of the learner. */
export const guessOf = (posterior: Posterior): number =>
  sumOf(habits.map(({ guess }, habit) => guess * sumOf(posterior[habit] ?? [])));

/**
 * Returns the probability that the ability lies between two bounds. Each grid point represents an interval of the
 * width of one step.
 */
export const massBetween = (posterior: Posterior, from: number, to: number): number =>
  sumOf(
    abilitiesOf(posterior).map((weight, index) => {
      const left = (grid[index] ?? 0) - step / 2;
      return weight * Math.min(1, Math.max(0, (Math.min(to, left + step) - Math.max(from, left)) / step));
    }),
  );
