import { table } from './table.ts';
import { wordList } from './word-list.ts';

/** Maps an adjective to its adverb, which is right after a verb of `doneInAManner`. */
export const mannerAdverbs = table<string>({
  beautiful: 'beautifully',
  quick: 'quickly',
  slow: 'slowly',
  careful: 'carefully',
  loud: 'loudly',
  quiet: 'quietly',
  fluent: 'fluently',
  perfect: 'perfectly',
  bad: 'badly',
  nice: 'nicely',
  easy: 'easily',
  happy: 'happily',
  dangerous: 'dangerously',
  good: 'well',
  clear: 'clearly',
  wonderful: 'wonderfully',
  professional: 'professionally',
  polite: 'politely',
});

/** Verbs for actions that can be done well or badly, quickly or slowly. */
export const doneInAManner = wordList(`
sing speak drive run write play work dance cook behave walk talk sleep explain teach act dress eat read learn swim
`);
