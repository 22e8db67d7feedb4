import { randomUUID } from 'node:crypto';
import { inflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../harness.ts';
import { addAndSignIn, type Session, signInFirstAdministrator } from '../users.ts';
import { reportWork } from './report-work.ts';

type Member = Session & { id: string };

let app: TestApp;
let admin: Session;
let teacher: Member;
let otherTeacher: Member;
let ipek: Member;
let classId: string;

const post = async (path: string, body: object, who: Session) => {
  const answer = await app.send('POST', `/api/private/${path}`, { token: who.token, body });
  return { status: answer.statusCode, body: answer.json() };
};

beforeAll(async () => {
  app = await startTestApp();
  const work = reportWork(app);
  app.clock.set('2026-03-18T09:00:00Z');
  admin = await signInFirstAdministrator(app);
  teacher = await addAndSignIn(app, admin, { name: 'Tuğba', surname: 'Hoca' });
  otherTeacher = await addAndSignIn(app, admin, { name: 'Kerem', surname: 'Hoca' });
  ipek = await addAndSignIn(app, admin, { name: 'İpek', surname: 'Işık', levelId: 'A2' });
  const group = { code: `9-${randomUUID().slice(0, 6)}`, name: 'D', term: '2026 Bahar', levelId: 'A2' };
  classId = (await post('class/add', group, admin)).body.id;
  await post('class/add-members', { classId, role: 'teacher', userIds: [teacher.id] }, admin);
  await post('class/add-members', { classId, role: 'learner', userIds: [ipek.id] }, admin);
  await work.practise(ipek.id, '2026-03-10', 20, 150);
  await work.read(ipek.id, '2026-03-10T09:00:00Z', 4);
  await work.able(ipek.id, 'reading', 0);
});
afterAll(() => app.close());

/** Returns the number of pages of a PDF file. Only the streams of the file are compressed, not its objects. */
const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;

/**
 * Returns the texts of a PDF file. Each text is a list of glyph numbers; the tables of the fonts map them to letters. A
 * text is decoded with the table of every font, because the test does not follow the references between objects.
 */
const textOf = (pdf: Buffer): string => {
  const raw = pdf.toString('latin1');
  const streams = [...raw.matchAll(/stream\r?\n/g)].flatMap(({ index, 0: mark }) => {
    const begin = index + mark.length;
    try {
      return [inflateSync(pdf.subarray(begin, raw.indexOf('endstream', begin))).toString('latin1')];
    } catch {
      return [];
    }
  });
  const tables = streams
    .filter((stream) => stream.includes('beginbfrange'))
    .map((stream) =>
      [...stream.matchAll(/\[([^\]]*)\]/g)].flatMap(([, list = '']) =>
        [...list.matchAll(/<([0-9a-f]+)>/g)].map(([, hex = '']) =>
          Buffer.from(hex, 'hex').swap16().toString('utf16le'),
        ),
      ),
    );
  const texts = streams.flatMap((stream) => [...stream.matchAll(/(\[[^\]]*\]) TJ/g)]);
  return texts
    .flatMap(([, list = '']) => {
      const numbers = [...list.matchAll(/<([0-9a-f]*)>/g)].flatMap(
        ([, hex = '']) => hex.match(/.{4}/g) ?? [],
      );
      return tables.map((table) => numbers.map((number) => table[Number.parseInt(number, 16)]).join(''));
    })
    .join('\n');
};

const pdfOf = async (path: string, body: object, who: Session): Promise<{ name: string; pdf: Buffer }> => {
  const { status, body: answer } = await post(path, body, who);
  expect([path, status, answer]).toMatchObject([path, 200, {}]);
  return { name: answer.name, pdf: Buffer.from(answer.file, 'base64') };
};

describe('report files', () => {
  test('are PDF files with Turkish letters, for the class, the learner and the guardian', async () => {
    const files = [
      await pdfOf('report/class-pdf', { classId, period: 'month' }, teacher),
      await pdfOf('report/learner-pdf', { userId: ipek.id, period: 'month' }, teacher),
      await pdfOf('report/guardian-pdf', { userId: ipek.id, week: '2026-03-09' }, teacher),
    ];
    expect(files.map(({ name }) => name)).toEqual([
      'sinif-raporu-2026-03-18.pdf',
      'ogrenci-raporu-2026-03-18.pdf',
      'veli-mektubu-2026-03-09.pdf',
    ]);
    for (const { pdf } of files) {
      expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
      expect(textOf(pdf)).toContain('İpek Işık');
    }
    expect(files.map(({ pdf }) => pagesOf(pdf)).at(-1)).toBe(1);
  });

  test('return 404 to teachers of other classes', async () => {
    for (const [path, body] of [
      ['report/class-pdf', { classId, period: 'month' }],
      ['report/learner-pdf', { userId: ipek.id, period: 'month' }],
      ['report/guardian-pdf', { userId: ipek.id }],
    ] as const)
      expect([path, (await post(path, body, otherTeacher)).status]).toEqual([path, 404]);
    expect((await post('report/guardian-pdf', { userId: ipek.id }, ipek)).status).toBe(404);
  });

  test('are recorded in the audit log when they are downloaded, except a learner’s own report', async () => {
    await pdfOf('report/learner-pdf', { period: 'month' }, ipek);
    const { entries } = (await post('audit/list', { action: 'download.report' }, admin)).body;
    const found = entries.map((entry: { detail: { call: string }; targetId: string | null }) => [
      entry.detail.call,
      entry.targetId,
    ]);
    expect(found).toEqual([
      ['report/guardian-pdf', ipek.id],
      ['report/learner-pdf', ipek.id],
      ['report/class-pdf', teacher.id],
    ]);
  });
});
