import { DatabaseSync } from 'node:sqlite';

export type AnkiNotes = {
  /** Field names of the note type that most notes have. */
  fields: string[];
  notes: string[][];
};

const fieldMark = '\u001f';
const tablesRead = ['notes', 'fields', 'col'];

/**
 * Reads the notes of an Anki collection. Only plain tables are read, because a view or a computed column could use
 * the CPU for a long time. A manipulated database schema can still block SQLite’s native code forever, so this
 * function must be called in an isolated child process.
 * @param most maximum number of notes; one more note is read, so that the caller notices a larger collection
 * @throws when the file is not a collection, or the pages of its tables are damaged
 */
export const readNotes = (file: string, most: number): AnkiNotes => {
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    db.exec('pragma trusted_schema = off; pragma cell_size_check = on');
    if (!isPlainTable(db, 'notes')) throw new Error('the collection has no notes table');
    for (const table of tablesRead) checkPages(db, table);
    const rows = db.prepare('select mid, flds from notes order by id limit ?').all(most + 1);
    const counts = new Map<number, number>();
    for (const { mid } of rows) counts.set(Number(mid), (counts.get(Number(mid)) ?? 0) + 1);
    const [usual] = [...counts].toSorted((a, b) => b[1] - a[1]);
    return {
      fields: usual ? namesOrNone(db, usual[0]) : [],
      notes: rows.map(({ flds }) => String(flds).split(fieldMark)),
    };
  } finally {
    db.close();
  }
};

/**
 * Rejects a table with damaged pages. The check visits each page once, whereas a query on a manipulated file can
 * visit the same page many times. Each table is checked separately, because Anki sorts the keys of some tables with
 * collations that SQLite does not have.
 */
const checkPages = (db: DatabaseSync, table: string): void => {
  if (!isPlainTable(db, table)) return;
  const found = db.prepare('select quick_check from pragma_quick_check(?)').get(table);
  if (found?.quick_check !== 'ok') throw new Error('the collection is damaged');
};

const isPlainTable = (db: DatabaseSync, name: string): boolean => {
  const found = db.prepare('select type from sqlite_schema where name = ?').get(name);
  const computed = db.prepare('select 1 from pragma_table_xinfo(?) where hidden <> 0').get(name);
  return found?.type === 'table' && computed === undefined;
};

/** Returns the field names, or an empty list when they cannot be read; the words can be read without field names. */
const namesOrNone = (db: DatabaseSync, kind: number): string[] => {
  try {
    return fieldNames(db, kind);
  } catch {
    return [];
  }
};

/** Returns the field names of a note type; empty when the collection stores them in an unknown format. */
const fieldNames = (db: DatabaseSync, kind: number): string[] => {
  if (isPlainTable(db, 'fields')) {
    const rows = db.prepare('select ord, name from fields where ntid = ?').all(kind);
    return rows.toSorted((a, b) => Number(a.ord) - Number(b.ord)).map(({ name }) => String(name));
  }
  if (!isPlainTable(db, 'col')) return [];
  const models: unknown = JSON.parse(String(db.prepare('select models from col').get()?.models ?? '{}'));
  const model = (models as Record<string, { flds?: { name?: unknown }[] } | undefined>)[String(kind)];
  return model?.flds?.map(({ name }) => String(name ?? '')) ?? [];
};

export type AnkiNote = { id: number; guid: string; sum: number; fields: readonly string[]; tags: string };

type Collection = {
  /** Time at which the collection is created, in seconds since 1970. */
  created: number;
  /** Time of the last change of the collection, in milliseconds since 1970. */
  changed: number;
  deckId: number;
  modelId: number;
  conf: object;
  models: object;
  decks: object;
  dconf: object;
  notes: readonly AnkiNote[];
};

/**
 * Writes a collection that every version of Anki can read (schema 11). Each note has one new card, and no card has
 * a review date.
 */
export const writeCollection = (file: string, given: Collection): void => {
  const db = new DatabaseSync(file);
  try {
    db.exec(schema);
    db.exec('begin');
    db.prepare('insert into col values (1, ?, ?, ?, 11, 0, 0, 0, ?, ?, ?, ?, ?)').run(
      given.created,
      given.changed,
      given.changed,
      JSON.stringify(given.conf),
      JSON.stringify(given.models),
      JSON.stringify(given.decks),
      JSON.stringify(given.dconf),
      '{}',
    );
    const seconds = Math.floor(given.changed / 1000);
    const note = db.prepare(`insert into notes values (?, ?, ?, ?, -1, ?, ?, ?, ?, 0, '')`);
    const card = db.prepare(
      `insert into cards values (?, ?, ?, 0, ?, -1, 0, 0, ?, 0, 0, 0, 0, 0, 0, 0, 0, '')`,
    );
    for (const [index, { id, guid, sum, fields, tags }] of given.notes.entries()) {
      note.run(id, guid, given.modelId, seconds, tags, fields.join(fieldMark), fields[0] ?? '', sum);
      card.run(id, id, given.deckId, seconds, index + 1);
    }
    db.exec('commit');
  } finally {
    db.close();
  }
};

const schema = `
create table col (id integer primary key, crt integer not null, mod integer not null, scm integer not null,
  ver integer not null, dty integer not null, usn integer not null, ls integer not null, conf text not null,
  models text not null, decks text not null, dconf text not null, tags text not null);
create table notes (id integer primary key, guid text not null, mid integer not null, mod integer not null,
  usn integer not null, tags text not null, flds text not null, sfld integer not null, csum integer not null,
  flags integer not null, data text not null);
create table cards (id integer primary key, nid integer not null, did integer not null, ord integer not null,
  mod integer not null, usn integer not null, type integer not null, queue integer not null, due integer not null,
  ivl integer not null, factor integer not null, reps integer not null, lapses integer not null,
  left integer not null, odue integer not null, odid integer not null, flags integer not null, data text not null);
create table revlog (id integer primary key, cid integer not null, usn integer not null, ease integer not null,
  ivl integer not null, lastIvl integer not null, factor integer not null, time integer not null,
  type integer not null);
create table graves (usn integer not null, oid integer not null, type integer not null);
create index ix_notes_usn on notes (usn);
create index ix_cards_usn on cards (usn);
create index ix_revlog_usn on revlog (usn);
create index ix_cards_nid on cards (nid);
create index ix_cards_sched on cards (did, queue, due);
create index ix_revlog_cid on revlog (cid);
create index ix_notes_csum on notes (csum);`;
