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

/** A token with every tag it may have: English words are several things at once, patterns look around. */
export type Word = Token & {
  tags: ReadonlySet<Tag>;
  /** Base form when it may be a verb. */
  verb?: string;
  /** Singular when it may be a noun. */
  noun?: string;
};

export const is = (word: Word | undefined, ...tags: Tag[]): boolean =>
  word !== undefined && tags.some((tag) => word.tags.has(tag));

export const oneOf = (word: Word | undefined, ...forms: string[]): boolean =>
  word !== undefined && forms.includes(word.lower);

/** A verb and nothing else: "listen", not "work" or "open". */
export const isPureVerb = (word: Word | undefined): boolean =>
  is(word, 'base') && !is(word, 'noun', 'adjective', 'state', 'preposition', 'adverb', 'name', 'modal');
