import { randomUUID } from 'node:crypto';
import type { AnswerOf } from '@pratik/contract/call';
import type { downloadExport, getExport } from '@pratik/contract/privacy';
import { strToU8, zipSync } from 'fflate';
import { type Clock, dayOf } from '../../../platform/clock/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { SignedInUser } from '../../../platform/http/caller.ts';
import type { RateLimit } from '../../../platform/http/limits/rate-limits.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Job, Jobs } from '../../../platform/jobs/jobs.ts';
import type { Log } from '../../../platform/log/log.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import type { AuthLog } from '../../auth-log/auth-log.service.ts';
import { requireReauthentication } from '../../reauthentication/reauthentication.policy.ts';
import { selectProfile, selectUser } from '../../users/users.store.ts';
import { selectActs, selectStored } from '../personal-tables.store.ts';
import { personalTables } from '../personal-tables.ts';
import { type ExportJob, exportQueue } from './export.jobs.ts';
import {
  deleteEarlierExports,
  deleteExpiredExports,
  type ExportHead,
  insertExport,
  selectExport,
  selectExportFile,
  selectLastExport,
  updateExport,
} from './export.store.ts';
import { exportTexts } from './export.texts.ts';
import { type ExportPart, exportPage } from './export-page.ts';

export { exportQueue } from './export.jobs.ts';

export type Exports = ReturnType<typeof createExports>;

/** A user’s file that is stored outside the database, with its name in the export. */
export type StoredFile = { name: string; bytes: Uint8Array };

/** The requesting user, and whether the user has just re-authenticated. */
type Exporter = Pick<SignedInUser, 'id' | 'role'> & { reauthenticated: boolean };

type Parts = {
  db: Db;
  jobs: Jobs;
  authLog: AuthLog;
  clock: Clock;
  log: Log;
  timeZone: string;
  /**
   * Maximum number of exports that a user may start per day: `own` for the user’s own data, `ordered` for other
   * users’ data (administrators only).
   */
  limits: { own: RateLimit; ordered: RateLimit };
  /** Returns the user’s files that are stored outside the database. */
  filesOf(userId: string): Promise<readonly StoredFile[]>;
};

/** Lifetime of an export, in milliseconds. */
const lifeMs = 3 * 24 * 3_600_000;
const sweepMs = 3_600_000;
export const ownCopies = { name: 'copy-own', attempts: 10, seconds: 86_400 };
export const orderedCopies = { name: 'copy-ordered', attempts: 200, seconds: 86_400 };

/**
 * Manages exports of a user’s data. A user requests an export, a job creates the file, and the file can be
 * downloaded for three days.
 */
