/** Folded words that speak of something, and those beside which they speak of something else. */
export type Rule = { says: RegExp; unless?: RegExp };

export const saysAny = (rules: readonly Rule[], sentence: string): boolean =>
  rules.some(({ says, unless }) => says.test(sentence) && !unless?.test(sentence));
