import { type Page, request } from '@playwright/test';
import { beyondTheEdge, setTextSize, violations } from '../support/axe.ts';
import { press } from '../support/keyboard.ts';
import { expectPage } from '../support/page.ts';
import { type Pratik, startPratik } from '../support/pratik.ts';
import { expect, test } from '../support/test.ts';
import {
  administrator,
  browserStateOf,
  call,
  learner,
  type Stored,
  tokenOf,
  withAdministrator,
} from '../support/users.ts';

let pratik: Pratik;
let stored: Stored;
test.beforeAll(async () => {
  pratik = await startPratik(withAdministrator);
  const context = await request.newContext();
  const token = await tokenOf(context, pratik, administrator);
  // Adds a learner without a level.
  await call(context, pratik, token, 'user/add-user', { ...learner, role: 'user' });
  stored = await browserStateOf(pratik, learner);
});
test.afterAll(() => pratik.stop());

const url = () => `${pratik.url}/pages/placement-test`;
const levels = ['A1', 'A2', 'B1', 'B2', 'C1'];

type Asked = { id: string; level: string; right: string; place: number };

/** Returns the question on the screen, as stored in the library. */
const askedNow = async (page: Page): Promise<Asked> => {
  const options = await page.locator('label [lang="en"]').allTextContents();
  const [row] = await pratik.query<Asked>(
    `select id, level_id as level, body->'options'->>((body->>'answer')::int) as right, (body->>'answer')::int as place
     from curriculum_items where kind = 'placement-item'
       and (select array_agg(o order by n) from json_array_elements_text(body->'options') with ordinality as x(o, n)) = $1`,
    [options],
  );
  if (!row) throw new Error(`no question has these options: ${options.join(' | ')}`);
  return row;
};

/**
 * Simulates a learner at level B1, who knows the answers to all questions below B1, to half of the B1
 * questions and to no question above B1.
 */
const knows = ({ id, level }: Asked): boolean =>
  levels.indexOf(level) < 2 || (level === 'B1' && id.length % 2 === 1);

const questionNumber = (page: Page) => page.getByRole('heading', { name: /^Soru \d+$/ });

/** Answers the question on the screen by touch and waits for the next screen. */
const answerByTouch = async (page: Page): Promise<void> => {
  const number = await questionNumber(page).textContent();
  const asked = await askedNow(page);
  if (knows(asked)) {
    await page.locator('label', { has: page.getByText(asked.right, { exact: true }) }).tap();
    await page.getByRole('button', { name: 'Yanıtla' }).tap();
  } else {
    await page.getByRole('button', { name: 'Bilmiyorum' }).tap();
  }
  await expect(page.getByText(number ?? '', { exact: true })).toHaveCount(0);
};

const looksRight = async (page: Page): Promise<void> => {
  for (const scheme of ['dark', 'light'] as const) expect(await violations(page, scheme)).toEqual([]);
  for (const size of [18, 28]) {
    await setTextSize(page, size);
    expect(await beyondTheEdge(page)).toEqual([]);
  }
  await setTextSize(page, 14);
};

