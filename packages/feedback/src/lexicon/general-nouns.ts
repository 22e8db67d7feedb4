import { abstractNouns } from './bare-nouns.ts';
import { wordList } from './word-list.ts';

/** Languages that learners often mention. */
export const tongues = wordList(`
english turkish german french spanish italian russian arabic japanese chinese greek portuguese korean dutch
`);

/** Colours that learners mention as a favourite. */
export const colours = wordList(`
blue red green yellow black white purple pink orange grey gray brown
`);

/** Games and foods that learners mention as a favourite. */
export const games = wordList(`
football basketball volleyball tennis chess golf rugby hockey handball badminton cricket swimming cooking
pizza pasta chocolate coffee tea
`);

/** Nouns that take no article when they mean the whole concept. */
export const generalNouns = new Set([
  ...abstractNouns,
  ...wordList(`
overpopulation globalisation globalization nature society technology education culture democracy
unemployment racism consumerism immigration recycling advertising obesity fame beauty humanity mankind
plastic
`),
]);

/** Meals, which take no article when they mean a routine activity. */
export const meals = wordList(`
breakfast lunch dinner supper
`);

/** Periods of time, which take no article after "last" and "next". */
export const timesKnown = wordList(`
week month year summer winter weekend spring autumn monday tuesday wednesday thursday friday saturday sunday
`);
