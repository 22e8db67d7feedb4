import { diffWordsWithSpace } from 'diff';

export type ComparedPart = { readonly key: string; readonly text: string; readonly changed: boolean };
export type Compared = { readonly left: readonly ComparedPart[]; readonly right: readonly ComparedPart[] };

/** Compares two texts word by word and marks in each text the words that the other text does not contain. */
export const compareTexts = (left: string, right: string): Compared => {
  const parts = diffWordsWithSpace(left, right).map((part, index) => ({ ...part, key: `${index}` }));
  return {
    left: parts
      .filter(({ added }) => !added)
      .map(({ key, value, removed }) => ({ key, text: value, changed: removed })),
    right: parts
      .filter(({ removed }) => !removed)
      .map(({ key, value, added }) => ({ key, text: value, changed: added })),
  };
};
