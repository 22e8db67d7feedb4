import { wordList } from './word-list.ts';

/**
 * Adjectives in groups, in the order in which they stand before an English noun: opinion, size, age, shape, colour,
 * origin, material.
 */
const ranks: readonly string[] = [
  `beautiful lovely nice ugly delicious horrible terrible wonderful expensive cheap comfortable pretty handsome
  interesting boring strange famous useful amazing fantastic perfect excellent elegant charming`,
  'big small large tiny huge little long short tall thin thick enormous giant wide narrow',
  'old new young modern ancient antique',
  'round square oval rectangular',
  'red blue green black white yellow brown pink grey gray purple orange dark beige',
  `turkish english german french italian spanish russian american british japanese chinese greek persian swiss
  indian korean european asian ottoman`,
  'leather wooden cotton silk woollen metal plastic marble wool velvet',
];

const rankOf = new Map(ranks.flatMap((row, rank) => wordList(row).map((word) => [word, rank] as const)));

/**
 * Returns the position of a lower-case adjective in this order, from 0 (opinion) to 6 (material). Returns undefined
 * for a word that has no fixed position.
 */
export const adjectiveRank = (word: string): number | undefined => rankOf.get(word);
