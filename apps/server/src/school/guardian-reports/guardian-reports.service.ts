import type { AnswerOf } from '@pratik/contract/call';
import type { GuardianReport, getClassGuardianMail } from '@pratik/contract/guardian-reports';
import { recordAudit } from '../../identity/audit/audit.service.ts';
import { type Minors, nameInLetter } from '../../identity/privacy/minors/minors.service.ts';
import { addDays, type Clock, dayOf, dayStart, mondayOf } from '../../platform/clock/clock.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { Log } from '../../platform/log/log.ts';
import type { Outbox } from '../../platform/mail/outbox.ts';
import type { Caller, ClassAccess, OpenedLearner } from '../classes/class-access.service.ts';
import { selectLearnerIds } from '../classes/members.store.ts';
import type { LearnerReports } from '../reports/learner-report.service.ts';
import {
  deleteClassSwitch,
  deleteLearnerSwitch,
  insertSent,
  putClassSwitch,
  putLearnerSwitch,
  selectClassSwitch,
  selectDue,
  selectSentAt,
  selectSwitches,
} from './guardian-report.store.ts';
import { guardianReportMail, guardianReportText } from './guardian-report.tr.ts';

export type GuardianReports = ReturnType<typeof createGuardianReports>;

type Parts = {
  db: Db;
  clock: Clock;
  log: Log;
  timeZone: string;
  outbox: Pick<Outbox, 'configured' | 'post'>;
  minors: Pick<Minors, 'guardianContacts'>;
  access: ClassAccess;
  reports: Pick<LearnerReports, 'reportOn'>;
};

const hourMs = 3_600_000;
/** Time in milliseconds after which an unsent e-mail expires, because a later report is useless. */
const lifeMs = 3 * 24 * hourMs;
/**
 * Milliseconds from the start of Monday to the start of sending (`opensAfter`), and duration of sending (`sendingMs`).
 * Sending ends after two days, so that no old report is sent when an administrator switches sending on later.
 */
const opensAfter = 8 * hourMs;
const sendingMs = 48 * hourMs;
const lookEveryMs = 15 * 60_000;
const batch = 50;
const firstId = '00000000-0000-0000-0000-000000000000';

