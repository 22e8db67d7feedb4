import { table } from '../lexicon/table.ts';

/**
 * Maps negative contractions without apostrophe, such as "dont", to their correct form. Excludes spellings that are
 * also other English words.
 */
export const negativeContractions = table<string>({
  dont: "don't",
  doesnt: "doesn't",
  didnt: "didn't",
  isnt: "isn't",
  arent: "aren't",
  wasnt: "wasn't",
  werent: "weren't",
  couldnt: "couldn't",
  wouldnt: "wouldn't",
  shouldnt: "shouldn't",
  havent: "haven't",
  hasnt: "hasn't",
  hadnt: "hadn't",
  mustnt: "mustn't",
});
