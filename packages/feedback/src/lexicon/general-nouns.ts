import { abstractNouns } from './bare-nouns.ts';
import { wordList } from './word-list.ts';

/** Languages learners name. */
export const tongues = wordList(`
english turkish german french spanish italian russian arabic japanese chinese greek portuguese korean dutch
`);

/** Colours named as a favourite. */
export const colours = wordList(`
blue red green yellow black white purple pink orange grey gray brown
`);

/** Games and food named as a favourite. */
export const games = wordList(`
football basketball volleyball tennis chess golf rugby hockey handball badminton cricket swimming cooking
pizza pasta chocolate coffee tea
`);

/** Nouns said of all there is of them, with no article. */
export const generalNouns = new Set([
  ...abstractNouns,
  ...wordList(`
overpopulation globalisation globalization nature society technology education culture democracy
unemployment racism consumerism immigration recycling advertising obesity fame beauty humanity mankind
plastic
`),
]);

/** Meals, bare as what one does. */
export const meals = wordList(`
breakfast lunch dinner supper
`);

/** Spans that "last" and "next" make known. */
export const timesKnown = wordList(`
week month year summer winter weekend spring autumn monday tuesday wednesday thursday friday saturday sunday
`);
