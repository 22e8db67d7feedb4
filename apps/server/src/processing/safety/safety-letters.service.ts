import type { Clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Log } from '../../platform/log/log.ts';
import type { Outbox } from '../../platform/mail/outbox.ts';
import { lockLetters, markNotified, selectUnnotified, writeLetterTime } from './safety.store.ts';
import { safetyLetter } from './safety-mail.ts';

type Administrator = { email: string; language: 'tr' | 'en' };

type Parts = {
  db: Db;
  clock: Clock;
  log: Log;
  outbox: Pick<Outbox, 'configured' | 'post'>;
  /** The public address of the instance. Without this address the e-mail contains no link. */
  publicUrl: string | undefined;
  administrators(): Promise<readonly Administrator[]>;
};

const lookEveryMs = 60_000;
const betweenMs = 3_600_000;
/** Time in milliseconds after which the outbox no longer tries to send an e-mail about open cases. */
const letterMs = 7 * 24 * 3_600_000;

/**
 * Notifies administrators by mail of new open cases, at most once an hour for the whole instance. The e-mail contains
 * the number of cases, but no names and no texts.
 */
export const createSafetyLetters = ({ db, clock, log, outbox, publicUrl, administrators }: Parts) => {
  /**
   * Queues e-mails when they are due, and returns whether it queued any. The e-mails are stored in the same transaction
   * as the notification time of their cases, by one process only. The outbox sends them.
   */
  const sendIfDue = async (): Promise<boolean> => {
    const now = clock.now();
    const readers = await administrators();
    if (readers.length === 0) return false;
    return db.transaction().execute(async (tx) => {
      const locked = await lockLetters(tx);
      const isSoon = locked?.sent_at && now.getTime() - locked.sent_at.getTime() < betweenMs;
      if (!locked || isSoon) return false;
      const ids = await selectUnnotified(tx);
      if (ids.length === 0) return false;
      for (const reader of readers) {
        const letter = safetyLetter(reader, ids.length, publicUrl);
        await outbox.post(tx, { ...letter, kind: 'safety', userId: null, lifeMs: letterMs });
      }
      await markNotified(tx, ids, now);
      await writeLetterTime(tx, now);
      return true;
    });
  };

  let timer: NodeJS.Timeout | undefined;
  return {
    sendIfDue,
    /** Checks for new cases every minute, in worker processes. Does nothing when mail is not configured. */
    start(): void {
      if (!outbox.configured) return;
      timer = setInterval(() => {
        sendIfDue().catch((err: unknown) =>
          log.warn({ err }, 'notifying administrators of safety cases failed'),
        );
      }, lookEveryMs);
      timer.unref();
    },
    close: () => clearInterval(timer),
  };
};
