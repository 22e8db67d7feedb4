import { randomUUID } from 'node:crypto';
import type { GuardianReport } from '@pratik/contract/guardian-reports';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type FakeAiServer, startFakeAiServer } from '../fake-ai-server.ts';
import { callIn } from '../guardian-app.ts';
import { startTestApp, type TestApp } from '../harness.ts';
import { startMailServer } from '../mail-server.ts';
import { addAndSignIn, type Session, signInFirstAdministrator } from '../users.ts';
import { reportWork } from './report-work.ts';

type Member = Session & { id: string };

let ai: FakeAiServer;
let mail: Awaited<ReturnType<typeof startMailServer>>;
let app: TestApp;
let call: ReturnType<typeof callIn>;
let work: ReturnType<typeof reportWork>;
let admin: Session;
let teacher: Member;
let otherTeacher: Member;
let ipek: Member;
let classId: string;

const lastWeek = '2026-03-09';

beforeAll(async () => {
  [ai, mail] = await Promise.all([startFakeAiServer(), startMailServer()]);
  app = await startTestApp({
    env: {
      AI_BASE_URL: ai.url,
      AI_MODEL: 'fake',
      AI_FEEDBACK: 'false',
      MINORS: 'on',
      SMTP_URL: mail.url,
      MAIL_FROM: 'pratik@okul.example',
      PUBLIC_URL: 'https://pratik.okul.example',
    },
  });
  call = callIn(app);
  work = reportWork(app);
  admin = await signInFirstAdministrator(app);
  teacher = await addAndSignIn(app, admin, { name: 'Tuğba', surname: 'Hoca' });
  otherTeacher = await addAndSignIn(app, admin, { name: 'Kerem', surname: 'Hoca' });
});
afterAll(async () => {
  await app.close();
  await mail.stop();
  await ai.close();
});
beforeEach(async () => {
  // A Monday, one hour after the weekly reports are sent.
  app.clock.set('2026-03-16T06:00:00Z');
  ipek = await addAndSignIn(app, admin, { name: 'İpek', surname: 'Işık', levelId: 'A2' });
  const code = `9-${randomUUID().slice(0, 8)}`;
  const group = { code, name: 'Dokuzlar', term: '2026 Bahar', levelId: 'A2' };
  classId = (await call(admin, 'class/add', group)).body.id;
  await call(admin, 'class/add-members', { classId, role: 'teacher', userIds: [teacher.id] });
  await call(admin, 'class/add-members', { classId, role: 'learner', userIds: [ipek.id] });
});

const get = async (who: Session = teacher, week = lastWeek): Promise<GuardianReport> => {
  const { status, body } = await call(who, `report/guardian?userId=${ipek.id}&week=${week}`);
  expect([status, body]).toMatchObject([200, {}]);
  return body;
};
const textOf = ({ sections }: GuardianReport) => sections.flatMap(({ lines }) => lines).join('\n');
const send = (who: Session = teacher) =>
  call(who, 'report/send-guardian', { userId: ipek.id, week: lastWeek });
/** Gives the learner a guardian who has consented through a link that was mailed to this address. */
const consent = async (email = `veli-${randomUUID()}@aile.example`) => {
  await call(ipek, 'privacy/set-age-band', { band: '13-17' });
  await app.database.pool.query(
    `insert into guardian_requests (id, user_id, code_hash, email, asked_at, expires_at, given)
     values ($1, $2, $3, $4, $5, $6, true)`,
    [randomUUID(), ipek.id, randomUUID(), email, app.clock.now(), '2027-03-01'],
  );
  await decide(true);
  return email;
};
const decide = (given: boolean) =>
  app.database.pool.query(
    `insert into guardian_decisions (user_id, given, guardian, means, at) values ($1, $2, 'Nur Işık', 'link', $3)`,
    [ipek.id, given, app.clock.now()],
  );
/** Returns the recipients of the e-mails about the learner. */
const recipients = async (): Promise<string[]> => {
  const { rows } = await app.database.pool.query<{ recipient: string }>(
    `select recipient from mail_letters where kind = 'guardian-report' and user_id = $1`,
    [ipek.id],
  );
  return rows.map(({ recipient }) => recipient);
};

