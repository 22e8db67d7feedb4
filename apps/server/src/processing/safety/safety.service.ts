import type { AnswerOf, BodyOf } from '@pratik/contract/call';
import { totalCap } from '@pratik/contract/common';
import type {
  listSafetyCases,
  lookAtSafetyCase,
  SafetyCase,
  settleSafetyCase,
} from '@pratik/contract/safety';
import { recordAudit } from '../../identity/audit/audit.service.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { Live } from '../../platform/live/live.ts';
import {
  countCases,
  countOpenOf,
  insertCase,
  type ListedCase,
  type NewSafetyCase,
  selectCase,
  selectCases,
  settleCase,
} from './safety.store.ts';

export type Safety = ReturnType<typeof createSafety>;

/**
 * Maximum number of open safety cases of one learner per hour, so that they do not hide the cases of other learners.
 */
const mostAnHour = 10;
const hour = 3_600_000;

type Parts = { db: Db; live: Live; clock: Clock };

/** Creates the service for safety cases: learners’ messages and reports that an administrator must read. */
export const createSafety = ({ db, live, clock }: Parts) => {
  const audit = (
    tx: Tx,
    actorId: string,
    verb: string,
    row: { id: string; kind: string },
    at = clock.now(),
  ) =>
    recordAudit(tx, {
      at,
      actorId,
      action: `safety-case.${verb}`,
      targetKind: 'safety-case',
      targetId: row.id,
      detail: { kind: row.kind },
    });

  return {
    /**
     * Opens a safety case in the caller’s transaction and announces it to administrators. Does nothing while ten cases
     * of this user from the last hour are open. Cases about danger and reports are counted separately.
     */
    async raise(tx: Tx, given: NewSafetyCase): Promise<void> {
      const since = new Date(given.raised_at.getTime() - hour);
      if ((await countOpenOf(tx, given.user_id, given.kind, since)) >= mostAnHour) return;
      await insertCase(tx, given);
      await live.announce(tx, 'administrators', {
        type: 'message-process',
        messageId: given.id,
        state: 'needs-review',
      });
    },

    /** Counts open safety cases, up to one more than the maximum that is shown. */
    waiting: async (): Promise<number> => (await countCases(db)).open,

    async list({
      page,
      size,
      openOnly,
    }: BodyOf<typeof listSafetyCases>): Promise<AnswerOf<typeof listSafetyCases>> {
      const [rows, { all, open }] = await Promise.all([
        selectCases(db, openOnly, page, size),
        countCases(db),
      ]);
      const found = openOnly ? open : all;
      const frame = { total: Math.min(found, totalCap), totalCapped: found > totalCap, page, size };
      return { cases: rows.map(caseView), open: Math.min(open, totalCap), ...frame };
    },

    /** Returns the text of a safety case and records the access in the audit log. @throws Problem not-found */
    look: (
      actorId: string,
      { id }: BodyOf<typeof lookAtSafetyCase>,
    ): Promise<AnswerOf<typeof lookAtSafetyCase>> =>
      db.transaction().execute(async (tx) => {
        const row = await selectCase(tx, id);
        if (!row) throw new Problem('not-found');
        await audit(tx, actorId, 'look', row);
        return { ...caseView(row), text: row.text };
      }),

    /** Closes a safety case with a note, or opens it again. @throws Problem not-found */
    settle: (actorId: string, wish: BodyOf<typeof settleSafetyCase>): Promise<void> =>
      db.transaction().execute(async (tx) => {
        const row = await selectCase(tx, wish.id);
        if (!row) throw new Problem('not-found');
        if ((row.settled_at !== null) === wish.settled) return;
        const at = clock.now();
        await settleCase(tx, wish.id, wish.settled ? { at, by: actorId, note: wish.note } : null);
        // The note is personal data of the learner. It is stored with the case, and the audit log page reads it
        // from the case.
        await audit(tx, actorId, wish.settled ? 'settle' : 'reopen', row, at);
      }),
  };
};

const caseView = (row: ListedCase): SafetyCase => ({
  id: row.id,
  kind: row.kind,
  source: row.source,
  userId: row.user_id,
  userName: `${row.name ?? ''} ${row.surname ?? ''}`.trim(),
  raisedAt: row.raised_at.toISOString(),
  settledAt: row.settled_at?.toISOString() ?? null,
  settledBy: row.settled_by_name,
  note: row.settled_note,
});
