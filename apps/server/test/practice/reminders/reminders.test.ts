import type { AnswerOf } from '@pratik/contract/call';
import type { getReminderSettings, ReminderSettings, WeeklyLetter } from '@pratik/contract/reminders';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { callIn } from '../../guardian-app.ts';
import { startTestApp, type TestApp } from '../../harness.ts';
import { startMailServer } from '../../mail-server.ts';
import { reportWork } from '../../school/report-work.ts';
import { addAndSignIn, type Session, signInFirstAdministrator } from '../../users.ts';

type Learner = Session & { id: string };

let mail: Awaited<ReturnType<typeof startMailServer>>;
let app: TestApp;
let call: ReturnType<typeof callIn>;
let work: ReturnType<typeof reportWork>;
let admin: Session;
let learner: Learner;

/** A Sunday at 18:05 in İstanbul. */
const sundayEvening = '2026-03-15T15:05:00Z';
/** The Monday after it, at 18:05 in İstanbul. */
const mondayEvening = '2026-03-16T15:05:00Z';

const on: ReminderSettings = {
  reminder: true,
  weeklyLetter: true,
  weekdays: [1, 2, 3, 4, 5],
  hour: 18,
  tone: 'calm',
};

beforeAll(async () => {
  mail = await startMailServer();
  app = await startTestApp({
    env: { SMTP_URL: mail.url, MAIL_FROM: 'pratik@okul.example', PUBLIC_URL: 'https://pratik.okul.example' },
  });
  call = callIn(app);
  work = reportWork(app);
  admin = await signInFirstAdministrator(app);
});
afterAll(async () => {
  await app.close();
  await mail.stop();
});
beforeEach(async () => {
  await app.database.pool.query('delete from reminder_settings');
  app.clock.set('2026-03-14T09:00:00Z');
  learner = await addAndSignIn(app, admin, { name: 'Ege', surname: 'Su', levelId: 'A2' });
});

const settingsOf = async (who: Session = learner): Promise<AnswerOf<typeof getReminderSettings>> =>
  (await call(who, 'reminder/settings')).body;
const save = (settings: Partial<ReminderSettings> = {}, who: Session = learner) =>
  call(who, 'reminder/save-settings', { ...on, ...settings });
const consent = async (given = true, who: Session = learner) => {
  const { consents } = (await call(who, 'privacy/get')).body;
  const { version, service } = consents.find(({ purpose }: { purpose: string }) => purpose === 'reminders');
  return call(who, 'privacy/decide', { purpose: 'reminders', given, version, service });
};
const sendDue = (at: string) => {
  app.clock.set(at);
  return app.modules.reminders.reminders.sendDue();
};
const sentKinds = async (): Promise<string[]> => {
  const { rows } = await app.database.pool.query(
    `select kind from mail_letters where user_id = $1 order by kind`,
    [learner.id],
  );
  return rows.map(({ kind }) => kind);
};

describe('settings of reminders', () => {
  test('are off until the learner turns them on, and say where e-mails go', async () => {
    const state = await settingsOf();
    expect(state).toMatchObject({
      settings: { reminder: false, weeklyLetter: false },
      mailConfigured: true,
      allowed: false,
    });
    expect(state.email).toContain('@');
  });

  test('store the hour, the days and the tone', async () => {
    const wish = { weekdays: [2, 6], hour: 7, tone: 'brief' as const };
    expect((await save(wish)).status).toBe(200);
    expect((await settingsOf()).settings).toEqual({ ...on, ...wish });
  });

  test.each([{ hour: 24 }, { weekdays: [0] }, { weekdays: [1, 1] }, { tone: 'loud' as never }])(
    'reject the invalid value %j',
    async (wish) => {
      expect((await save(wish)).status).toBe(400);
    },
  );
});