/** Shows the weekly reports for guardians and sends them by e-mail. */
export const createGuardianReports = (parts: Parts) => {
  const { db, clock, log, timeZone, outbox, minors, access, reports } = parts;

  const thisMonday = (): string => mondayOf(dayOf(clock.now(), timeZone));

  /** Returns the Monday of the week of a day; by default of the last full week. @throws Problem `not-found` */
  const mondayFor = (day: string | undefined): string => {
    const monday = day === undefined ? addDays(thisMonday(), -7) : mondayOf(day);
    if (monday > thisMonday()) throw new Problem('not-found');
    return monday;
  };

  const textOf = async (learner: OpenedLearner, monday: string) => {
    const days = { kind: 'week' as const, from: monday, to: addDays(monday, 6), termFrom: null };
    return guardianReportText(await reports.reportOn(learner, days), learner.name);
  };

  /**
   * Sends the report of a week to the learner’s guardian, once.
   * @throws Problem `conflict` when the report was already sent, sending is switched off, or there is no guardian’s
   * address or no mail server
   */
  const sendOne = async (learner: OpenedLearner, monday: string, sentBy: string | null): Promise<Date> => {
    const contact = (await minors.guardianContacts([learner.id])).get(learner.id);
    if (contact === undefined) throw new Problem('conflict');
    const name = nameInLetter(learner.name);
    const letter = guardianReportMail(await textOf({ ...learner, name }, monday));
    return db.transaction().execute(async (tx) => {
      const at = clock.now();
      const { byClass, byLearner } = await selectSwitches(tx, learner.id);
      const row = { user_id: learner.id, week: monday, sent_at: at, sent_by: sentBy };
      if (!(byClass || byLearner) || !(await insertSent(tx, row))) throw new Problem('conflict');
      const about = { kind: 'guardian-report' as const, userId: learner.id, lifeMs };
      if (!(await outbox.post(tx, { ...letter, to: contact, ...about }))) throw new Problem('conflict');
      await recordAudit(tx, {
        at,
        actorId: sentBy,
        action: 'user.guardian-report',
        targetKind: 'user',
        targetId: learner.id,
        detail: { week: monday },
      });
      return at;
    });
  };

  /** Sends the reports of the last week that are due and not sent yet. Returns their number. */
  const sendDue = async (): Promise<number> => {
    const now = clock.now().getTime();
    const begin = dayStart(thisMonday(), timeZone).getTime() + opensAfter;
    if (!outbox.configured || now < begin || now > begin + sendingMs) return 0;
    const monday = addDays(thisMonday(), -7);
    let count = 0;
    for (let after = firstId; ; ) {
      const ids = await selectDue(db, monday, { after, limit: batch });
      const contacts = await minors.guardianContacts(ids);
      for (const id of ids.filter((one) => contacts.has(one))) {
        try {
          await sendOne(await access.openLearner({ id, role: 'user' }, id), monday, null);
          count += 1;
        } catch (err) {
          log.warn({ err, userId: id }, 'could not send a weekly report to a guardian');
        }
      }
      const last = ids.at(-1);
      if (ids.length < batch || last === undefined) return count;
      after = last;
    }
  };

  const audited = async (
    by: Caller,
    target: { kind: 'class' | 'user'; id: string },
    on: boolean,
    work: (tx: Tx, change: { set_at: Date; set_by: string }) => Promise<void>,
  ) =>
    db.transaction().execute(async (tx) => {
      const at = clock.now();
      await work(tx, { set_at: at, set_by: by.id });
      await recordAudit(tx, {
        at,
        actorId: by.id,
        action: `${target.kind}.guardian-mail`,
        targetKind: target.kind,
        targetId: target.id,
        detail: { on },
      });
    });

  let timer: NodeJS.Timeout | undefined;
  return {
    sendDue,

    /** Returns the weekly report about a learner. @throws Problem `not-found` */
    async get(who: Caller, userId: string, week: string | undefined): Promise<GuardianReport> {
      const learner = await access.openGuardianOf(who, userId);
      const monday = mondayFor(week);
      const [text, contacts, switches, sentAt] = await Promise.all([
        textOf(learner, monday),
        minors.guardianContacts([userId]),
        selectSwitches(db, userId),
        selectSentAt(db, userId, monday),
      ]);
      return {
        learner: { id: userId, name: learner.name },
        from: monday,
        to: addDays(monday, 6),
        ...text,
        sending: {
          mailConfigured: outbox.configured,
          hasContact: contacts.has(userId),
          ...switches,
          sentAt: sentAt?.toISOString() ?? null,
        },
      };
    },

    /** Sends the weekly report about a learner now. @throws Problem `not-found`, `conflict` */
    async send(who: Caller, userId: string, week: string): Promise<{ sentAt: string }> {
      const learner = await access.openGuardianOf(who, userId);
      return { sentAt: (await sendOne(learner, mondayFor(week), who.id)).toISOString() };
    },

    /** Returns the e-mail setting of a class. @throws Problem `not-found` */
    async ofClass(who: Caller, classId: string): Promise<AnswerOf<typeof getClassGuardianMail>> {
      await access.open(who, classId, 'teach');
      const [on, ids] = await Promise.all([selectClassSwitch(db, classId), selectLearnerIds(db, classId)]);
      const contacts = await minors.guardianContacts(ids);
      return { on, mailConfigured: outbox.configured, learners: ids.length, contacts: contacts.size };
    },

    /** Switches the weekly e-mails of a class on or off. @throws Problem `not-found` */
    async setClass(by: Caller, classId: string, on: boolean): Promise<void> {
      await access.open(by, classId, 'manage');
      await audited(by, { kind: 'class', id: classId }, on, (tx, change) =>
        on ? putClassSwitch(tx, classId, change) : deleteClassSwitch(tx, classId),
      );
    },

    /** Switches the weekly e-mails of a learner on or off. @throws Problem `not-found` */
    async setLearner(by: Caller, userId: string, on: boolean): Promise<void> {
      await access.openLearner(by, userId);
      await audited(by, { kind: 'user', id: userId }, on, (tx, change) =>
        on ? putLearnerSwitch(tx, userId, change) : deleteLearnerSwitch(tx, userId),
      );
    },

    /** Starts sending due reports at regular intervals in this process. */
    work(): void {
      if (!outbox.configured) return;
      const look = () =>
        void sendDue().catch((err: unknown) =>
          log.warn({ err }, 'due weekly reports to guardians could not be sent'),
        );
      timer = setInterval(look, lookEveryMs);
      timer.unref();
      look();
    },
    close: () => clearInterval(timer),
  };
};
