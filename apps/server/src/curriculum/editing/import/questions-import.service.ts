import type { AnswerOf, BodyOf } from '@pratik/contract/call';
import type { ItemRef } from '@pratik/contract/question-draft';
import type {
  applyQuestionImport,
  checkQuestionImport,
  listQuestionImports,
  undoQuestionImport,
} from '@pratik/contract/question-import';
import { recordAudit } from '../../../identity/audit/audit.service.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { LevelsService } from '../../levels/levels.service.ts';
import { type FullRow, selectFullRows } from '../editing.store.ts';
import { runningParts } from '../question.view.ts';
import {
  countLeft,
  deleteMade,
  deleteOldImports,
  markUndone,
  type NextRow,
  refuseRows,
  type StagedRow,
  selectImport,
  selectImports,
  selectNext,
  selectRefused,
  selectStaged,
  updateApplied,
  upsertImport,
  upsertRows,
  writeRows,
} from './import.store.ts';
import { asParent, type CheckedRow, checkRow, type ReadRow, readRow } from './import-check.ts';

export type QuestionsImport = ReturnType<typeof createQuestionsImport>;

const dayMs = 86_400_000;
const importsShown = 5;
/**
 * Number of rows per request when the administrator writes only the valid rows. The administrator can stop the
 * import between two requests.
 */
const step = 200;
/** Maximum number of rows in one SQL statement. With more rows the parameter of the statement would be too long. */
const batch = 1000;

const keyOf = ({ kind, id }: ItemRef) => `${kind}/${id}`;
const textOf = ({ draft }: ReadRow): ItemRef[] =>
  draft.kind === 'question' ? [{ kind: draft.textKind, id: draft.textId }] : [];

/**
 * Imports many items from a file. The rows are first checked and stored; the items are written when the
 * administrator confirms.
 */
export const createQuestionsImport = ({
  db,
  clock,
  levels,
}: {
  db: Db;
  clock: Clock;
  levels: Pick<LevelsService, 'list'>;
}) => {
  /** Loads the existing items that the rows would change, and the texts that the questions in the rows belong to. */
  const around = async (tx: Tx, importId: string, rows: readonly ReadRow[]) => {
    const refs = rows.flatMap((row) => [row.ref, ...textOf(row)]);
    const [present, staged] = [await selectFullRows(tx, refs), await selectStaged(tx, importId, refs)];
    return {
      present: new Map(present.map((row): [string, FullRow] => [keyOf(row), row])),
      staged: new Map(staged.map((row): [string, StagedRow] => [keyOf(row), row])),
    };
  };

  return {
    /** Checks each row and stores the result without changing any item. @throws Problem not-found */
    async check(
      by: string,
      { importId, rows }: BodyOf<typeof checkQuestionImport>,
    ): Promise<AnswerOf<typeof checkQuestionImport>> {
      const inUse = (await levels.list()).map(({ id }) => id);
      const read = rows.map(readRow);
      return db.transaction().execute(async (tx) => {
        const at = clock.now();
        await deleteOldImports(tx, new Date(at.getTime() - dayMs));
        if (!(await upsertImport(tx, importId, { at, by }))) throw new Problem('not-found');
        const readable = read.filter((row) => 'ref' in row);
        const { present, staged } = await around(tx, importId, readable);
        const here = new Map<string, CheckedRow>();
        const parentFor = (row: ReadRow) => {
          const [text] = textOf(row);
          if (!text) return null;
          const before = here.get(keyOf(text)) ?? staged.get(keyOf(text));
          const inFile = before && asParent({ ...before, ref: text } as CheckedRow);
          const there = present.get(keyOf(text));
          return (
            inFile ?? (there ? { levelId: there.levelId, parts: runningParts(there.kind, there.body) } : null)
          );
        };
        const checked = read.map((row): CheckedRow => {
          if (!('ref' in row)) return { ...row, outcome: 'refused', ref: null, given: null };
          const key = keyOf(row.ref);
          const before = here.get(key) ?? staged.get(key);
          const result = checkRow(row, {
            levels: inUse,
            present: present.get(key),
            parent: parentFor(row),
            earlier: before && before.line < row.line ? before.line : undefined,
          });
          if (!here.has(key)) here.set(key, result);
          return result;
        });
        await upsertRows(tx, importId, checked);
        return {
          rows: checked.map(({ line, title, outcome, errors }) => ({ line, title, outcome, errors })),
        };
      });
    },

    async list(by: string): Promise<AnswerOf<typeof listQuestionImports>> {
      const rows = await selectImports(db, by, importsShown);
      return {
        imports: rows.map(({ at, undone_at, ...rest }) => ({
          ...rest,
          at: at.toISOString(),
          undoneAt: undone_at?.toISOString() ?? null,
        })),
      };
    },

    /** Deletes the drafts that an import created and no user has changed. @throws Problem not-found */
    undo: (by: string, importId: string): Promise<AnswerOf<typeof undoQuestionImport>> =>
      db.transaction().execute(async (tx) => {
        const at = clock.now();
        if (!(await markUndone(tx, importId, { at, by }))) throw new Problem('not-found');
        const { made, deleted } = await deleteMade(tx, importId);
        const stored = made - deleted;
        await recordAudit(tx, {
          at,
          actorId: by,
          action: 'question.undo-import',
          targetKind: 'question-import',
          targetId: importId,
          detail: { deleted, stored },
        });
        return { deleted, stored };
      }),

    /** Writes all checked rows in one request, or only the next valid rows. @throws Problem not-found, validation */
    apply: (
      by: string,
      { importId, mode }: BodyOf<typeof applyQuestionImport>,
    ): Promise<AnswerOf<typeof applyQuestionImport>> =>
      db.transaction().execute(async (tx) => {
        if (!(await selectImport(tx, importId, by))) throw new Problem('not-found');
        if (mode === 'all' && (await selectRefused(tx, importId)).length > 0) {
          throw new Problem('validation', { code: 'rows-refused' });
        }
        const at = clock.now();
        const applied: number[] = [];
        let rows: NextRow[];
        let written: number;
        do {
          rows = await selectNext(tx, importId, mode === 'all' ? batch : step);
          const keys = new Set((await writeRows(tx, rows, { at, by })).map(keyOf));
          const isWritten = (row: NextRow) => keys.has(keyOf(row));
          const lines = linesOf(rows.filter(isWritten));
          await updateApplied(tx, importId, lines, at);
          // Marks the unwritten rows as refused; otherwise the next request would select these rows again.
          if (mode === 'good') {
            const missed = linesOf(rows.filter((row) => !isWritten(row)));
            await refuseRows(tx, importId, missed, { pointer: '/id', code: 'row-conflict' });
          }
          applied.push(...lines);
          written = lines.length;
        } while (mode === 'all' && written > 0);
        applied.sort((a, b) => a - b);
        const left = await countLeft(tx, importId);
        if (mode === 'all' && left > 0) throw new Problem('validation', { code: 'rows-conflict' });
        const detail = { applied: applied.length };
        if (applied.length > 0)
          await recordAudit(tx, {
            at,
            actorId: by,
            action: 'question.import',
            targetKind: 'question-import',
            targetId: importId,
            detail,
          });
        return { applied, refused: await selectRefused(tx, importId), left };
      }),
  };
};

const linesOf = (rows: readonly NextRow[]): number[] => rows.map(({ line }) => line);
