export type HarperDialect = 'british' | 'american' | 'both';

/** One task for the worker: grammar over sentences, spelling over single words. */
export type HarperTask = { id: number; sentences: string[]; words: string[] };

/** `start` and `end` count code points within the sentence. */
export type HarperLint = {
  sentence: number;
  rule: string;
  start: number;
  end: number;
  replacements: string[];
};

/** A word no dictionary of the dialect knows, with what may have been meant, best first. */
export type Misspelling = { word: string; suggestions: string[] };

export type HarperAnswer = { id: number; lints: HarperLint[]; misspellings: Misspelling[] };

export type HarperMessage = { kind: 'ready' } | { kind: 'answer'; answer: HarperAnswer };
