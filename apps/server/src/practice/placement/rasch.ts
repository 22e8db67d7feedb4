/** A normal belief or an estimate, in logits of the placement scale. */
export type Estimate = { ability: number; standardError: number };

/** How a choice of four was answered; `unknown`: "I do not know". */
export type Answered = 'right' | 'wrong' | 'unknown';
export type Outcome = { difficulty: number; answered: Answered };

const step = 0.1;
/** The abilities that are told apart: ± 6 logits, twice as far as the middles of the outermost levels. */
export const grid: readonly number[] = Array.from({ length: 121 }, (_, index) => (index - 60) * step);

/**
 * What people do who do not know: say so, or try their luck. `guess`: the chance that luck finds the key; below a
 * quarter, because distractors tempt. `silent`: of the answers that are not right, the part that is "I do not know".
 */
export const habits = [
  { guess: 0, silent: 0.75 },
  { guess: 0.1, silent: 0.4 },
  { guess: 0.2, silent: 0.05 },
] as const;

/**
 * What is believed of a person: for each habit, how likely each ability of `grid` is; all together sum to 1. Nobody's
 * habit is known beforehand; their wrong answers and their "I do not know" tell it.
 */
export type Posterior = readonly (readonly number[])[];

const withLuck = (knowing: number, guess: number): number => guess + (1 - guess) * knowing;

/** The chance that an ability answers an item rightly: Rasch, and luck for those who try it. */
export const chanceOf = (ability: number, difficulty: number, guess = 0): number =>
  withLuck(1 / (1 + Math.exp(difficulty - ability)), guess);

/** Fisher information of an item at an ability: what one answer adds to the precision 1 / SE². At most 0.25. */
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

/** How likely each point of the grid is under a normal belief, up to a factor. */
export const bell = ({ ability, standardError }: Estimate): number[] =>
  grid.map((point) => Math.exp(-0.5 * ((point - ability) / standardError) ** 2));

/** What is believed of a person before the first answer. */
export const normal = (belief: Estimate): Posterior => normalised(habits.map(() => bell(belief)));

/** What is believed after an answer (Bayes). */
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

/** How likely each ability of the grid is, whatever the habit. */
export const abilitiesOf = (posterior: Posterior): number[] =>
  grid.map((_, index) => sumOf(posterior.map((row) => row[index] ?? 0)));

/** Mean and standard deviation of what is spread over the grid. */
export const spreadOf = (weights: readonly number[]): Estimate => {
  const ability = sumOf(weights.map((weight, index) => weight * (grid[index] ?? 0)));
  const variance = sumOf(weights.map((weight, index) => weight * ((grid[index] ?? 0) - ability) ** 2));
  return { ability, standardError: Math.sqrt(variance) };
};

/** Expected a posteriori: the mean of what is believed of the ability, and how far off it may be. */
export const estimateOf = (posterior: Posterior): Estimate => spreadOf(abilitiesOf(posterior));

/** The chance that luck finds the key, as far as this person's habit is known. */
export const guessOf = (posterior: Posterior): number =>
  sumOf(habits.map(({ guess }, habit) => guess * sumOf(posterior[habit] ?? [])));

/** How likely the ability lies between two bounds; a point of the grid stands for the step around it. */
export const massBetween = (posterior: Posterior, from: number, to: number): number =>
  sumOf(
    abilitiesOf(posterior).map((weight, index) => {
      const left = (grid[index] ?? 0) - step / 2;
      return weight * Math.min(1, Math.max(0, (Math.min(to, left + step) - Math.max(from, left)) / step));
    }),
  );
