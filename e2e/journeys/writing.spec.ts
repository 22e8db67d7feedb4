import type { Page } from '@playwright/test';
import { beyondTheEdge, setTextSize, violations } from '../support/axe.ts';
import { press, tabTo } from '../support/keyboard.ts';
import { expectPage, processed } from '../support/page.ts';
import { type Pratik, startPratik } from '../support/pratik.ts';
import { expect, test } from '../support/test.ts';
import { addLearner, browserStateOf, learner, type Stored, withAdministrator } from '../support/users.ts';

let pratik: Pratik;
let stored: Stored;
test.beforeAll(async ({ request }) => {
  pratik = await startPratik(withAdministrator);
  await addLearner(request, pratik);
  stored = await browserStateOf(pratik, learner);
});
test.afterAll(() => pratik.stop());

const url = () => `${pratik.url}/pages/writing-practice`;
const field = (page: Page) => page.getByRole('textbox', { name: 'Yazınız' });
const isSaved = (page: Page) => expect(page.getByText(/^kaydedildi · /)).toBeVisible();
const axe = async (page: Page) => {
  for (const scheme of ['dark', 'light'] as const) expect(await violations(page, scheme)).toEqual([]);
};

const begun = 'My sister is nurse. She live in a small house near the sea.';
const more = ' Every evening we drink tea together, because she comes home late and we want to talk.';

test('writing practice › submits today’s text only once from two devices, and compares two drafts', async ({
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
  await expectPage(page, 'Yazma Pratiği');
  const today = page.getByRole('region', { name: 'Bugünün konusu' });
  await axe(page);
  await today.getByRole('button', { name: 'Yaz', exact: true }).tap();
  await expect(page.getByRole('region', { name: 'Konu', exact: true })).toBeVisible();
  await field(page).fill(begun);
  await isSaved(page);
  await axe(page);

  // The learner continues on a desktop browser. Typing on the phone afterwards does not overwrite the text from the
  // desktop.
  const messageReview = await browser.newContext({
    locale: 'tr-TR',
    storageState: await phone.storageState(),
  });
  const there = await messageReview.newPage();
  await there.goto(url());
  await there.getByRole('region', { name: 'Yarım kalanlar' }).getByRole('link', { name: 'Sürdür' }).click();
  await expect(field(there)).toHaveValue(begun);
  await field(there).fill(begun + more);
  await isSaved(there);
  await field(page).fill(`${begun} From the phone.`);
  await expect(page.getByRole('alert')).toContainText('Bu taslak başka bir yerde değişti');
  await axe(page);
  await page.getByRole('button', { name: 'Öbürüyle sürdür' }).tap();
  await expect(field(page)).toHaveValue(begun + more);
  await messageReview.close();

  // The piece of writing is submitted and processed only once. Its corrections are highlighted in the text.
  await page.getByRole('button', { name: 'Gönder' }).tap();
  await expect(page.getByText(/Düzeltmeler geldi/)).toBeVisible(processed);
  expect(await pratik.query(`select source, state from messages`)).toEqual([
    { source: 'writing', state: 'done' },
  ]);
  const nurse = page.getByRole('button', { name: /nurse.*düzeltme/ });
  await nurse.tap();
  const panel = page.getByRole('region', { name: /^1\. düzeltme/ });
  await expect(panel.getByText('a nurse').first()).toBeVisible();
  await axe(page);
  await panel.getByRole('button', { name: 'Bu düzeltme yanlış' }).tap();
  await expect(panel.getByText(/bir yönetici bakacak/)).toBeVisible();
  await panel.getByRole('button', { name: 'Geri al' }).tap();
  await panel.getByRole('button', { name: 'Kapat' }).tap();
  await expect(nurse).toBeFocused();
  const estimate = page.getByRole('region', { name: 'Seviye tahmini' });
  await expect(estimate.getByText(/^A[12]$/).first()).toBeVisible();
  await expect(estimate.getByText(/Bağlayıcılar:/)).toContainText('because');
  for (const size of [18, 28]) {
    await setTextSize(page, size);
    expect(await beyondTheEdge(page)).toEqual([]);
  }
  await setTextSize(page, 14);

  // The next draft starts with the text of this draft. The page can compare both drafts.
  await page.getByRole('button', { name: 'Düzeltip yeniden yaz' }).tap();
  await expect(field(page)).toHaveValue(begun + more);
  await field(page).fill((begun + more).replace('is nurse', 'is a nurse').replace('live', 'lives'));
  await isSaved(page);
  await page.getByRole('button', { name: 'Gönder' }).tap();
  await expect(page.getByText(/Düzeltilecek bir şey bulunmadı|Düzeltmeler geldi/)).toBeVisible(processed);
  await page.getByRole('link', { name: 'Karşılaştır' }).tap();
  await expect(page.getByRole('region', { name: 'Yeni taslak' }).locator('ins').first()).toBeVisible();
  await axe(page);
  expect(await beyondTheEdge(page)).toEqual([]);

  // The page shows that today’s piece is complete.
  await page.goto(url());
  await expect(page.getByText(/Bugünkü yazınız tamam/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Yazdıklarım' }).getByRole('link')).toContainText('2 taslak');
  expect(await pratik.query(`select learner_turns from activity_days where kind = 'writing'`)).toEqual([
    { learner_turns: 2 },
  ]);
  await phone.close();
});

test('writing practice › can be used by keyboard, and stores a text on a free topic when the connection is lost and the tab is closed', async ({
  page,
  context,
  errors,
}) => {
  await context.setStorageState(stored);
  await page.goto(url());
  await expectPage(page, 'Yazma Pratiği');
  await press(page, page.getByRole('button', { name: 'Serbest yazı' }));
  await expectPage(page, 'Serbest yazı');
  await tabTo(page, field(page));
  await page.keyboard.type('Dear diary, today');
  await isSaved(page);
  const address = page.url();

  errors.allow(/ERR_INTERNET_DISCONNECTED/);
  await context.setOffline(true);
  await page.keyboard.type(' I opened the light and wrote all of this without a line.');
  await expect(page.getByText(/Yazdıklarınız bu cihazda duruyor/)).toBeVisible();
  await page.close();
  await context.setOffline(false);

  const again = await context.newPage();
  await again.goto(address);
  await expect(field(again)).toHaveValue(
    'Dear diary, today I opened the light and wrote all of this without a line.',
  );
  await isSaved(again);
  expect(await pratik.query(`select text from writing_drafts where text like 'Dear diary%'`)).toEqual([
    { text: 'Dear diary, today I opened the light and wrote all of this without a line.' },
  ]);

  // While the browser is offline, the page stores the submission. After the connection returns, the page sends the
  // submission once.
  await context.setOffline(true);
  await press(again, again.getByRole('button', { name: 'Gönder' }));
  await expect(again.getByText(/kendiliğinden gönderilecek/)).toBeVisible();
  await context.setOffline(false);
  await expect(again.getByText(/Düzeltmeler geldi/)).toBeVisible(processed);
  expect(await pratik.query(`select count(*)::int as n from messages where text like 'Dear diary%'`)).toEqual(
    [{ n: 1 }],
  );

  // The highlighted corrections in the text are tab stops. Esc closes the open correction and returns the focus to
  // the highlight.
  const mark = again.getByRole('button', { name: /düzeltme, / }).first();
  await press(again, mark);
  await expect(again.getByRole('region', { name: /^1\. düzeltme/ })).toBeVisible();
  await again.keyboard.press('Escape');
  await expect(again.getByRole('region', { name: /^1\. düzeltme/ })).toHaveCount(0);
  await expect(mark).toBeFocused();
});
