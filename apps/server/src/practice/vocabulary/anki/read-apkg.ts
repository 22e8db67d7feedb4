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
    await writeFile(file, sqlite, { mode: 0o600, flag: 'wx' });
    return readNotes(file, mostNotes);
  } finally {
    await rm(file, { force: true });
  }
};
