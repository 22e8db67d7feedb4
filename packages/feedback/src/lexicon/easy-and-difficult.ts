import { wordList } from './word-list.ts';

/** Words whose preposition has -ing behind it: "good at", "thinking of". */
export const beforeGerund = wordList(`
interested good bad afraid tired bored excited worried fond proud capable instead think thinking dream
scared
`);

/** What an action is judged by: "it is difficult to …". */
export const easyOrHard = wordList(`
difficult easy important hard necessary possible impossible nice good better
`);

/** What is spent on doing something. */
export const timeOrMoney = new Set(
  wordList(`
time hour hours minute minutes day days week weeks month months year years money weekend evening morning
afternoon night holiday life energy lira
`),
);

/** What one has in doing something. */
export const difficulty = new Set(
  wordList(`
difficulty difficulties trouble problem problems fun
`),
);
