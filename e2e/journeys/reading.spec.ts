import type { Page } from '@playwright/test';
import { beyondTheEdge, setTextSize, violations } from '../support/axe.ts';
import { press, tabTo } from '../support/keyboard.ts';
import { expectPage } from '../support/page.ts';
import { type Pratik, startPratik } from '../support/pratik.ts';
import { expect, test } from '../support/test.ts';
import { addLearner, browserStateOf, learner, type Stored, withAdministrator } from '../support/users.ts';

let pratik: Pratik;
let stored: Stored;
test.beforeAll(async ({ request }) => {
  pratik = await startPratik(withAdministrator);
  // Pratik may choose any text for today, but the test answers only single-choice questions. Therefore the test
  // retires all questions of other forms.
  // questions.spec.ts tests these forms.
  await pratik.query(`update curriculum_items set state = 'retired' where form <> 'one'`);
  // All texts that Pratik may choose for today have 5 single-choice questions.
  await pratik.query(
    `update curriculum_items as text set state = 'retired' where kind = 'reading' and 5 <> (
       select count(*) from curriculum_items where parent_kind = 'reading' and parent_id = text.id and form = 'one')`,
  );
  await addLearner(request, pratik);
  stored = await browserStateOf(pratik, learner);
});
test.afterAll(() => pratik.stop());

/** Returns the correct option of the question on the screen, as stored in the library. */
const rightOption = async (page: Page): Promise<string> => {
  const ask = await page.locator('legend[lang="en"]').textContent();
  const [row] = await pratik.query<{ option: string }>(
    `select body->'options'->>((body->>'answer')::int) as option from curriculum_items
     where kind = 'question' and parent_kind = 'reading' and body->>'ask' = $1`,
    [ask],
  );
  return row?.option ?? '';
};

const answerRight = async (page: Page): Promise<void> => {
  await page
    .locator('form')
    .getByText(await rightOption(page), { exact: true })
    .click();
  await page.getByRole('button', { name: 'Yanıtla' }).click();
};

test('reading exercise › shows word meanings and questions on a phone, and can be continued on another device', async ({
  browser,
}) => {
  const phone = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'tr-TR',
    hasTouch: true,
    storageState: stored,
  });
  const page = await phone.newPage();
  await page.goto(`${pratik.url}/pages/reading-practice`);
  await expectPage(page, 'Okuma Pratiği');
  const today = page.getByRole('region', { name: 'Bugünün metni' });
  const title = (await today.locator('[lang="en"]').first().textContent()) ?? '';
  await today.getByRole('link', { name: 'Oku', exact: true }).tap();
  await expectPage(page, title);

  // A tap on a word of the text shows the Turkish meaning of the word.
  const text = page.getByRole('article', { name: 'Metin' });
  const the = text.locator('[data-at]', { hasText: /^the$/i }).first();
  await the.tap();
  const card = page.getByRole('dialog');
  await expect(card.getByText('Kelimelerime ekle')).toBeVisible();
  await expect(card.locator('[lang="tr"]').last()).not.toBeEmpty();
  for (const scheme of ['dark', 'light'] as const) expect(await violations(page, scheme)).toEqual([]);
  await card.getByRole('button', { name: 'Kapat' }).tap();
  await expect(card).toHaveCount(0);
  await expect(the).toBeFocused();

  // The questions appear after the text. The test answers the first question wrong, and the page highlights the
  // evidence in the text.
  await pratik.advanceClock(40);
  await page.getByRole('button', { name: 'Okudum, sorulara geç' }).tap();
  await expect(page.getByText('Soru 1 / 5')).toBeVisible();
  const right = await rightOption(page);
  await page.locator('form fieldset label').filter({ hasNotText: right }).first().tap();
  await page.getByRole('button', { name: 'Yanıtla' }).tap();
  await expect(page.getByRole('heading', { name: /Soru 1 \/ 5.*Yanlış/ })).toBeVisible();
  await expect(text.locator('mark').first()).toBeAttached();
  await page.getByRole('button', { name: 'Metinde göster' }).tap();
  await expect(text.locator('mark').first()).toBeInViewport();
  for (const scheme of ['dark', 'light'] as const) expect(await violations(page, scheme)).toEqual([]);
  await page.getByRole('button', { name: 'Sorulara dön' }).tap();
  await page.getByRole('button', { name: 'Sonraki soru' }).tap();
  await answerRight(page);
  await expect(page.getByRole('heading', { name: /Soru 2 \/ 5.*Doğru/ })).toBeVisible();

  // The learner continues on a desktop browser at the position reached on the phone.
  const messageReview = await browser.newContext({
    locale: 'tr-TR',
    storageState: await phone.storageState(),
  });
  const there = await messageReview.newPage();
  await there.goto(`${pratik.url}/pages/reading-practice`);
  await there
    .getByRole('region', { name: 'Yarım kalanlar' })
    .getByRole('link', { name: `Sürdür: ${title}` })
    .click();
  for (const number of [3, 4, 5]) {
    await expect(there.getByText(`Soru ${number} / 5`)).toBeVisible();
    await answerRight(there);
    await there.getByRole('button', { name: number < 5 ? 'Sonraki soru' : 'Sonucu gör' }).click();
  }
  await expect(there.getByRole('heading', { name: '5 sorudan 4 doğru' })).toBeFocused();
  await expect(there.getByText(/Hızınız: dakikada \d+ kelime/)).toBeVisible();
  expect(await pratik.query(`select learner_turns from activity_days where kind = 'reading'`)).toEqual([
    { learner_turns: 1 },
  ]);

  // At the end of the exercise, the learner adds a word of the text by keyboard.
  const end = there.getByRole('region', { name: 'Sırada ne var?' });
  const add = end.getByRole('button', { name: /^Ekle: / }).first();
  await press(there, add);
  await expect(end.getByText('Eklendi')).toBeVisible();
  await expect(end.getByRole('link')).toBeVisible();
  expect(
    await pratik.query(
      `select origin from vocabulary_cards where origin = 'reading' and sentence is not null`,
    ),
  ).toEqual([{ origin: 'reading' }]);
  for (const scheme of ['dark', 'light'] as const) expect(await violations(there, scheme)).toEqual([]);

  // The phone and the desktop browser show that today’s reading is complete.
  await page.goto(`${pratik.url}/pages/reading-practice`);
  await expect(page.getByText(/Bugünkü okumanız tamam/)).toBeVisible();
  const history = page.getByRole('region', { name: 'Okuduklarım' });
  await expect(history.getByRole('link', { name: new RegExp(title.replaceAll('?', '\\?')) })).toContainText(
    '4/5 doğru',
  );
  for (const size of [18, 28]) {
    await setTextSize(page, size);
    expect(await beyondTheEdge(page)).toEqual([]);
  }
  await messageReview.close();
  await phone.close();
});

