import { randomUUID } from 'node:crypto';
import type { AnswerOf, BodyOf } from '@pratik/contract/call';
import { coded } from '@pratik/contract/error-codes';
import {
  type importWords,
  mostImportedBytes,
  mostImportedWords,
  mostOwnWords,
} from '@pratik/contract/vocabulary-files';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { SignedInUser } from '../../../platform/http/caller.ts';
import type { RateLimit } from '../../../platform/http/limits/rate-limits.ts';
import { fieldProblem, Problem } from '../../../platform/http/problem.ts';
import { type IsolatedTask, IsolationError } from '../../../platform/isolation/isolated-task.ts';
import type { Isolation } from '../../../platform/isolation/isolation.ts';
import { insertCards, type NewCard } from '../vocabulary.store.ts';
import { type ImportedWord, senseKey, withoutKnown } from './check-words.ts';
import { restoreCards, selectKeys } from './import.store.ts';
import type { run } from './word-file.isolated.ts';

export type ImportService = {
  /**
   * Adds the words of a file. With `dryRun`, it only reports what the import would do.
   * @throws Problem `validation` with the errors of the file; `busy`, `too-many-requests`
   */
  importWords(
    user: SignedInUser,
    wish: BodyOf<typeof importWords> & { file: Buffer },
    signal: AbortSignal,
  ): Promise<AnswerOf<typeof importWords>>;
};

export type ImportParts = { db: Db; clock: Clock; isolation: Isolation; importLimit: RateLimit };

/** Rate limit; each import reads the file at least twice: to choose the columns and to add the words. */
export const wordImportLimit = { name: 'word-import', attempts: 40, seconds: 600 };

/** Maximum number of rows that the result lists as not imported. */
const reported = 200;
/** Number of imported words that the result shows as a sample. */
const shownFirst = 5;
const rowsAtOnce = 500;

export const createImport = ({ db, clock, isolation, importLimit: limit }: ImportParts): ImportService => {
  /**
   * Adds words in one transaction and restores words that the user had removed. Returns the number of added and
   * restored words.
   */
  const add = (user: SignedInUser, words: readonly ImportedWord[]): Promise<number> =>
    db.transaction().execute(async (tx) => {
      const now = clock.now();
      let added = await restoreCards(tx, user.id, words, now);
      for (let from = 0; from < words.length; from += rowsAtOnce) {
        const rows = words.slice(from, from + rowsAtOnce).map((word) => cardOf(word, user.id, now));
        added += (await insertCards(tx, rows)).length;
      }
      return added;
    });

  return {
    async importWords(user, { file, columns, otherSenses, dryRun }, signal) {
      await limit.take(user.id);
      const read = await isolation
        .run(wordFile, {
          input: file,
          options: { columns: columns ?? null, otherSenses },
          owner: user.id,
          signal,
        })
        .catch((error: unknown) => Promise.reject(asProblem(error)));
      if (read.kind !== 'words') throw fileProblem(read.kind);
      const keys = await selectKeys(db, user.id);
      const had = keys.filter(({ gone }) => !gone);
      const known = {
        words: new Set(had.map(({ wordKey }) => wordKey)),
        senses: new Set(had.map(({ wordKey, meaningKey }) => senseKey(wordKey, meaningKey))),
      };
      const { words, left } = withoutKnown(read, known, otherSenses);
      // Words that the user removed count too, because they remain stored.
      if (keys.length + words.length > mostOwnWords)
        throw fieldProblem('/file', 'vocabulary-full', { most: mostOwnWords });
      const added = dryRun ? words.length : await add(user, words);
      const bad = left.filter((one) => one.bad).length;
      return {
        format: read.format,
        columns: read.columns,
        chosen: read.chosen,
        rows: read.rows,
        added,
        already: read.rows - added - bad,
        bad,
        first: words.slice(0, shownFirst).map(({ word, meaning, sentence }) => ({ word, meaning, sentence })),
        left: left.toSorted((a, b) => Number(b.bad) - Number(a.bad)).slice(0, reported),
      };
    },
  };
};

const wordFile: IsolatedTask<typeof run> = {
  module: new URL('./word-file.isolated.ts', import.meta.url),
  runMs: 10_000,
  inputBytes: mostImportedBytes,
  outputBytes: 8 * 1024 * 1024,
};

const fileErrors = {
  empty: coded('file-empty'),
  'too-many': coded('file-too-many-rows', { most: mostImportedWords }),
  'one-column': coded('file-one-column'),
  'too-large': coded('file-too-large'),
  unreadable: coded('file-unreadable'),
} as const;

const fileProblem = (kind: keyof typeof fileErrors) =>
  new Problem('validation', { errors: [{ pointer: '/file', ...fileErrors[kind] }] });

const tooLarge: readonly string[] = ['input', 'output'];

/** Converts an error of the isolated child process, such as an exceeded limit, to a field error of the file. */
const asProblem = (error: unknown): unknown =>
  error instanceof IsolationError
    ? fileProblem(tooLarge.includes(error.reason) ? 'too-large' : 'unreadable')
    : error;

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
