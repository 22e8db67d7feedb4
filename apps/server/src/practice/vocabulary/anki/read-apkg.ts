import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { zstdDecompress } from 'node:zlib';
import { type AnkiNotes, readNotes } from './collection.store.ts';
import { zipEntry } from './zip-entry.ts';

const unpack = promisify(zstdDecompress);

/** Newest first: a new package brings an old collection along that only says to update Anki. */
const collections = ['collection.anki21b', 'collection.anki21', 'collection.anki2'];
const mostBytes = 48 * 1024 * 1024;

const ankisOrder = 'COLLATE unicase';
/** As long as the other, so that nothing in the file moves. */
const knownOrder = 'COLLATE nocase ';

/**
 * A collection of the newer form orders names by rules only Anki has, without which SQLite opens none of those tables.
 * Nothing here is looked up by them: any rules do.
 */
const inKnownOrder = (sqlite: Buffer): Buffer => {
  const copy = Buffer.from(sqlite);
  for (let at = copy.indexOf(ankisOrder); at !== -1; at = copy.indexOf(ankisOrder, at)) {
    copy.write(knownOrder, at, 'latin1');
  }
  return copy;
};

/**
 * The notes of an Anki package, their fields as HTML; media are not looked at.
 * @throws when it is none, damaged, or larger than 48 MB unpacked
 */
export const readApkg = async (bytes: Buffer, mostNotes: number): Promise<AnkiNotes> => {
  const entry = await zipEntry(bytes, collections, mostBytes);
  if (!entry) throw new Error('no collection in the package');
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
