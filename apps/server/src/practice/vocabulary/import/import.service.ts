import { randomUUID } from 'node:crypto';
import type { AnswerOf, BodyOf } from '@pratik/contract/call';
import { type importWords, mostImportedWords } from '@pratik/contract/vocabulary-files';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Person } from '../../../platform/http/caller.ts';
import { fieldProblem } from '../../../platform/http/problem.ts';
import { insertCards, type NewCard } from '../vocabulary.store.ts';
import { checkWords, type ImportedWord, senseKey } from './check-words.ts';
import { guessColumns } from './columns.ts';
import { restoreCards, selectKeys } from './import.store.ts';
import { readFile } from './read-file.ts';
import type { Table } from './table.ts';

export type ImportService = {
  /** Adds a file's words, or only says what it would do. @throws Problem validation, with what is wrong with the file */
  importWords(person: Person, wish: BodyOf<typeof importWords>): Promise<AnswerOf<typeof importWords>>;
};

const reported = 200;
const shownFirst = 5;
const rowsAtOnce = 500;

export const createImport = ({ db, clock }: { db: Db; clock: Clock }): ImportService => {
  /** Adds words in one transaction; those that were taken out come back. How many there are more than before. */
  const add = (person: Person, words: readonly ImportedWord[]): Promise<number> =>
    db.transaction().execute(async (tx) => {
      const now = clock.now();
      let added = await restoreCards(tx, person.id, words, now);
      for (let from = 0; from < words.length; from += rowsAtOnce) {
        const rows = words.slice(from, from + rowsAtOnce).map((word) => cardOf(word, person.id, now));
        added += (await insertCards(tx, rows)).length;
      }
      return added;
    });

  return {
    async importWords(person, { file, columns, otherSenses, dryRun }) {
      const table = await tableOf(Buffer.from(file, 'base64'));
      const chosen = columns ?? guessColumns(table.names, table.rows);
      const had = (await selectKeys(db, person.id)).filter(({ gone }) => !gone);
      const known = {
        words: new Set(had.map(({ wordKey }) => wordKey)),
        senses: new Set(had.map(({ wordKey, meaningKey }) => senseKey(wordKey, meaningKey))),
      };
      const { words, left } = checkWords(table.rows, chosen, known, otherSenses);
      const added = dryRun ? words.length : await add(person, words);
      const bad = left.filter((one) => one.bad).length;
      return {
        format: table.format,
        columns: columnsOf(table),
        chosen,
        rows: table.rows.length,
        added,
        already: table.rows.length - added - bad,
        bad,
        first: words.slice(0, shownFirst).map(({ word, meaning, sentence }) => ({ word, meaning, sentence })),
        left: left.toSorted((a, b) => Number(b.bad) - Number(a.bad)).slice(0, reported),
      };
    },
  };
};

const tableOf = async (bytes: Buffer): Promise<Table> => {
  const table = await readFile(bytes, mostImportedWords).catch(() => {
    throw fieldProblem('/file', 'Bu dosya okunamadı: CSV, Anki metni ya da Anki destesi (.apkg) seçin');
  });
  if (table.rows.length === 0) throw fieldProblem('/file', 'Dosyada kelime yok');
  if (table.rows.length > mostImportedWords) {
    throw fieldProblem('/file', 'Dosyada 5.000’den fazla satır var; bölüp ayrı ayrı ekleyin');
  }
  if (table.rows.every(({ cells }) => cells.length < 2)) {
    throw fieldProblem('/file', 'Dosyada tek sütun var; kelimeyle anlamı ayrı sütunlarda olmalı');
  }
  return table;
};

/** What somebody sees who chooses the columns. */
const columnsOf = ({ names, rows }: Table) => {
  const width = Math.min(20, Math.max(names.length, ...rows.map(({ cells }) => cells.length)));
  return Array.from({ length: width }, (_, index) => ({
    name: names[index] || null,
    samples: rows
      .map(({ cells }) => (cells[index] ?? '').slice(0, 80))
      .filter((cell) => cell !== '')
      .slice(0, 3),
  }));
};

const cardOf = (word: ImportedWord, userId: string, now: Date): NewCard => ({
  id: randomUUID(),
  user_id: userId,
  item_id: null,
  item_version: null,
  word: word.word,
  meaning: word.meaning,
  word_key: word.wordKey,
  meaning_key: word.meaningKey,
  also: [],
  pos: null,
  ipa: null,
  sentence: word.sentence,
  sentence_tr: word.sentenceTr,
  origin: 'own',
  origin_id: null,
  due: now,
  created_at: now,
});
