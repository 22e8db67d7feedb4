import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { zstdDecompress } from 'node:zlib';
import { openZip } from '../../../platform/files/zip.ts';
import { type AnkiNotes, readNotes } from './collection.store.ts';

const unpack = promisify(zstdDecompress);

/**
 * Names of the collection file, newest format first. A package in the new format also contains an old collection
 * whose only note asks the user to update Anki.
 */
const collections = ['collection.anki21b', 'collection.anki21', 'collection.anki2'];
const mostBytes = 48 * 1024 * 1024;

const ankisOrder = 'COLLATE unicase';
/**
 * A collation clause with the same length as Anki’s collation clause, so that byte positions in the file do not
 * change.
 */
const knownOrder = 'COLLATE nocase ';

/**
 * Replaces Anki’s collation in a collection of the new format, because SQLite cannot open tables with an unknown
 * collation. Any known collation works, because the queries of Pratik do not use the indexes with this collation.
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
 * @throws when the file is not a package, is damaged, or is larger than 48 MB after decompression
 */
export const readApkg = async (bytes: Buffer, mostNotes: number): Promise<AnkiNotes> => {
  const zip = openZip(bytes);
  const name = collections.find(zip.has);
  const packed = name === undefined ? null : await zip.read(name, mostBytes);
  if (!packed) throw new Error('the package has no collection');
  const sqlite = name?.endsWith('b') ? await unpack(packed, { maxOutputLength: mostBytes }) : packed;
  const file = join(tmpdir(), `pratik-${randomUUID()}.anki2`);
  try {
    await writeFile(file, inKnownOrder(sqlite), { mode: 0o600, flag: 'wx' });
    return readNotes(file, mostNotes);
  } finally {
    await rm(file, { force: true });
  }
};