export const createExports = ({ db, jobs, authLog, clock, log, timeZone, limits, filesOf }: Parts) => {
  /**
   * Returns the id of the user whose data are exported: the caller, or any user when the caller is an
   * administrator. @throws Problem `forbidden`
   */
  const subjectFor = (who: Pick<SignedInUser, 'id' | 'role'>, userId: string | undefined): string => {
    if (userId !== undefined && userId !== who.id && who.role !== 'admin') throw new Problem('forbidden');
    return userId ?? who.id;
  };

  /** Returns the state of the export that the requesting user may download. */
  const state = async (
    who: Pick<SignedInUser, 'id' | 'role'>,
    userId: string,
  ): Promise<AnswerOf<typeof getExport>> => {
    const head = await selectLastExport(db, userId, userId === who.id, clock.now());
    return { export: head ? view(head) : null };
  };

  const make = async ({ id, user_id: userId, own }: ExportHead): Promise<void> => {
    const user = await selectProfile(db, userId);
    if (!user) return;
    const { language } = user;
    const texts = exportTexts[language];
    const parts: ExportPart[] = [];
    for (const personalTable of personalTables) {
      const { table, title } = personalTable;
      parts.push({ table, title: title[language], rows: await selectStored(db, personalTable, userId) });
      await updateExport(db, id, { state: 'running', made: parts.length });
    }
    parts.push({ table: 'audit_log', title: texts.log, rows: await selectActs(db, userId) });
    const now = clock.now();
    const name = `${user.name} ${user.surname}`;
    const data = Object.fromEntries(parts.map(({ table, rows }) => [table, rows]));
    // Only the user’s own copy contains recordings, as the privacy notice promises.
    const stored = (own ? await filesOf(userId) : []).map(({ name: fileName, bytes }) => ({
      name: `${texts.sounds}/${fileName}`,
      bytes,
    }));
    const note = own ? {} : { note: texts.withoutRecordings };
    const file = zipSync({
      [texts.page]: strToU8(
        exportPage(
          { name, language, madeAt: now, timeZone, own, sounds: stored.map((one) => one.name) },
          parts,
        ),
      ),
      [texts.data]: strToU8(JSON.stringify({ madeAt: now.toISOString(), ...note, data }, null, 2)),
      // Audio files are stored in the zip without compression, because they are compressed already.
      ...Object.fromEntries(
        stored.map(({ name: fileName, bytes }) => [fileName, [bytes, { level: 0 }]] as const),
      ),
    });
    await updateExport(db, id, {
      state: 'ready',
      made: parts.length,
      file: Buffer.from(file),
      ended_at: now,
    });
  };

  const work = async ({ data, lastAttempt }: Job<ExportJob>): Promise<void> => {
    const head = await selectExport(db, data.exportId);
    if (!head || head.state === 'ready' || head.state === 'failed') return;
    try {
      await make(head);
    } catch (err) {
      log.error({ err, exportId: head.id }, 'export of personal data failed');
      if (lastAttempt) await updateExport(db, head.id, { state: 'failed', ended_at: clock.now() });
      else throw err;
    }
  };

  const sweep = () =>
    deleteExpiredExports(db, clock.now()).catch((err: unknown) => {
      log.warn({ err }, 'expired exports could not be deleted');
      return 0;
    });
  let sweeping: NodeJS.Timeout | undefined;

  return {
    state: (who: SignedInUser, userId: string | undefined) => state(who, subjectFor(who, userId)),

    /**
     * Starts an export that replaces the earlier export, unless an export is already running. @throws Problem
     * `forbidden`, `reauthentication-needed` for another user's data, `not-found`
     */
    async start(who: Exporter, wanted: string | undefined) {
      const userId = subjectFor(who, wanted);
      if (userId !== who.id) requireReauthentication(who);
      if (!(await selectUser(db, userId))) throw new Problem('not-found');
      await (userId === who.id ? limits.own : limits.ordered).take(who.id);
      await db.transaction().execute(async (tx) => {
        const at = clock.now();
        await deleteExpiredExports(tx, at);
        const id = randomUUID();
        const made = await insertExport(tx, {
          id,
          user_id: userId,
          asked_by: who.id,
          total: personalTables.length + 1,
          asked_at: at,
          expires_at: new Date(at.getTime() + lifeMs),
        });
        if (!made) return;
        await deleteEarlierExports(tx, userId, userId === who.id, id);
        await jobs.send(tx, exportQueue, { exportId: id });
        const act = { action: 'user.export', targetKind: 'user', targetId: userId };
        await recordAudit(tx, { at, actorId: who.id, ...act, detail: { self: userId === who.id } });
      });
      return state(who, userId);
    },

    /**
     * Returns the file of an export.
     * @throws Problem `not-found`, also for users without access; `reauthentication-needed` for another user's copy
     */
    async download(who: Exporter, id: string): Promise<AnswerOf<typeof downloadExport>> {
      const found = await selectExportFile(db, id, clock.now());
      const mayHave = found && (found.own ? found.user_id === who.id : who.role === 'admin');
      if (!mayHave || found.file === null) throw new Problem('not-found');
      if (found.user_id !== who.id) requireReauthentication(who);
      await authLog.note({ action: 'download.copy', userId: who.id, aboutId: found.user_id });
      const day = dayOf(found.asked_at, timeZone);
      const subject = await selectProfile(db, found.user_id);
      const { zip } = exportTexts[subject?.language ?? 'tr'];
      return { fileName: `${zip}-${day}.zip`, zip: found.file.toString('base64') };
    },

    /** Starts processing export jobs in this process and deletes expired exports every hour. */
    async work() {
      await jobs.work<ExportJob>(exportQueue, 1, work);
      sweeping = setInterval(() => void sweep(), sweepMs);
      sweeping.unref();
      await sweep();
    },

    /** Stops the hourly deletion of expired exports. Call this before closing the database. */
    close: () => clearInterval(sweeping),
  };
};

const view = (head: ExportHead): NonNullable<AnswerOf<typeof getExport>['export']> => ({
  id: head.id,
  state: head.state,
  made: head.made,
  total: head.total,
  askedAt: head.asked_at.toISOString(),
  expiresAt: head.expires_at.toISOString(),
});
