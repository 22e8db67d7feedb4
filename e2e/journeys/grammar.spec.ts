import { violations } from '../support/axe.ts';
import { press } from '../support/keyboard.ts';
import { expectPage } from '../support/page.ts';
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

test('grammar lesson › can be read, practised and completed by keyboard on a phone', async ({ browser }) => {
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

  await page.goto(`${pratik.url}/pages/vocabulary-practice`);
  await press(page, page.getByRole('link', { name: /^Dil bilgisi konuları/ }));
  await expectPage(page, 'Dil bilgisi konuları');
  await press(page, page.getByRole('button', { name: 'A1', exact: true }));
  await press(page, page.getByRole('link', { name: /^a, an, the/ }));
  await expectPage(page, 'a, an, the');
  await expect(page.getByRole('table')).toBeVisible();
  await checkAccessibility();

  await press(page, page.getByRole('link', { name: 'Alıştırmalar' }));
  await expectPage(page, 'Alıştırma: a, an, the');
  for (let number = 1; number <= 5; number += 1) {
    await expect(page.getByText(`${number} / 5`)).toBeVisible();
    await press(page, page.getByRole('button', { name: 'Bilmiyorum' }));
    await expect(page.getByText('Doğrusunu birlikte görelim')).toBeVisible();
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('heading', { name: 'Alıştırma bitti' })).toBeFocused();
  await checkAccessibility();

  await press(page, page.getByRole('link', { name: 'Sınamaya geç' }));
  await expectPage(page, 'Sınama: a, an, the');
  const items = await pratik.query<{ answer: string; sentence: string }>(
    `select body->'answers'->>0 as answer, body->>'text' as sentence from curriculum_items where kind = 'cloze'`,
  );
  for (let number = 1; number <= 5; number += 1) {
    await expect(page.getByText(`${number} / 5`)).toBeVisible();
    const shown = ((await page.getByRole('main').textContent()) ?? '').replaceAll(/\s+/g, ' ');
    const asked = items.find(({ sentence }) =>
      sentence.split('___').every((part) => shown.includes(part.replaceAll(/\s+/g, ' ').trim())),
    );
    await page.getByLabel('Boşluğa gelen kelimeler').fill(asked?.answer ?? '');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Doğru', { exact: true })).toBeVisible();
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('heading', { name: 'Konuyu tamamladınız' })).toBeFocused();
  await press(page, page.getByRole('link', { name: 'Konuya dön' }));
  await expect(page.getByText('tamamlandı')).toBeVisible();
  expect(errors).toEqual([]);
  await phone.close();
});
