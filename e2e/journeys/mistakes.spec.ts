import { violations } from '../support/axe.ts';
import { press } from '../support/keyboard.ts';
import { expectPage } from '../support/page.ts';
import { talkOnce } from '../support/places.ts';
import { type Pratik, startPratik } from '../support/pratik.ts';
import { expect, test } from '../support/test.ts';
import { addLearner, browserStateOf, learner, type Stored, withAdministrator } from '../support/users.ts';

let pratik: Pratik;
let stored: Stored;
test.beforeAll(async ({ request }) => {
  pratik = await startPratik(withAdministrator);
  await addLearner(request, pratik);
  stored = await browserStateOf(pratik, learner);
  await talkOnce(pratik);
});
test.afterAll(() => pratik.stop());

test('mistake practice › leads from the error profile to the learner’s sentences, five cloze items and the mistake cards, by keyboard on a phone-sized screen', async ({
  browser,
}) => {
  const phone = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'tr-TR',
    storageState: stored,
  });
  const page = await phone.newPage();
  const errors: string[] = [];
  const checkAccessibility = async () => {
    for (const scheme of ['dark', 'light'] as const) errors.push(...(await violations(page, scheme)));
  };

  await page.goto(pratik.url);
  await expectPage(page, 'Ana Sayfa');
  await press(page, page.getByRole('link', { name: 'Eksik artikel' }));
  await expectPage(page, 'Eksik artikel');
  await expect(page.getByText('My sister is nurse')).toBeVisible();
  await checkAccessibility();

  await press(page, page.getByRole('link', { name: 'Beş boşluk doldur' }));
  await expectPage(page, 'Beş boşluk');
  const gap = page.getByLabel('Boşluğa gelen kelimeler');
  await expect(gap).toBeFocused();
  await checkAccessibility();
  for (let number = 1; number <= 5; number += 1) {
    await expect(page.getByText(`${number} / 5`)).toBeVisible();
    await press(page, page.getByRole('button', { name: 'Bilmiyorum' }));
    await expect(page.getByText('Henüz değil')).toBeVisible();
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('heading', { name: 'Bugünlük bu kadar' })).toBeFocused();
  await checkAccessibility();

  await page.goto(`${pratik.url}/pages/mistakes?code=missing-article`);
  await expectPage(page, 'Hatalarım');
  const field = page.getByLabel('İşaretli yerin doğrusu');
  await expect(field).toBeFocused();
  await press(page, page.getByRole('button', { name: 'İpucu ver' }));
  await expect(page.getByText('Hata türü: Eksik artikel')).toBeVisible();
  await checkAccessibility();
  await field.press('a');
  await page.keyboard.type(' nurse');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Doğru', { exact: true })).toBeVisible();
  await checkAccessibility();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Düzelttikleriniz')).toBeVisible();
  await checkAccessibility();
  const [answer] = await pratik.query<{ outcome: string; hints: number }>(
    `select outcome, hints from mistake_answers where stage = 'sentence'`,
  );
  expect(answer).toEqual({ outcome: 'right', hints: 1 });
  expect(errors).toEqual([]);
});
