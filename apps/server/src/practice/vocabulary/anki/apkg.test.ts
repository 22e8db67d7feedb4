import { randomUUID } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { zstdCompressSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readApkg } from './read-apkg.ts';
import { writeApkg } from './write-apkg.ts';

const word = (text: string, meaning: string, sentence: string | null = null) => ({
  id: randomUUID(),
  word: text,
  meaning,
  sentence,
  sentence_tr: null,
  note: null,
});
const now = new Date('2026-03-10T09:00:00Z');

/** Creates an Anki collection file by running these SQL statements. */
const collection = (...statements: string[]): Buffer => {
  const file = join(tmpdir(), `pratik-test-${randomUUID()}`);
  const db = new DatabaseSync(file);
  for (const statement of statements) db.exec(statement);
  db.close();
  const bytes = readFileSync(file);
  rmSync(file);
  return bytes;
};
const zipOf = (files: Record<string, Uint8Array>) => Buffer.from(zipSync(files));
const notes = (text: string) => [
  'create table notes (id integer primary key, mid integer not null, flds text not null)',
  `insert into notes values (1, 7, '${text}' || char(31) || 'anlam')`,
];

describe('Anki package', () => {
  it('contains all words and special characters when it is read again', async () => {
    const words = [word('a < b & c', 'işaret', 'Ünlü "söz"'), word('sea', 'deniz')];
    const bytes = Buffer.from(await writeApkg(words, now));
    expect(await readApkg(bytes, 10)).toEqual({
      fields: ['Kelime', 'Anlam', 'Örnek cümle', 'Cümlenin Türkçesi', 'Not'],
      notes: [
        ['a &lt; b &amp; c', 'işaret', 'Ünlü "söz"', '', ''],
        ['sea', 'deniz', '', '', ''],
      ],
    });
  });

  it('has the same guid for a word in every export, so that Anki updates the note instead of adding it again', async () => {
    const words = [word('sea', 'deniz'), word('sky', 'gök')];
    const guids = async () => {
      const file = join(tmpdir(), `pratik-test-${randomUUID()}`);
      const { unzipSync } = await import('fflate');
      const { writeFileSync } = await import('node:fs');
      writeFileSync(file, unzipSync(await writeApkg(words, now))['collection.anki2'] ?? '');
      const db = new DatabaseSync(file);
      const rows = db.prepare('select guid from notes join cards on nid = notes.id order by notes.id').all();
      expect(db.prepare('pragma integrity_check').get()).toEqual({ integrity_check: 'ok' });
      db.close();
      rmSync(file);
      return rows;
    };
    const first = await guids();
    expect(first).toHaveLength(2);
    expect(await guids()).toEqual(first);
  });

  it('is read in the new collection format when it contains both the new and the old format', async () => {
    const fresh = collection(
      ...notes('new'),
      'create table fields (ntid integer, ord integer, name text COLLATE nocase , primary key (ntid, ord)) without rowid',
      'create unique index fields_name on fields (name, ntid)',
      `insert into fields values (7, 1, 'Back'), (7, 0, 'Front')`,
    );
    // In the new format, Anki sorts names with a collation that only Anki defines.
    const ankisOrder = Buffer.from(
      Buffer.from(fresh).toString('latin1').replaceAll('COLLATE nocase ', 'COLLATE unicase'),
      'latin1',
    );
    const zip = zipOf({
      'collection.anki2': collection(...notes('please update')),
      'collection.anki21b': zstdCompressSync(ankisOrder),
      media: strToU8('{}'),
    });
    expect(await readApkg(zip, 10)).toEqual({ fields: ['Front', 'Back'], notes: [['new', 'anlam']] });
  });

  it('can be read when its tags are sorted with a collation that only Anki defines', async () => {
    const file = collection(
      ...notes('sea'),
      'create table tags (tag text COLLATE binary  primary key) without rowid',
      `insert into tags values ('a'), ('B')`,
    );
    const ankisOrder = file.toString('latin1').replaceAll('COLLATE binary ', 'COLLATE unicase');
    expect(ankisOrder).toContain('unicase');
    const zip = zipOf({ 'collection.anki21b': zstdCompressSync(Buffer.from(ankisOrder, 'latin1')) });
    expect((await readApkg(zip, 10)).notes).toEqual([['sea', 'anlam']]);
  });

  it('is rejected when it is damaged, is not an Anki package, or is made to exhaust the server’s memory', async () => {
    const good = zipOf({ 'collection.anki2': collection(...notes('x')) });
    const bomb = zipOf({ 'collection.anki2': new Uint8Array(49 * 1024 * 1024) });
    expect(bomb.length).toBeLessThan(100_000);
    const view = collection(
      'create table t (a)',
      'create view notes as select 1 as id, 1 as mid, 2 as flds from t',
    );
    const computed = collection(
      "create table notes (id integer primary key, mid integer, flds text as ('x' || mid) virtual)",
    );
    for (const bytes of [
      Buffer.from('not a zip'),
      zipOf({ 'words.txt': strToU8('x') }),
      good.subarray(0, good.length - 30),
      zipOf({ 'collection.anki2': strToU8('not a database') }),
      zipOf({ 'collection.anki21b': zstdCompressSync(new Uint8Array(49 * 1024 * 1024)) }),
      zipOf({ 'collection.anki2': view }),
      zipOf({ 'collection.anki2': computed }),
      bomb,
    ]) {
      await expect(readApkg(bytes, 10)).rejects.toThrow();
    }
    expect((await readApkg(good, 10)).notes).toHaveLength(1);
  });

  it('is rejected, before its notes are read, when a database page contains its rows in the wrong order', async () => {
    const file = collection(...notes('sea'), `insert into notes values (2, 7, 'sky' || char(31) || 'gök')`);
    const packed = () => zipOf({ 'collection.anki2': file });
    expect((await readApkg(packed(), 10)).notes).toHaveLength(2);
    // Swaps the pointers to both rows in the only page of the table. A query would still find both rows.
    const pointers = file.readUInt16BE(16) + 8;
    const [first, second] = [file.readUInt16BE(pointers), file.readUInt16BE(pointers + 2)];
    file.writeUInt16BE(second, pointers);
    file.writeUInt16BE(first, pointers + 2);
    await expect(readApkg(packed(), 10)).rejects.toThrow('the collection is damaged');
  });
});