test('placement test › can be started on a phone and continued in a desktop browser, and assigns its level to the learner', async ({
  browser,
}) => {
  const phone = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'tr-TR',
    hasTouch: true,
    storageState: stored,
  });
  const page = await phone.newPage();
  await page.goto(url());
  await expectPage(page, 'Seviye Testi');
  await looksRight(page);
  await page.getByRole('button', { name: 'Teste başla' }).tap();
  await expect(questionNumber(page)).toHaveText('Soru 1');
  await expect(page.getByText('yaklaşık 20 soru kaldı')).toBeVisible();
  // The first four questions of the placement test have different forms, and the test checks the layout of
  // each question.
  for (let number = 1; number <= 4; number += 1) {
    await looksRight(page);
    await answerByTouch(page);
  }
  await expect(questionNumber(page)).toHaveText('Soru 5');
  await page.getByRole('link', { name: 'Bırak, sonra sürdürürüm' }).tap();
  await expect(page.getByText(/4 soru yanıtladınız/)).toBeVisible();

  const messageReview = await browser.newContext({
    locale: 'tr-TR',
    hasTouch: true,
    storageState: await phone.storageState(),
  });
  const there = await messageReview.newPage();
  await there.goto(url());
  await there.getByRole('link', { name: 'Sürdür' }).click();
  await expect(questionNumber(there)).toHaveText('Soru 5');
  for (let number = 5; number <= 25; number += 1) {
    if ((await there.getByRole('heading', { name: /^Size uygun seviye/ }).count()) > 0) break;
    await answerByTouch(there);
    await expect(questionNumber(there).or(there.getByRole('heading', { name: /^Size uygun/ }))).toBeVisible();
  }
  // Each test run draws different questions, so the result is sometimes a level next to B1.
  const [found] = await pratik.query<{ id: string; name: string }>(
    `select l.id, l.name_tr as name from levels l join placement_attempts a on a.level_id = l.id`,
  );
  const { id = '', name = '' } = found ?? {};
  expect(['B1', 'B2']).toContain(id);
  await expect(there.getByRole('heading', { name: `Size uygun seviye: ${name}` })).toBeFocused();
  await expectPage(there, 'Seviye testi sonucu');
  await expect(there.getByText(new RegExp(`olasılıkla ${id}|kesin: ${id}|${id} ile`)).first()).toBeVisible();
  await looksRight(there);
  expect(await pratik.query('select level_id from users where email = $1', [learner.email])).toEqual([
    { level_id: null },
  ]);

  await there.getByRole('button', { name: 'Bu seviyeyi kullan' }).click();
  await expect(there.getByText(`Seviyeniz kaydedildi: ${name}`)).toBeVisible();
  await expect(there.getByRole('link', { name: 'Bugünün planına git' })).toBeFocused();
  expect(await pratik.query('select level_id from users where email = $1', [learner.email])).toEqual([
    { level_id: id },
  ]);
  const skills = await pratik.query<{ skill: string }>('select skill from skill_abilities order by skill');
  expect(skills.map(({ skill }) => skill)).toEqual(['grammar', 'reading', 'vocabulary']);

  // The phone still shows a question of the finished test. After a reload, the phone also shows the result.
  await page.goto(url());
  await expect(page.getByText(`Şimdiki seviyeniz: ${name}`)).toBeVisible();
  const history = page.getByRole('region', { name: 'Önceki sonuçlar' });
  await expect(history.getByRole('link', { name: new RegExp(name) })).toContainText('seviyeniz oldu');
  await messageReview.close();
  await phone.close();
});

test('placement test › can be used by keyboard, and counts each answer once despite a lost connection and a second tab', async ({
  page,
  context,
  errors,
}) => {
  await context.setStorageState(stored);
  await page.goto(url());
  await press(page, page.getByRole('button', { name: 'Teste başla' }));
  await expect(questionNumber(page)).toHaveText('Soru 1');
  const first = await askedNow(page);
  await page.keyboard.press(String(first.place + 1));
  await expect(page.getByRole('radio', { name: first.right, exact: true })).toBeChecked();

  // While the browser is offline, the page stores the answer. After the connection returns, the page sends the
  // answer once.
  errors.allow(/ERR_INTERNET_DISCONNECTED/);
  await context.setOffline(true);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Yanıtınız duruyor/)).toBeVisible();
  await context.setOffline(false);
  await expect(questionNumber(page)).toHaveText('Soru 2');
  await expect(questionNumber(page)).toBeFocused();

  // Another tab shows the same question of the placement test. An answer in that tab is not counted, and the
  // tab shows the next question.
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(questionNumber(other)).toHaveText('Soru 2');
  await other.keyboard.press('0');
  await expect(questionNumber(other)).toHaveText('Soru 3');
  await page.keyboard.press('1');
  await page.keyboard.press('Enter');
  await expect(questionNumber(page)).toHaveText('Soru 3');
  expect(
    await pratik.query(
      `select position, answered from placement_answers a join placement_attempts t on t.id = a.attempt_id
       where finished_at is null order by position`,
    ),
  ).toEqual([
    { position: 0, answered: 'right' },
    { position: 1, answered: 'unknown' },
  ]);
  await other.close();

  // The learner abandons the test after a confirmation and starts a new test.
  await press(page, page.getByRole('link', { name: 'Bırak, sonra sürdürürüm' }));
  await press(page, page.getByRole('button', { name: 'Baştan başla' }));
  const dialog = page.getByRole('dialog', { name: 'Yarım kalan test bırakılsın mı?' });
  await expect(dialog).toBeVisible();
  for (const scheme of ['dark', 'light'] as const) expect(await violations(page, scheme)).toEqual([]);
  await press(page, dialog.getByRole('button', { name: 'Bırak ve baştan başla' }));
  await expect(questionNumber(page)).toHaveText('Soru 1');
});
