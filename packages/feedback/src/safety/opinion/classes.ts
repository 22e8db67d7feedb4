import { situationClasses } from './situation-classes.ts';
import { wordClasses } from './word-classes.ts';

const exact = new Map<string, string[]>();
const beginnings = new Map<string, string[]>();
for (const [name, words] of Object.entries({ ...wordClasses, ...situationClasses })) {
  for (const word of words.split('|')) {
    const open = word.endsWith('*');
    const key = open ? word.slice(0, -1) : word;
    const table = open ? beginnings : exact;
    table.set(key, [...(table.get(key) ?? []), name]);
  }
}
const longestBeginning = Math.max(...[...beginnings.keys()].map(({ length }) => length));

/** Returns the names of the classes to which a normalized word belongs. */
export const classesOf = (word: string): string[] => {
  const found = new Set(exact.get(word));
  for (let end = 1; end <= Math.min(longestBeginning, word.length); end += 1)
    for (const name of beginnings.get(word.slice(0, end)) ?? []) found.add(name);
  return [...found];
};
