import type { AnswerOf, BodyOf, QueryOf } from '@pratik/contract/call';
import { coded } from '@pratik/contract/error-codes';
import {
  type addOwnText,
  type deleteOwnText,
  type getOwnText,
  type listOwnTexts,
  mostOwnTextBytes,
  mostOwnTexts,
  type OwnText,
  type reportOwnText,
} from '@pratik/contract/own-texts';
import type { Curriculum } from '../../curriculum/curriculum.service.ts';
import type { LevelsService } from '../../curriculum/levels/levels.service.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import type { SignedInUser } from '../../platform/http/caller.ts';
import type { RateLimit } from '../../platform/http/limits/rate-limits.ts';
import { fieldProblem, Problem } from '../../platform/http/problem.ts';
import { type IsolatedTask, IsolationError } from '../../platform/isolation/isolated-task.ts';
import type { Isolation } from '../../platform/isolation/isolation.ts';
import type { Progress } from '../../progress/progress.service.ts';
import type { run } from './files/text-file.isolated.ts';
import { createOwnTextGaps, type OwnTextGaps } from './gaps.service.ts';
import { levelProfile, pagesOf, titleOf } from './own-texts.policy.ts';
import {
  countTexts,
  deleteMarked,
  insertText,
  lockTexts,
  markDeleted,
  type OwnTextCover,
  selectText,
  selectTexts,
  updatePage,
} from './own-texts.store.ts';

type User = SignedInUser;

/** Texts that learners added. Every function returns `not-found` for the text of another user. */
export type OwnTextsService = OwnTextGaps & {
  /**
   * Reads a file in a child process and stores one part of it with its level profile.
   * @throws Problem `validation` with the error of the file; `busy`, `too-many-requests`
   */
  add(
    user: User,
    wish: BodyOf<typeof addOwnText> & { file: Buffer },
    signal: AbortSignal,
  ): Promise<AnswerOf<typeof addOwnText>>;
  list(user: User, asked: BodyOf<typeof listOwnTexts>): Promise<AnswerOf<typeof listOwnTexts>>;
  get(user: User, asked: QueryOf<typeof getOwnText>): Promise<AnswerOf<typeof getOwnText>>;
  report(user: User, where: BodyOf<typeof reportOwnText>): Promise<void>;
  delete(user: User, wish: BodyOf<typeof deleteOwnText>): Promise<void>;
  /** Deletes the texts whose deletion can no longer be undone. */
  deleteForGood(): Promise<number>;
};

export type OwnTextsParts = {
  db: Db;
  clock: Clock;
  curriculum: Curriculum;
  levels: LevelsService;
  wordLevels: Curriculum['wordLevels'];
  progress: Progress;
  isolation: Isolation;
  addLimit: RateLimit;
};

/** Rate limit for adding texts. */
export const ownTextLimit = { name: 'own-text', attempts: 40, seconds: 600 };

/** Time in which a deletion can be undone, in milliseconds. */
export const undoMs = 3_600_000;

export const createOwnTexts = (parts: OwnTextsParts): OwnTextsService => {
  const { db, clock, progress, isolation, addLimit } = parts;

  return {
    ...createOwnTextGaps(parts),

    async add(user, { id, name, title, part, file }, signal) {
      await addLimit.take(user.id);
      const again = await selectText(db, id, user.id);
      if (again) return { text: textView(again) };
      const read = await isolation
        .run(textFile, { input: file, options: { part }, owner: user.id, signal })
        .catch((error: unknown) => Promise.reject(asProblem(error)));
      if (read.kind !== 'text') throw fileProblem(read.kind);
      const { paragraphs, format } = read;
      const text = paragraphs.join('\n\n');
      const row = {
        id,
        user_id: user.id,
        title: titleOf({ given: title, inFile: read.title, fileName: name, paragraphs }),
        format,
        file_part: part,
        file_parts: read.parts,
        text,
        length: text.length,
        profile: await levelProfile(paragraphs, await parts.wordLevels()),
        pages: pagesOf(paragraphs).length,
        last_page: 0,
        added_at: clock.now(),
        read_at: null,
        deleted_at: null,
      };
      return db.transaction().execute(async (tx) => {
        await lockTexts(tx, user.id);
        if ((await countTexts(tx, user.id)) >= mostOwnTexts) throw tooMany();
        await insertText(tx, row);
        const stored = await selectText(tx, id, user.id);
        if (!stored) throw new Problem('not-found');
        return { text: textView(stored) };
      });
    },

    async list(user, { page, size }) {
      const [rows, total] = await Promise.all([
        selectTexts(db, user.id, page, size),
        countTexts(db, user.id),
      ]);
      return { texts: rows.map(textView), total, totalCapped: false, page, size };
    },

    async get(user, { id, page: asked }) {
      const row = await selectText(db, id, user.id);
      if (!row) throw new Problem('not-found');
      const page = Math.min(asked ?? row.last_page, row.pages - 1);
      return {
        text: textView(row),
        page,
        paragraphs: pagesOf(row.text.split('\n\n'))[page]?.paragraphs ?? [],
      };
    },

    report: (user, { id, page, resumed }) =>
      db.transaction().execute(async (tx) => {
        const now = clock.now();
        if (!(await updatePage(tx, id, user.id, page, now))) throw new Problem('not-found');
        await progress.recordActivity(tx, user, { kind: 'reading', beginning: resumed }, now);
      }),

    delete: (user, { id, undo }) =>
      db.transaction().execute(async (tx) => {
        await lockTexts(tx, user.id);
        if (!(await markDeleted(tx, id, user.id, undo ? null : clock.now()))) throw new Problem('not-found');
        if (undo && (await countTexts(tx, user.id)) > mostOwnTexts) throw tooMany();
      }),

    deleteForGood: () => deleteMarked(db, new Date(clock.now().getTime() - undoMs)),
  };
};

const textFile: IsolatedTask<typeof run> = {
  module: new URL('./files/text-file.isolated.ts', import.meta.url),
  runMs: 10_000,
  inputBytes: mostOwnTextBytes,
  outputBytes: 1024 * 1024,
};

const fileErrors = {
  empty: coded('text-file-unreadable'),
  'no-text': coded('text-file-unreadable'),
  'no-such-part': coded('not-in-list'),
  'too-large': coded('file-too-large'),
  unreadable: coded('text-file-unreadable'),
} as const;

const fileProblem = (kind: keyof typeof fileErrors) =>
  new Problem('validation', {
    errors: [{ pointer: kind === 'no-such-part' ? '/part' : '/file', ...fileErrors[kind] }],
  });

const tooMany = () => fieldProblem('/file', 'own-texts-full', { most: mostOwnTexts });

const tooLarge: readonly string[] = ['input', 'output'];

/** Converts an error of the isolated child process, such as an exceeded limit, to a field error of the file. */
const asProblem = (error: unknown): unknown =>
  error instanceof IsolationError
    ? fileProblem(tooLarge.includes(error.reason) ? 'too-large' : 'unreadable')
    : error;

const textView = (row: OwnTextCover): OwnText => ({
  id: row.id,
  title: row.title,
  format: row.format,
  part: row.file_part,
  parts: row.file_parts,
  length: row.length,
  profile: row.profile,
  pages: row.pages,
  page: row.last_page,
  addedAt: row.added_at.toISOString(),
  readAt: row.read_at?.toISOString() ?? null,
});
