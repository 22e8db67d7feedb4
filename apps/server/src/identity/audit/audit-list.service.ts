import type { AuditEntry, exportAudit, listAudit } from '@pratik/contract/audit';
import type { AnswerOf, BodyOf } from '@pratik/contract/call';
import { addDays, dayStart } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import type { AuthLog } from '../auth-log/auth-log.service.ts';
import {
  type AuditFilter,
  type AuditPlace,
  type AuditRow,
  selectActions,
  selectAudit,
  selectCaseNotes,
  selectNames,
} from './audit-list.store.ts';

export type AuditList = ReturnType<typeof createAuditList>;

const exportBatch = 1000;

/** Creates the service that lists the audit log. */
export const createAuditList = (db: Db, timeZone: string, authLog: Pick<AuthLog, 'settle'>) => {
  const filterOf = ({ user, action, from, to }: BodyOf<typeof exportAudit>): AuditFilter => ({
    words: user.split(/\s+/).filter((word) => word !== ''),
    action,
    from: from ? dayStart(from, timeZone) : undefined,
    to: to ? dayStart(addDays(to, 1), timeZone) : undefined,
  });

  const entriesOf = async (rows: readonly AuditRow[]): Promise<AuditEntry[]> => {
    const users = rows.flatMap((row) => [row.actor_id, row.target_kind === 'user' ? row.target_id : null]);
    const names = await selectNames(
      db,
      [...new Set(users)].filter((id) => id !== null),
    );
    const closed = rows.filter(({ action }) => action === 'safety-case.settle');
    const notes = await selectCaseNotes(
      db,
      closed.flatMap(({ target_id }) => target_id ?? []),
    );
    return rows.map((row) => {
      const entry = entryOf(row, names);
      const closing = closed.includes(row) ? notes.get(row.target_id ?? '') : undefined;
      const isThisOne = closing?.at.getTime() === row.at.getTime();
      return isThisOne ? { ...entry, detail: { ...entry.detail, note: closing?.note } } : entry;
    });
  };

  return {
    async page({ before, size, ...filters }: BodyOf<typeof listAudit>): Promise<AnswerOf<typeof listAudit>> {
      await authLog.settle();
      const [rows, actions] = await Promise.all([
        selectAudit(db, filterOf(filters), before === undefined ? undefined : readPlace(before), size + 1),
        selectActions(db),
      ]);
      const shown = rows.slice(0, size);
      const last = shown.at(-1);
      return {
        entries: await entriesOf(shown),
        older: rows.length > size && last ? writePlace(last) : null,
        actions,
      };
    },

    /** Yields all entries that match the filters, 1,000 at a time. */
    async *all(filters: BodyOf<typeof exportAudit>): AsyncGenerator<AuditEntry[]> {
      await authLog.settle();
      let last: AuditRow | undefined;
      for (;;) {
        const rows = await selectAudit(db, filterOf(filters), last, exportBatch);
        if (rows.length > 0) yield await entriesOf(rows);
        if (rows.length < exportBatch) return;
        last = rows.at(-1);
      }
    },
  };
};

const writePlace = ({ micros, id }: AuditPlace): string => `${micros}-${id}`;

const readPlace = (text: string): AuditPlace => {
  const [micros, id] = text.split('-');
  return { micros: Number(micros), id: Number(id) };
};

const entryOf = (row: AuditRow, names: ReadonlyMap<string, string>): AuditEntry => ({
  id: row.id,
  at: row.at.toISOString(),
  actor: row.actor_id === null ? null : { id: row.actor_id, name: names.get(row.actor_id) ?? null },
  action: row.action,
  targetKind: row.target_kind,
  targetId: row.target_id,
  targetName: names.get(row.target_id ?? '') ?? null,
  detail: row.detail,
});
