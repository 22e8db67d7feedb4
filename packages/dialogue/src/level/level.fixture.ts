import { readLibrary } from '@pratik/content/read/read-library';
import { readWordCounts } from '@pratik/feedback/statistics/vocabulary';
import { createWordLevels } from './word-levels.ts';

const { words, functionWords } = readLibrary().library;

/** The levels of the library’s words, as the application uses them. */
export const libraryLevels = createWordLevels({
  words,
  functionWords: functionWords.keys(),
  counts: await readWordCounts(),
});
