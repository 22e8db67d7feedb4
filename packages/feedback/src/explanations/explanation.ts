/** States the error, why Turkish leads to it, the rule in one line, and another example. */
export type Explanation = { tr: string; en: string };
