import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { zstdDecompress } from 'node:zlib';
import { type AnkiNotes, readNotes } from './collection.store.ts';
import { zipEntry } from './zip-entry.ts';

const unpack = promisify(zstdDecompress);

/**
 * Collection file names, newest format first: a new package also contains an old collection that only asks the user
 * to update Anki.
 */
const collections = ['collection.anki21b', 'collection.anki21', 'collection.anki2'];
const mostBytes = 48 * 1024 * 1024;

const ankisOrder = 'COLLATE unicase';
/** Has the same length as Anki’s collation clause, so that the byte positions in the file stay the same. */
const knownOrder = 'COLLATE nocase ';

/**
 * Replaces Anki’s collation in a collection of the new format, because SQLite cannot open tables with an unknown
 * collation.
 * Any known collation works, because the queries here do not use these indexes.
 */
const inKnownOrder = (sqlite: Buffer): Buffer => {
  const copy = Buffer.from(sqlite);
  for (let at = copy.indexOf(ankisOrder); at !== -1; at = copy.indexOf(ankisOrder, at)) {
    copy.write(knownOrder, at, 'latin1');
  }
  return copy;
};

/**
 * Reads the notes of an Anki package, with their fields as HTML. Media files are ignored.
 * @throws when the file is not a package, is damaged, or is larger than 48 MB unpacked
 */
export const readApkg = async (bytes: Buffer, mostNotes: number): Promise<AnkiNotes> => {
  const entry = await zipEntry(bytes, collections, mostBytes);
  if (!entry) throw new Error('the package has no collection');
  const sqlite = entry.name.endsWith('b')
    ? await unpack(entry.bytes, { maxOutputLength: mostBytes })
    : entry.bytes;
  const file = join(tmpdir(), `pratik-${randomUUID()}.anki2`);
  try {
    await writeFile(file, inKnownOrder(sqlite), { mode: 0o600, flag: 'wx' });
    return readNotes(file, mostNotes);
  } finally {
    await rm(file, { force: true });
  }
};
