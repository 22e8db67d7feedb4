import { createHash, randomUUID } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import type { CardRow } from '../vocabulary.tables.ts';
import { type AnkiNote, writeCollection } from './collection.store.ts';
import { deckId, deckParts, modelId } from './deck.ts';
import { escapeHtml } from './html-text.ts';

export type Word = Pick<CardRow, 'id' | 'word' | 'meaning' | 'sentence' | 'sentence_tr' | 'note'>;

/** Writes words as an Anki package: one deck, and one note for each word without a review date. */
export const writeApkg = async (words: readonly Word[], now: Date): Promise<Uint8Array> => {
  const file = join(tmpdir(), `pratik-${randomUUID()}.anki2`);
  const changed = now.getTime();
  try {
    writeCollection(file, {
      created: Math.floor(changed / 1000),
      changed,
      deckId,
      modelId,
      ...deckParts(Math.floor(changed / 1000)),
      notes: words.map((word, index) => noteOf(word, changed + index)),
    });
    return zipSync({ 'collection.anki2': await readFile(file), media: strToU8('{}') });
  } finally {
    await rm(file, { force: true });
  }
};

/** A word has the same guid in every package, so that Anki updates its note instead of adding a second note. */
const noteOf = ({ id, word, meaning, sentence, sentence_tr, note }: Word, noteId: number): AnkiNote => ({
  id: noteId,
  guid: id.replaceAll('-', '').slice(0, 20),
  sum: Number.parseInt(createHash('sha1').update(word).digest('hex').slice(0, 8), 16),
  fields: [word, meaning, sentence ?? '', sentence_tr ?? '', note ?? ''].map(escapeHtml),
  tags: '',
});
