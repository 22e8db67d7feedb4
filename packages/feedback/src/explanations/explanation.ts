/**
 * An explanation of an error in Turkish and English: it names the error, says why Turkish speakers make the
 * error, gives the rule in one sentence, and shows another example.
 */
export type Explanation = { tr: string; en: string };
