import type { Token } from '../text/tokens.ts';

export type Tag =
  | 'noun'
  | 'plural'
  | 'countable'
  | 'mass'
  | 'base'
  | 'third'
  | 'past'
  | 'participle'
  | 'gerund'
  | 'adjective'
  | 'state'
  | 'comparative'
  | 'superlative'
  | 'adverb'
  | 'frequency'
  | 'determiner'
  | 'possessive'
  | 'preposition'
  | 'conjunction'
  | 'modal'
  | 'be'
  | 'have'
  | 'do'
  | 'subject'
  | 'object'
  | 'number'
  | 'question'
  | 'name'
  | 'place'
  | 'occupation'
  | 'female'
  | 'male'
  | 'human'
  | 'mark'
  | 'unknown';

/**
 * A token with all part-of-speech tags that it can have. Many English words have several functions; each pattern
 * decides by the context which one applies.
 */
export type Word = Token & {
  tags: ReadonlySet<Tag>;
  /** Base form of the word. Present only if the word can be a verb. */
  verb?: string;
  /** Singular form of the word. Present only if the word can be a noun. */
  noun?: string;
};

export const is = (word: Word | undefined, ...tags: Tag[]): boolean =>
  word !== undefined && tags.some((tag) => word.tags.has(tag));

export const oneOf = (word: Word | undefined, ...forms: string[]): boolean =>
  word !== undefined && forms.includes(word.lower);

/** Whether the word can only be a verb. True for "listen", false for "work" and "open". */
export const isPureVerb = (word: Word | undefined): boolean =>
  is(word, 'base') && !is(word, 'noun', 'adjective', 'state', 'preposition', 'adverb', 'name', 'modal');