describe('reminder', () => {
  test('is sent at the chosen hour of the learner’s time zone on a day without practice, once', async () => {
    await consent();
    await save();
    expect(await sendDue('2026-03-16T14:55:00Z')).toBe(0);
    expect(await sendDue(mondayEvening)).toBe(1);
    expect(await sendDue('2026-03-16T15:30:00Z')).toBe(0);
    expect(await sentKinds()).toEqual(['reminder']);
  });

  test('is not sent on a day with practice', async () => {
    await consent();
    await save();
    await work.practise(learner.id, '2026-03-16', 3);
    expect(await sendDue(mondayEvening)).toBe(0);
  });

  test('is not sent on a quiet day', async () => {
    await consent();
    await save({ weekdays: [2, 3], weeklyLetter: false });
    expect(await sendDue(mondayEvening)).toBe(0);
  });

  test('is not sent without consent, nor after the consent is withdrawn', async () => {
    await save();
    expect(await sendDue(mondayEvening)).toBe(0);
    await consent();
    await consent(false);
    expect(await sendDue(mondayEvening)).toBe(0);
  });

  test('is not sent to a disabled account', async () => {
    await consent();
    await save();
    await app.database.pool.query(`update users set status = 'disabled' where id = $1`, [learner.id]);
    expect(await sendDue(mondayEvening)).toBe(0);
  });

  test('contains a link whose code turns off all e-mails without signing in', async () => {
    await consent();
    await save();
    await sendDue(mondayEvening);
    const text = await mail.letterTo((await settingsOf()).email);
    const code = /https:\/\/pratik\.okul\.example\/auth\/stop-reminders#code=([0-9a-f-]{36})/.exec(text)?.[1];
    expect((await call(null, 'reminder/stop', { code })).status).toBe(200);
    expect((await settingsOf()).settings).toMatchObject({ reminder: false, weeklyLetter: false, hour: 18 });
  });

  test('has a link whose code must exist', async () => {
    const code = '0190a0f0-0000-4000-8000-000000000001';
    expect((await call(null, 'reminder/stop', { code })).status).toBe(404);
  });
});

describe('weekly letter', () => {
  const letterOf = async (week?: string): Promise<WeeklyLetter> => {
    const { status, body } = await call(learner, `reminder/weekly-letter${week ? `?week=${week}` : ''}`);
    expect(status).toBe(200);
    return body;
  };

  test('is sent on Sunday at the chosen hour, also on a day with practice, once', async () => {
    await consent();
    await save({ weekdays: [] });
    await work.practise(learner.id, '2026-03-15', 3);
    expect(await sendDue(sundayEvening)).toBe(1);
    expect(await sendDue('2026-03-15T16:00:00Z')).toBe(0);
    expect(await sentKinds()).toEqual(['weekly-letter']);
  });

  test('contains minutes, words that stayed, an error that became rarer, and one thing for next week', async () => {
    app.clock.set(sundayEvening);
    for (const day of ['2026-03-09', '2026-03-11', '2026-03-15'])
      await work.practise(learner.id, day, 20, 300);
    await work.practise(learner.id, '2026-03-04', 20, 600);
    await work.err(learner.id, '2026-03-02', 'missing-article', 30);
    await work.err(learner.id, '2026-03-09', 'missing-article', 4);
    await work.review(learner.id, '2026-03-10', 3, 'harbour', '2026-03-01T09:00:00Z');
    await work.review(learner.id, '2026-03-10', 1, 'forgotten', '2026-03-01T09:00:00Z');
    await work.review(learner.id, '2026-03-10', 3, 'recent', '2026-03-08T09:00:00Z');
    const letter = await letterOf();
    expect(letter).toMatchObject({
      from: '2026-03-09',
      to: '2026-03-15',
      minutes: 60,
      days: 3,
      words: { learned: 3, stayed: 1, examples: ['harbour'] },
      mistakeGone: 'missing-article',
      next: { kind: 'error', code: 'missing-article' },
      isLatest: true,
    });
  });

  test('is about the last full week on every other day, and earlier weeks can be read', async () => {
    app.clock.set('2026-03-18T09:00:00Z');
    expect(await letterOf()).toMatchObject({ from: '2026-03-09', isLatest: true });
    expect(await letterOf('2026-03-05')).toMatchObject({ from: '2026-03-02', isLatest: false });
    expect((await call(learner, 'reminder/weekly-letter?week=2026-03-18')).status).toBe(404);
  });

  test('is kind about a week without practice', async () => {
    app.clock.set(sundayEvening);
    expect(await letterOf()).toMatchObject({ days: 0, mistakeGone: null, next: { kind: 'begin' } });
  });
});

test('reminders › are not offered when no mail server is configured', async () => {
  const plain = await startTestApp();
  try {
    const calling = callIn(plain);
    const someone = await addAndSignIn(plain, await signInFirstAdministrator(plain));
    const { body } = await calling(someone, 'reminder/settings');
    expect(body).toMatchObject({ mailConfigured: false, allowed: false });
    expect(await plain.modules.reminders.reminders.sendDue()).toBe(0);
  } finally {
    await plain.close();
  }
});
