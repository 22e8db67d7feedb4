import { wordList } from './word-list.ts';

/** Words with a preposition that takes the -ing form: "good at", "thinking of". */
export const beforeGerund = wordList(`
interested good bad afraid tired bored excited worried fond proud capable instead think thinking dream
scared
`);

/** Adjectives that judge an action: "it is difficult to …". */
export const easyOrHard = wordList(`
difficult easy important hard necessary possible impossible nice good better
`);

/** Nouns after "spend" that take -ing: "spend time doing". */
export const timeOrMoney = new Set(
  wordList(`
time hour hours minute minutes day days week weeks month months year years money weekend evening morning
afternoon night holiday life energy lira
`),
);

/** Nouns after "have" that take -ing: "have difficulty doing". */
export const difficulty = new Set(
  wordList(`
difficulty difficulties trouble problem problems fun
`),
);
