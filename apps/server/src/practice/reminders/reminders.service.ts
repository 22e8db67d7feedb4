import { randomUUID } from 'node:crypto';
import type { AnswerOf } from '@pratik/contract/call';
import type { getReminderSettings, ReminderSettings } from '@pratik/contract/reminders';
import { addDays, type Clock, dayOf } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { Log } from '../../platform/log/log.ts';
import type { Outbox } from '../../platform/mail/outbox.ts';
import { kindsDue, usualSettings } from './reminder.policy.ts';
import {
  deleteSentBefore,
  hasPractised,
  insertSent,
  putSettings,
  type SentKind,
  type Subscriber,
  selectEmail,
  selectSettings,
  selectSubscribers,
  stopByCode,
} from './reminder.store.ts';
import { reminderMail, weeklyLetterMail } from './reminder-mails.ts';
import type { WeeklyLetters } from './weekly-letter.service.ts';

export type Reminders = ReturnType<typeof createReminders>;

type Parts = {
  db: Db;
  clock: Clock;
  log: Log;
  outbox: Pick<Outbox, 'configured' | 'post'>;
  /** Address of Pratik in links. Without it, no e-mail is sent, because the server does not know its own address. */
  publicUrl: string | undefined;
  letters: WeeklyLetters;
  /** Whether the user has consented to reminders, and a minor’s guardian too. */
  mayRemind(userId: string): Promise<boolean>;
};

const hourMs = 3_600_000;
/** Time in milliseconds after which an unsent e-mail expires. */
const lifeMs: Readonly<Record<SentKind, number>> = { reminder: 4 * hourMs, 'weekly-letter': 48 * hourMs };
const lookEveryMs = 10 * 60_000;
const batch = 100;
/** Days for which the list of sent e-mails is stored. */
const storedDays = 60;
const firstId = '00000000-0000-0000-0000-000000000000';

/** Stores the settings of reminders, and sends reminders and weekly letters by e-mail. */
export const createReminders = ({ db, clock, log, outbox, publicUrl, letters, mayRemind }: Parts) => {
  const configured = outbox.configured && publicUrl !== undefined;

  const mailFor = async (kind: SentKind, user: Subscriber, origin: string) =>
    kind === 'reminder'
      ? reminderMail(user, user.tone, origin)
      : weeklyLetterMail(user, await letters.get(user), origin);

  /** Sends one e-mail. Returns whether it was sent; an e-mail of the same day and kind is sent only once. */
  const send = async (kind: SentKind, user: Subscriber, day: string, origin: string): Promise<boolean> => {
    if (!(await mayRemind(user.id))) return false;
    if (kind === 'reminder' && (await hasPractised(db, user.id, day))) return false;
    const mail = await mailFor(kind, user, origin);
    return db.transaction().execute(async (tx) => {
      const row = { user_id: user.id, day, kind, sent_at: clock.now() };
      if (!(await insertSent(tx, row))) return false;
      return outbox.post(tx, { ...mail, to: user.email, kind, userId: user.id, lifeMs: lifeMs[kind] });
    });
  };

  /** Sends the e-mails whose time has come in the time zone of each user. Returns their number. */
  const sendDue = async (): Promise<number> => {
    if (!configured) return 0;
    const now = clock.now();
    let count = 0;
    for (let after = firstId; ; ) {
      const users = await selectSubscribers(db, { after, limit: batch });
      for (const user of users) {
        const { day, kinds } = kindsDue(user, now, user.timeZone);
        for (const kind of kinds) {
          try {
            if (await send(kind, user, day, publicUrl)) count += 1;
          } catch (err) {
            log.warn({ err, userId: user.id, kind }, 'could not send a reminder or a weekly letter');
          }
        }
      }
      const last = users.at(-1)?.id;
      if (users.length < batch || last === undefined) break;
      after = last;
    }
    await deleteSentBefore(db, addDays(dayOf(now, 'UTC'), -storedDays));
    return count;
  };

  let timer: NodeJS.Timeout | undefined;
  return {
    sendDue,

    async settingsOf(userId: string): Promise<AnswerOf<typeof getReminderSettings>> {
      const [settings, email, allowed] = await Promise.all([
        selectSettings(db, userId),
        selectEmail(db, userId),
        mayRemind(userId),
      ]);
      const mailConfigured = configured;
      return { settings: settings ?? usualSettings, mailConfigured, allowed, email: email ?? '' };
    },

    save: (userId: string, settings: ReminderSettings): Promise<void> =>
      putSettings(db, userId, settings, { stopCode: randomUUID(), at: clock.now() }),

    /** Turns off all e-mails of the user whose e-mail contained the code. @throws Problem `not-found` */
    async stop(code: string): Promise<void> {
      if (!(await stopByCode(db, code, clock.now()))) throw new Problem('not-found');
    },

    /** Starts sending due e-mails at regular intervals in this process. */
    work(): void {
      if (!configured) return;
      const look = () =>
        void sendDue().catch((err: unknown) =>
          log.warn({ err }, 'due reminders and weekly letters could not be sent'),
        );
      timer = setInterval(look, lookEveryMs);
      timer.unref();
      look();
    },
    close: () => clearInterval(timer),
  };
};
