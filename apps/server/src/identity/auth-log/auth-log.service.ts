import { createHmac } from 'node:crypto';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { Log } from '../../platform/log/log.ts';
import { recordAudit } from '../audit/audit.service.ts';
import {
  countEvent,
  countFailures,
  type EventRow,
  selectHasEvent,
  takeEventsBefore,
} from './auth-log.store.ts';

export type AuthLog = ReturnType<typeof createAuthLog>;

/** An authentication event. `detail` must not contain secrets. */
export type AuthEvent = {
  /** Name of the event, a noun and a verb, for example `session.open`. */
  action: AuthAction;
  /** The acting user. Absent when the user is unknown, for example after a failed sign-in. */
  userId?: string | undefined;
  /** The affected user. When absent, the affected user is the acting user. */
  aboutId?: string | undefined;
  /** An entered e-mail address that belongs to no account. It is stored as a hash. */
  unknownEmail?: string | undefined;
  detail?: Record<string, unknown>;
};

const successes = [
  'session.open',
  'session.end',
  'reauthentication.give',
  'password.change',
  'password.reset',
  'factor.app-added',
  'factor.app-removed',
  'factor.passkey-added',
  'factor.passkey-removed',
  'factor.codes-renewed',
  'download.csv',
  'download.report',
  'download.copy',
] as const;
const failures = [
  'session.refuse',
  'reauthentication.refuse',
  'reauthentication.demand',
  'access.refuse',
  'code.refuse',
  'token.refuse',
] as const;
export type AuthAction = (typeof successes)[number] | (typeof failures)[number];
const isFailure = (action: string): boolean => (failures as readonly string[]).includes(action);

/** Maximum number of separate failure entries per minute. All further failures of the minute share one entry. */
const mostFailures = 50;
const minuteMs = 60_000;

type Parts = { db: Db; clock: Clock; log: Log; secret: string };

/**
 * Writes sign-ins, re-authentications, refused attempts and downloads to the server log and the audit log. The
 * first event of an account within a minute is written at once. Repeats within the minute are counted; after the
 * minute, one more entry records their number.
 */
export const createAuthLog = ({ db, clock, log, secret }: Parts) => {
  const hashed = (email: string): string =>
    createHmac('sha256', secret).update(email.toLowerCase()).digest('base64url').slice(0, 16);

  const rowOf = ({ action, userId, aboutId, unknownEmail, detail = {} }: AuthEvent) => {
    const targetId = aboutId ?? userId ?? null;
    const account = unknownEmail === undefined ? {} : { account: hashed(unknownEmail) };
    const logged: Record<string, unknown> = { ...detail, ...account };
    return {
      action,
      actor_id: userId ?? null,
      target_kind: targetId === null ? 'account' : 'user',
      target_id: targetId,
      detail: logged,
    };
  };
  type Row = ReturnType<typeof rowOf>;
  const keyOf = ({ action, actor_id, target_id, detail }: Row): string =>
    JSON.stringify([action, actor_id, target_id, detail]);
  /** Above the maximum per minute, all further failures share one entry, regardless of the account. */
  const shared = (row: Row): Row => ({
    ...row,
    actor_id: null,
    target_kind: 'account',
    target_id: null,
    detail: { many: true },
  });

  const write = (tx: Tx, row: Row, at: Date): Promise<void> =>
    recordAudit(tx, {
      at,
      actorId: row.actor_id,
      action: row.action,
      targetKind: row.target_kind,
      targetId: row.target_id,
      detail: row.detail,
    });
  const writeRepeats = async (tx: Tx, rows: readonly EventRow[]): Promise<void> => {
    for (const { count, minute, key: _, ...row } of rows) {
      if (count < 2) continue;
      const repeated = { ...row, detail: { ...row.detail, repeats: count - 1 } } as Row;
      await write(tx, repeated, new Date(minute.getTime() + minuteMs - 1));
    }
  };

  const store = async (tx: Tx, event: AuthEvent): Promise<void> => {
    const at = clock.now();
    const minute = new Date(Math.floor(at.getTime() / minuteMs) * minuteMs);
    await writeRepeats(tx, await takeEventsBefore(tx, minute));
    let row = rowOf(event);
    const isOneTooMany =
      isFailure(row.action) &&
      !(await selectHasEvent(tx, minute, keyOf(row))) &&
      (await countFailures(tx, minute, failures)) >= mostFailures;
    if (isOneTooMany) row = shared(row);
    if ((await countEvent(tx, { ...row, minute, key: keyOf(row) })) === 1) await write(tx, row, at);
  };
  const say = (event: AuthEvent): void => {
    const { action, actor_id: userId, target_id: aboutId, detail } = rowOf(event);
    const line = { event: action, userId, aboutId, ...detail };
    if (isFailure(action)) log.warn(line, 'authentication event');
    else log.info(line, 'authentication event');
  };

  return {
    /** Never throws, because a user's action must not fail when logging fails. The error is logged instead. */
    async note(event: AuthEvent): Promise<void> {
      say(event);
      await db
        .transaction()
        .execute((tx) => store(tx, event))
        .catch((err: unknown) => log.error({ err, event: event.action }, 'audit entry not written'));
    },

    /** Writes an event in the same transaction as its action. */
    async noteWithin(tx: Tx, event: AuthEvent): Promise<void> {
      say(event);
      await store(tx, event);
    },

    /**
     * Writes the counted repeats of earlier minutes. Called before the audit log is read, so that the log is
     * complete.
     */
    settle: (): Promise<void> =>
      db.transaction().execute(async (tx) => {
        const minute = new Date(Math.floor(clock.now().getTime() / minuteMs) * minuteMs);
        await writeRepeats(tx, await takeEventsBefore(tx, minute));
      }),
  };
};
