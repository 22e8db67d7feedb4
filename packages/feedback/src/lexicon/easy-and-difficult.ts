import { wordList } from './word-list.ts';

/** Words with a preposition, as in "good at" and "thinking of". A verb after them takes -ing. */
export const beforeGerund = wordList(`
interested good bad afraid tired bored excited worried fond proud capable instead think thinking dream
scared
`);

/** Adjectives that say how easy or pleasant an action is, as in "it is difficult to …". */
export const easyOrHard = wordList(`
difficult easy important hard necessary possible impossible nice good better
`);

/** Nouns that can be the object in the phrase "spend … doing", as in "spend time doing". */
export const timeOrMoney = new Set(
  wordList(`
time hour hours minute minutes day days week weeks month months year years money weekend evening morning
afternoon night holiday life energy lira
`),
);

/** Nouns that can be the object in the phrase "have … doing", as in "have difficulty doing". */
export const difficulty = new Set(
  wordList(`
difficulty difficulties trouble problem problems fun
`),
);
