/**
 * An explanation in Turkish and English: the error, why Turkish speakers make it, the rule in one sentence, and
 * another example.
 */
export type Explanation = { tr: string; en: string };
