type Row = readonly (readonly [feature: number, value: number])[];

/** Logistic regression with a penalty on the squared weights, fitted by Newton's method. */
export class Logistic {
  readonly weights: Float64Array;
  readonly #rows: { row: Row; right: boolean; weight: number }[] = [];
  readonly #penalty: number;

  constructor(features: number, penalty = 0.5) {
    this.weights = new Float64Array(features);
    this.#penalty = penalty;
  }

  add(row: Row, right: boolean, weight: number): void {
    this.#rows.push({ row, right, weight });
  }

  probability(row: Row): number {
    let sum = 0;
    for (const [feature, value] of row) sum += (this.weights[feature] ?? 0) * value;
    return 1 / (1 + Math.exp(-sum));
  }

  fit(rounds = 12): void {
    const size = this.weights.length;
    for (let round = 0; round < rounds; round++) {
      const gradient = Float64Array.from(this.weights, (weight) => -this.#penalty * weight);
      const curvature = Array.from({ length: size }, (_, at) => {
        const line = new Float64Array(size);
        line[at] = this.#penalty;
        return line;
      });
      for (const { row, right, weight } of this.#rows) {
        const p = this.probability(row);
        const error = weight * ((right ? 1 : 0) - p);
        const bend = weight * p * (1 - p);
        for (const [a, x] of row) {
          gradient[a] = (gradient[a] ?? 0) + error * x;
          const line = curvature[a] as Float64Array;
          for (const [b, y] of row) line[b] = (line[b] ?? 0) + bend * x * y;
        }
      }
      const step = solve(curvature, gradient);
      for (let at = 0; at < size; at++)
        this.weights[at] = (this.weights[at] ?? 0) + Math.max(-2, Math.min(2, step[at] ?? 0));
    }
  }
}

/** Solves a system of linear equations with a positive definite matrix by Gaussian elimination. */
function solve(matrix: Float64Array[], right: Float64Array): Float64Array {
  const size = right.length;
  const result = Float64Array.from(right);
  for (let at = 0; at < size; at++) {
    const line = matrix[at] as Float64Array;
    for (let below = at + 1; below < size; below++) {
      const own = matrix[below] as Float64Array;
      const factor = (own[at] ?? 0) / (line[at] ?? 1);
      if (factor === 0) continue;
      for (let k = at; k < size; k++) own[k] = (own[k] ?? 0) - factor * (line[k] ?? 0);
      result[below] = (result[below] ?? 0) - factor * (result[at] ?? 0);
    }
  }
  for (let at = size - 1; at >= 0; at--) {
    const line = matrix[at] as Float64Array;
    let sum = result[at] ?? 0;
    for (let k = at + 1; k < size; k++) sum -= (line[k] ?? 0) * (result[k] ?? 0);
    result[at] = sum / (line[at] ?? 1);
  }
  return result;
}