test('reading exercise › can be used by keyboard, and sends an answer exactly once after a lost connection', async ({
  page,
  context,
  errors,
}) => {
  await context.setStorageState(stored);
  await page.goto(`${pratik.url}/pages/reading-practice?level=A2&shown=new`);
  await expectPage(page, 'Okuma Pratiği');
  const first = page.getByRole('region', { name: 'Bütün metinler' }).getByRole('article').first();
  const title = (await first.getByRole('heading').textContent()) ?? '';
  await press(page, first.getByRole('link'));
  await expectPage(page, title);

  // Each paragraph is one tab stop. The arrow keys move between its words, Enter opens the word card, and Esc
  // returns to the word.
  const words = page.getByRole('article', { name: 'Metin' }).locator('p').first().locator('[data-at]');
  await tabTo(page, words.first());
  await page.keyboard.press('ArrowRight');
  await expect(words.nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(words.nth(1)).toBeFocused();

  await press(page, page.getByRole('button', { name: 'Okudum, sorulara geç' }));
  await expect(page.getByRole('heading', { name: 'Soru 1 / 5' })).toBeFocused();
  const right = await rightOption(page);
  const options = page.getByRole('radio');
  await tabTo(page, options.first());
  await page.keyboard.press('Space');
  while (!(await page.getByRole('radio', { name: right, exact: true }).isChecked()))
    await page.keyboard.press('ArrowDown');

  // While the browser is offline, the page stores the answer. After the connection returns, the page sends the
  // answer once.
  errors.allow(/ERR_INTERNET_DISCONNECTED/);
  await context.setOffline(true);
  await press(page, page.getByRole('button', { name: 'Yanıtla' }));
  await expect(page.getByText(/Yanıtınız duruyor/)).toBeVisible();
  await context.setOffline(false);
  const outcome = page.getByRole('heading', { name: /Soru 1 \/ 5.*Doğru/ });
  await expect(outcome).toBeFocused();
  expect(
    await pratik.query(
      'select is_right from reading_answers a join readings r on r.id = a.reading_id where r.title = $1',
      [title],
    ),
  ).toEqual([{ is_right: true }]);
  await press(page, page.getByRole('button', { name: 'Sonraki soru' }));
  await expect(page.getByRole('heading', { name: 'Soru 2 / 5' })).toBeFocused();
});
