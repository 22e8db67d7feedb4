/**
 * An explanation in Turkish and English. It names the error, says why Turkish speakers make it, gives the rule in
 * one sentence, and shows another example.
 */
export type Explanation = { tr: string; en: string };
