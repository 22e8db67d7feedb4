import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { callUrl } from '@pratik/contract/call';
import { formulaCell } from '@pratik/text/formula-cells';
import Papa from 'papaparse';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addAndSignIn, type Session, signInFirstAdministrator } from '../users.ts';
import { readCalls } from './calls.ts';
import { type Product, startProduct } from './product.ts';

const formula = '=HYPERLINK("http://kotu.example";"x")';

let product: Product;
let classId: string;
let admin: Session;
beforeAll(async () => {
  product = await startProduct();
  admin = await signInFirstAdministrator(product.app);
  const { pool } = product.app.database;
  const learner = await addAndSignIn(product.app, admin, { name: formula, surname: '@SUM(A1)' });
  // Downloads every CSV file as a learner and as an administrator. Some files contain the user’s data, and some
  // contain the data of all users.
  for (const { token } of [learner, admin]) {
    await product.call('vocabulary/save-word', token, {
      id: crypto.randomUUID(),
      word: 'equals',
      meaning: '=1+1',
      sentence: '-2+3 is what?',
      from: { kind: 'own' },
    });
  }
  // The gradebook contains the names of learners and the titles of assignments.
  const group = { code: '9-A', name: '9-A', term: '2026', levelId: null };
  classId = JSON.parse((await product.call('class/add', admin.token, group)).body).id;
  await pool.query(
    `insert into class_members (class_id, user_id, role, joined_at) select $1, id, 'learner', now() from users`,
    [classId],
  );
  await pool.query(
    `insert into assignments (id, class_id, kind, item_id, title, note, opens_at, due_at, for_all, created_at)
     values (gen_random_uuid(), $1, 'reading', 'x', $2, '', now(), now() + interval '1 day', true, now())`,
    [classId, JSON.stringify({ tr: formula, en: formula })],
  );
  // Simulates a surname stored by an older version, which accepted line breaks in names.
  await pool.query('update users set surname = $1 where surname = $2', ['=HYPERLINK("x")\n.', '@SUM(A1)']);
  await pool.query(`update curriculum_items set title = $1 where kind = 'question'`, [formula]);
});
afterAll(() => product.close());

const files = (await readCalls()).filter(({ answerKind }) => answerKind === 'csv');

test('list of CSV exports in this test › has more than three entries', () => {
  expect(files.length).toBeGreaterThan(3);
});

test.each(files.map((call) => [call.path, call] as const))(
  'CSV file %s › contains no cell that a spreadsheet could execute as a formula',
  async (_, call) => {
    const headers = ['authorization', `Bearer ${admin.token}`, 'content-type', 'application/json'];
    const input = call.path === 'homework/export' ? { classId } : {};
    const { status, body } = await product.ask(call.method, callUrl(call), headers, JSON.stringify(input));
    expect(status).toBe(200);
    const rows = Papa.parse<string[]>(body.replace(/^\uFEFF/, ''), { delimiter: ';' }).data;
    expect(rows.length).toBeGreaterThan(1);
    expect(rows.flat().filter((cell) => formulaCell.test(cell) && !cell.startsWith("'"))).toEqual([]);
    if (call.path === 'user/export') expect(body).toContain(`"'=HYPERLINK(""x"")\n."`);
  },
);

test('CSV writers › escape formulas by the same rule in the server and in the browser', () => {
  const root = new URL('../../../../', import.meta.url);
  const files = execFileSync('git', ['grep', '-lE', 'unparse\\(', '--', 'apps', 'packages'], {
    cwd: root,
    encoding: 'utf8',
  })
    .trim()
    .split('\n')
    .filter((file) => /\/src\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));
  const writers = files.map((file) => [file, readFileSync(new URL(file, root), 'utf8')] as const);
  const others = writers.filter(([, text]) => !text.includes('quotes: true, escapeFormulae: formulaCell'));
  // Spreadsheets do not read the Anki format, so this file needs no escaping.
  expect(others.map(([file]) => file)).toEqual(['apps/server/src/practice/vocabulary/anki/write-text.ts']);
  expect(writers.length).toBeGreaterThan(2);
});