describe('weekly report for a guardian', () => {
  test('says in Turkish what the learner practised, what goes well, and how the guardian can help', async () => {
    for (const day of ['2026-03-09', '2026-03-10', '2026-03-12', '2026-03-14'])
      await work.practise(ipek.id, day, 350);
    await work.practise(ipek.id, '2026-03-16', 500);
    await work.read(ipek.id, '2026-03-10T09:00:00Z', 4);
    await work.err(ipek.id, '2026-03-09', 'missing-article', 4);
    const report = await get();
    expect(report).toMatchObject({
      learner: { name: 'İpek Işık' },
      from: '2026-03-09',
      to: '2026-03-15',
      subject: 'Haftalık veli mektubu',
    });
    const text = textOf(report);
    expect(text).toContain('Hafta: 9 Mart 2026 – 15 Mart 2026');
    expect(text).toContain('Bu hafta 4 gün, toplam 1.400 dakika İngilizce çalıştı.');
    expect(text).toContain('İngilizce sohbet: 1.400 dakika');
    expect(text).toContain('Okunan metin: 1');
    expect(text).toContain('Düzenli çalışıyor: bu hafta 4 gün çalıştı.');
    expect(text).toContain('En çok zorlandığı konu: Eksik artikel.');
  });

  test('gives concrete suggestions without criticism for a week without practice', async () => {
    const report = await get();
    expect(textOf(report)).toContain('Bu hafta Pratik’te İngilizce çalışması görünmüyor.');
    expect(report.sections.map(({ heading }) => heading)).toEqual([
      null,
      'Evde nasıl yardım edebilirsiniz?',
      null,
    ]);
  });

  test('contains no text that the learner wrote or said', async () => {
    const conversationId = randomUUID();
    await call(ipek, 'chat/start', { conversationId, kind: 'free' });
    await call(ipek, 'chat/send-message', {
      conversationId,
      turnId: randomUUID(),
      text: 'I like my zarfkutusu.',
    });
    await work.write(ipek.id, '2026-03-16T05:00:00Z', 'My zarfkutusu is red.');
    const report = await get(teacher, '2026-03-16');
    expect(textOf(report)).toContain('Gönderilen yazı: 1');
    expect(JSON.stringify(report)).not.toContain('zarfkutusu');
  });

  test('returns 404 to teachers of other classes, to the learner, and for a week in the future', async () => {
    const path = `report/guardian?userId=${ipek.id}`;
    expect((await call(otherTeacher, path)).status).toBe(404);
    expect((await call(ipek, path)).status).toBe(404);
    expect((await call(teacher, path)).body.from).toBe(lastWeek);
    expect((await call(admin, path)).status).toBe(200);
    expect((await call(teacher, `${path}&week=2026-03-23`)).status).toBe(404);
    expect((await send(otherTeacher)).status).toBe(404);
    expect((await send(ipek)).status).toBe(404);
    expect((await call(otherTeacher, `report/class-mail?classId=${classId}`)).status).toBe(404);
  });
});

describe('e-mail with the weekly report for a guardian', () => {
  test('is off by default, and only administrators can switch it on', async () => {
    await consent();
    expect((await get()).sending).toEqual({
      mailConfigured: true,
      hasContact: true,
      byClass: false,
      byLearner: false,
      sentAt: null,
    });
    expect((await send()).status).toBe(409);
    expect((await call(teacher, 'report/set-class-mail', { classId, on: true })).status).toBe(403);
    expect((await call(teacher, 'report/set-learner-mail', { userId: ipek.id, on: true })).status).toBe(403);
    await call(admin, 'report/set-learner-mail', { userId: ipek.id, on: true });
    expect((await get()).sending).toMatchObject({ byClass: false, byLearner: true });
    await call(admin, 'report/set-learner-mail', { userId: ipek.id, on: false });
    await call(admin, 'report/set-class-mail', { classId, on: true });
    expect((await get()).sending).toMatchObject({ byClass: true, byLearner: false });
    expect((await call(teacher, `report/class-mail?classId=${classId}`)).body).toEqual({
      on: true,
      mailConfigured: true,
      learners: 1,
      contacts: 1,
    });
  });

  test('is sent once for each week, and is recorded in the audit log', async () => {
    const email = await consent();
    await call(admin, 'report/set-class-mail', { classId, on: true });
    expect((await send()).status).toBe(200);
    expect(await recipients()).toEqual([email]);
    const letter = await mail.letterTo(email);
    expect(letter).toContain('Öğrenci: İpek Işık');
    expect(letter).toContain('Bu mektubu e-posta ile almak istemiyorsanız kuruma bildirin.');
    expect((await get()).sending.sentAt).toBe('2026-03-16T06:00:00.000Z');
    expect((await send()).status).toBe(409);
    const { entries } = (await call(admin, 'audit/list', { action: 'user.guardian-report' })).body;
    expect(entries[0]).toMatchObject({ targetId: ipek.id, detail: { week: lastWeek } });
  });

  test('is not sent when no guardian has consented by e-mail', async () => {
    await call(admin, 'report/set-class-mail', { classId, on: true });
    expect((await send()).status).toBe(409);
    await consent();
    await decide(false);
    expect((await get()).sending.hasContact).toBe(false);
    expect((await send()).status).toBe(409);
    expect(await recipients()).toEqual([]);
  });

  test('is sent automatically once, on Monday morning, for learners whose e-mails are switched on', async () => {
    await consent();
    const { guardianReports } = app.modules.school;
    await guardianReports.sendDue();
    expect(await recipients()).toHaveLength(0);
    await call(admin, 'report/set-learner-mail', { userId: ipek.id, on: true });
    app.clock.set('2026-03-16T04:30:00Z');
    await guardianReports.sendDue();
    expect(await recipients()).toHaveLength(0);
    app.clock.set('2026-03-16T05:30:00Z');
    await guardianReports.sendDue();
    await guardianReports.sendDue();
    expect(await recipients()).toHaveLength(1);
    expect((await send()).status).toBe(409);
  });

  test('is not sent automatically on later days of the week', async () => {
    await consent();
    await call(admin, 'report/set-learner-mail', { userId: ipek.id, on: true });
    app.clock.set('2026-03-19T06:00:00Z');
    await app.modules.school.guardianReports.sendDue();
    expect(await recipients()).toHaveLength(0);
  });
});
