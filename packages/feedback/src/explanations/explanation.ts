/** What is wrong and why Turkish leads one there, the rule in a line, one more example. */
export type Explanation = { tr: string; en: string };
