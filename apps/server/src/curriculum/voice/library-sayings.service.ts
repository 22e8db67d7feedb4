import { straightMarks } from '@pratik/text/printed-marks';
import { sentenceSpans } from '@pratik/text/sentences';
import type { Db } from '../../platform/db/database.ts';
import { selectPublished } from '../items.store.ts';
import { selectStampOf } from './library-sayings.store.ts';

/** Provides the sentences and words of the library that learners can hear. They contain no personal data. */
export type LibrarySayings = {
  /** Returns whether the library contains exactly this sentence or word. */
  has(text: string): Promise<boolean>;
};

const kinds = ['reading', 'listening', 'word', 'function-word', 'sound'] as const;

/**
 * Returns a sentence that contains a word of a minimal pair, because speech recognition is not reliable for a
 * single word.
 */
export const carrierOf = (word: string): string => `I said ${word}.`;

/**
 * Creates a set of the texts that may be spoken: each sentence and each tappable word. Lookups ignore case and
 * treat all apostrophe characters as equal.
 */
export const sayingsOf = (texts: Iterable<string>): { has(text: string): boolean } => {
  const sayings = new Set<string>();
  for (const text of texts) {
    for (const { start, end } of sentenceSpans(text)) sayings.add(plain(text.slice(start, end)));
    for (const [word] of text.matchAll(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu)) sayings.add(plain(word));
  }
  return { has: (text) => sayings.has(plain(text)) };
};

const plain = (text: string): string => straightMarks(text).trim().toLowerCase();

/** Creates the set of library sentences. It is cached in memory and rebuilt when any process has changed an item. */
export const createLibrarySayings = (db: Db): LibrarySayings => {
  let stored: { stamp: string; sayings: Promise<ReturnType<typeof sayingsOf>> } | undefined;
  const current = async () => {
    const stamp = await selectStampOf(db, kinds);
    if (stored?.stamp !== stamp) stored = { stamp, sayings: textsIn(db).then(sayingsOf) };
    const { sayings } = stored;
    sayings.catch(() => {
      if (stored?.sayings === sayings) stored = undefined;
    });
    return sayings;
  };
  return { has: async (text) => (await current()).has(text) };
};

const textsIn = async (db: Db): Promise<string[]> => {
  const [readings, listenings, words, functionWords, sounds] = await Promise.all([
    selectPublished(db, 'reading', {}),
    selectPublished(db, 'listening', {}),
    selectPublished(db, 'word', {}),
    selectPublished(db, 'function-word', {}),
    selectPublished(db, 'sound', {}),
  ]);
  return [
    ...readings.flatMap(({ body }) => body.paragraphs),
    ...listenings.flatMap(({ body }) => body.turns.map(({ text }) => text)),
    ...words.flatMap(({ body }) => [body.word, ...body.examples.map(({ en }) => en)]),
    ...functionWords.map(({ body }) => body.word),
    ...sounds.flatMap(({ body }) => body.pairs.flatMap(({ a, b }) => [carrierOf(a), carrierOf(b)])),
  ];
};
