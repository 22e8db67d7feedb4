import { randomUUID } from 'node:crypto';
import type { AnswerOf, BodyOf } from '@pratik/contract/call';
import { totalCap } from '@pratik/contract/common';
import type { LetterKind, ListedLetter, listLetters } from '@pratik/contract/letters';
import type { Clock } from '../clock/clock.ts';
import type { Db, Tx } from '../db/database.ts';
import { Problem } from '../http/problem.ts';
import type { Job, Jobs, Queue } from '../jobs/jobs.ts';
import type { Log } from '../log/log.ts';
import type { ProviderRecorder } from '../providers/provider-health.ts';
import type { Delivery, Letter, Mail } from './mail.ts';
import {
  claimLetter,
  countLetters,
  deleteEndedBefore,
  deleteLetter,
  deleteText,
  expireLetters,
  insertLetter,
  type LetterRow,
  type ListedRow,
  selectLetter,
  selectLetters,
  selectListed,
  selectStalled,
  selectText,
  updateLetter,
} from './outbox.store.ts';

const hourMs = 3_600_000;

/**
 * Queue of e-mails. A job contains only the e-mail’s id, never the recipient. The outbox itself limits the number of
 * attempts.
 */
export const mailQueue: Queue = { name: 'mail', retryLimit: 1000, retryDelay: 30, retryDelayMax: 3600 };
type MailJob = { letterId: string };

/**
 * Maximum number of attempts to send an e-mail; they take about three days, because the delay grows from 30 seconds to
 * one hour.
 */
export const mostAttempts = 80;
const lettersAtOnce = 4;
/**
 * Milliseconds after which a claim on an e-mail expires. One attempt takes less time, so the process that made the
 * claim has died.
 */
const claimMs = 2 * 60_000;
const sweepMs = 10 * 60_000;
const stalledMs = 2 * hourMs;
/** Time in milliseconds for which administrators can see sent and failed e-mails (90 days). */
const shownMs = 90 * 24 * hourMs;

export type NewLetter = Letter & {
  kind: LetterKind;
  /**
   * The user whom the e-mail concerns. The e-mail is listed on this user’s page and deleted when this user is erased.
   */
  userId: string | null;
  /** Lifetime of the e-mail in milliseconds. After this time, the e-mail expires and its text is deleted. */
  lifeMs: number;
};

/**
 * Creates the text of an e-mail at the time of sending, so that a secret in the text is not stored; null when the
 * address has no user.
 */
export type LetterWriter = (to: string) => Promise<(Omit<Letter, 'to'> & { userId: string | null }) | null>;

export type Outbox = ReturnType<typeof createOutbox>;

export type OutboxParts = {
  db: Db;
  jobs: Pick<Jobs, 'send' | 'work'>;
  clock: Clock;
  log: Log;
  mail: Mail;
  /** Records whether the mail server works. */
  providers?: Pick<ProviderRecorder, 'record'> | undefined;
};

/**
 * Creates the outbox. An e-mail is stored in the same transaction as the change that causes it, and a job sends it
 * until a mail server accepts it.
 */
