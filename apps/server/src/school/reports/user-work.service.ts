import type { AnswerOf, BodyOf } from '@pratik/contract/call';
import { totalCap } from '@pratik/contract/common';
import type { listUserWork, UserWork, UserWorkKind } from '@pratik/contract/user-details';
import type { Db } from '../../platform/db/database.ts';
import type { WritingService } from '../../practice/writing/writing.service.ts';
import { selectFinished, selectPieces } from './learner-report.store.ts';
import { selectAnswerRows, selectWordRows, selectWorkCounts } from './user-work.store.ts';

export type UserWorkLists = ReturnType<typeof createUserWork>;

type Page = { limit: number; offset: number };
type Parts = { db: Db; writing: Pick<WritingService, 'levelsOf'> };

/** A range that includes every time in the database. */
const always = { since: new Date(0), until: new Date('9999-01-01T00:00:00Z') };

/** Lists the work of a user for administrators. The caller of this service checks permissions. */
export const createUserWork = ({ db, writing }: Parts) => {
  const finished = async (kind: 'reading' | 'listening', userId: string, page: Page): Promise<UserWork[]> => {
    const table = kind === 'reading' ? 'readings' : 'listenings';
    const { rows } = await selectFinished(db, table, userId, always, page);
    return rows.map(({ finishedAt, ...row }) => ({ kind, ...row, at: finishedAt.toISOString() }));
  };

  const pieces = async (userId: string, page: Page): Promise<UserWork[]> => {
    const { rows } = await selectPieces(db, userId, always, page);
    const levels = await writing.levelsOf(
      userId,
      rows.map(({ id }) => id),
    );
    return rows.map(({ submittedAt, ...row }) => ({
      kind: 'piece' as const,
      ...row,
      level: levels.get(row.id) ?? null,
      at: submittedAt.toISOString(),
    }));
  };

  const rowsOf = async (kind: UserWorkKind, userId: string, page: Page): Promise<UserWork[]> => {
    switch (kind) {
      case 'reading':
      case 'listening':
        return finished(kind, userId, page);
      case 'answer':
        return (await selectAnswerRows(db, userId, page)).map((row) => ({
          ...row,
          kind,
          at: row.at.toISOString(),
        }));
      case 'word':
        return (await selectWordRows(db, userId, page)).map((row) => ({
          ...row,
          kind,
          at: row.at.toISOString(),
        }));
      case 'piece':
        return pieces(userId, page);
    }
  };

  return {
    async list({
      id,
      kind,
      page,
      size,
    }: BodyOf<typeof listUserWork>): Promise<AnswerOf<typeof listUserWork>> {
      const [counts, rows] = await Promise.all([
        selectWorkCounts(db, id),
        rowsOf(kind, id, { limit: size, offset: page * size }),
      ]);
      const total = counts[kind];
      return {
        counts,
        rows,
        total: Math.min(total, totalCap),
        totalCapped: total > totalCap,
        page,
        size,
      };
    },
  };
};