export const createOutbox = ({ db, jobs, clock, log, mail, providers }: OutboxParts) => {
  const writers = new Map<LetterKind, LetterWriter>();

  const store = async (
    tx: Tx,
    { kind, userId, to, lifeMs }: Omit<NewLetter, 'subject' | 'text'>,
    text: { subject: string; body: string } | null,
  ): Promise<boolean> => {
    if (!mail.configured) return false;
    const id = randomUUID();
    const about = { id, kind, user_id: userId, recipient: to };
    const at = clock.now();
    const times = { created_at: at, expires_at: new Date(at.getTime() + lifeMs) };
    if (await insertLetter(tx, { ...about, ...times }, text))
      await jobs.send(tx, mailQueue, { letterId: id });
    return true;
  };

  const end = (row: LetterRow, result: Pick<LetterRow, 'state' | 'reason'>) =>
    db.transaction().execute(async (tx) => {
      await updateLetter(tx, row.id, { ...result, ended_at: clock.now(), claimed_at: null });
      if (result.state === 'sent') await deleteText(tx, row.id);
    });

  /**
   * Returns the content of the e-mail; `gone` when the recipient no longer exists, `lost` when the stored text is
   * missing.
   */
  const textOf = async (row: LetterRow): Promise<Omit<Letter, 'to'> | 'lost' | 'gone'> => {
    const write = writers.get(row.kind);
    if (!write) {
      const text = await selectText(db, row.id);
      return text ? { subject: text.subject, text: text.body } : 'lost';
    }
    const written = await write(row.recipient);
    if (!written) return 'gone';
    if (row.user_id === null) await updateLetter(db, row.id, { user_id: written.userId });
    return { subject: written.subject, text: written.text };
  };

  /**
   * Records the result of an attempt for the mail server. A mail server that rejects only one address counts as
   * working.
   */
  const note = (delivery: Delivery): void =>
    delivery.sent || delivery.final
      ? providers?.record('mail', { ok: true })
      : providers?.record('mail', { ok: false, cause: delivery.reason });

  /**
   * Makes one attempt to send the e-mail of a job.
   * @throws when the e-mail must be tried again
   */
  const deliver = async ({ data }: Pick<Job<MailJob>, 'data'>): Promise<void> => {
    const now = clock.now();
    const times = { now, staleBefore: new Date(now.getTime() - claimMs) };
    const row = await claimLetter(db, data.letterId, times);
    if (!row) {
      if ((await selectLetter(db, data.letterId))?.state === 'waiting') throw tryAgain;
      return;
    }
    try {
      if (row.expires_at <= now) {
        await db.transaction().execute((tx) => expireLetters(tx, now));
        return;
      }
      const text = await textOf(row);
      if (text === 'gone') return await deleteLetter(db, row.id);
      if (text === 'lost') return await end(row, { state: 'failed', reason: 'text-lost' });
      const delivery = await mail.send(row.id, { to: row.recipient, ...text });
      note(delivery);
      if (delivery.sent) return await end(row, { state: 'sent', reason: null });
      const { reason } = delivery;
      if (delivery.final || row.attempts >= mostAttempts) {
        log.warn(
          { letterId: row.id, kind: row.kind, reason, attempts: row.attempts },
          'an e-mail could not be delivered; no further attempt follows',
        );
        return await end(row, { state: 'failed', reason });
      }
      await updateLetter(db, row.id, { reason });
    } catch (err) {
      log.warn(
        { err, letterId: row.id, kind: row.kind },
        'an e-mail could not be created, or its result could not be stored',
      );
    }
    await updateLetter(db, row.id, { claimed_at: null });
    throw tryAgain;
  };

  /**
   * Ends expired e-mails, creates new jobs for e-mails whose job was lost, and deletes e-mails that ended more than 90
   * days ago.
   */
  const sweep = () =>
    db.transaction().execute(async (tx) => {
      const now = clock.now().getTime();
      await expireLetters(tx, new Date(now));
      for (const letterId of await selectStalled(tx, new Date(now - stalledMs))) {
        await jobs.send(tx, mailQueue, { letterId });
      }
      await deleteEndedBefore(tx, new Date(now - shownMs));
    });

  const view = (row: ListedRow): ListedLetter => ({
    id: row.id,
    kind: row.kind,
    userId: row.user_id,
    to: row.recipient,
    state: row.state,
    reason: row.reason,
    attempts: row.attempts,
    createdAt: row.created_at.toISOString(),
    endedAt: row.ended_at?.toISOString() ?? null,
    canRetry: mail.configured && canRetry(row),
  });
  /**
   * Whether an administrator can retry an e-mail. An e-mail without a stored text cannot be retried; the user must
   * request a new e-mail.
   */
  const canRetry = (row: ListedRow): boolean =>
    row.state === 'failed' && row.expires_at > clock.now() && row.has_text;

  let sweeping: NodeJS.Timeout | undefined;
  return {
    /** Whether a mail server is configured; without a mail server no e-mail is stored. */
    configured: mail.configured,
    deliver,
    sweep,

    /** Registers the function that writes the e-mails of a kind at the time of sending. */
    writeWhenSent: (kind: LetterKind, writer: LetterWriter) => void writers.set(kind, writer),

    /** Stores an e-mail in the caller's transaction. Returns false when no mail server is configured. */
    post: (tx: Tx, { subject, text, ...letter }: NewLetter): Promise<boolean> =>
      store(tx, letter, { subject, body: text }),

    /**
     * Like `post`, for a kind of e-mail that is written at the time of sending. An address has at most one waiting
     * e-mail of each kind.
     */
    order: (tx: Tx, letter: Omit<NewLetter, 'subject' | 'text' | 'userId'>): Promise<boolean> =>
      store(tx, { ...letter, userId: null }, null),

    async list({
      userId,
      state,
      page,
      size,
    }: BodyOf<typeof listLetters>): Promise<AnswerOf<typeof listLetters>> {
      const filter = { userId, state };
      const [rows, count] = await Promise.all([
        selectLetters(db, filter, page, size),
        countLetters(db, filter, totalCap + 1),
      ]);
      const total = Math.min(count, totalCap);
      const frame = { total, totalCapped: count > totalCap, page, size };
      return { configured: mail.configured, letters: rows.map(view), ...frame };
    },

    /**
     * Starts new attempts for a failed e-mail.
     * @throws Problem `not-found`; `conflict` when the e-mail cannot be retried
     */
    async retry(tx: Tx, id: string): Promise<ListedLetter> {
      const row = await selectListed(tx, id);
      if (!row) throw new Problem('not-found');
      if (!canRetry(row)) throw new Problem('conflict');
      const change = { state: 'waiting' as const, attempts: 0, ended_at: null, claimed_at: null };
      await updateLetter(tx, id, change);
      await jobs.send(tx, mailQueue, { letterId: id });
      return view({ ...row, ...change });
    },

    /** Starts sending e-mails in this process. */
    async work(): Promise<void> {
      if (!mail.configured) return;
      await jobs.work<MailJob>(mailQueue, lettersAtOnce, deliver);
      const look = () =>
        void sweep().catch((err: unknown) =>
          log.warn({ err }, 'the periodic check of waiting e-mails failed'),
        );
      sweeping = setInterval(look, sweepMs);
      sweeping.unref();
      look();
    },
    close: () => clearInterval(sweeping),
  };
};

const tryAgain = new Error('the e-mail was not sent yet');
