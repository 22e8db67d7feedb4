import type { Page } from '@playwright/test';
import { beyondTheEdge, violations } from '../support/axe.ts';
import { press, tabTo, typeInto } from '../support/keyboard.ts';
import { expectPage } from '../support/page.ts';
import { type Pratik, startPratik } from '../support/pratik.ts';
import { expect, test } from '../support/test.ts';
import {
  addLearner,
  administrator,
  browserStateOf,
  learner,
  type Stored,
  withAdministrator,
} from '../support/users.ts';

let pratik: Pratik;
let asAdministrator: Stored;
test.beforeAll(async ({ request }) => {
  pratik = await startPratik(withAdministrator);
  await addLearner(request, pratik);
  asAdministrator = await browserStateOf(pratik, administrator);
});
test.afterAll(() => pratik.stop());
test.beforeEach(({ context }) => context.setStorageState(asAdministrator));

const violationsOf = async (page: Page) => {
  const found = await beyondTheEdge(page);
  for (const scheme of ['dark', 'light'] as const) found.push(...(await violations(page, scheme)));
  return found;
};

test('unit editor › can rename, extend and move a unit by keyboard, and learners see the change in their path', async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${pratik.url}/pages/level-list`);
  await expectPage(page, 'Seviyeler');
  await press(page, page.getByRole('button', { name: 'İşlemler: A1 · Başlangıç' }));
  await page.getByRole('menuitem', { name: 'Üniteler' }).focus();
  await page.keyboard.press('Enter');
  await expectPage(page, 'Üniteler');
  const list = page.getByRole('list', { name: 'Öğrenme yolundaki üniteler' });
  const titles = () => list.getByRole('link').allTextContents();
  await expect(list.getByRole('link').first()).toHaveText('1. Tanışma');
  expect(await violationsOf(page)).toEqual([]);

  await press(page, list.getByRole('link', { name: '1. Tanışma' }));
  await expectPage(page, 'Üniteyi düzenle');
  const name = page.getByLabel('Ad (Türkçe)');
  await tabTo(page, name);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Merhaba demek');
  const words = page.getByRole('combobox', { name: 'Kelimeler' });
  await typeInto(page, words, 'kitchen');
  await expect(page.getByRole('option', { name: /^kitchen – / })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(words).toHaveValue('');
  await press(page, page.getByRole('button', { name: 'Kaydet' }));
  await expect(page.getByText('Değişiklikler kaydedildi')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  await page.getByRole('link', { name: 'Ünite listesi' }).click();
  await expectPage(page, 'Üniteler');
  await expect(list.getByRole('listitem').first()).toContainText('düzenlendi');
  const down = page.getByRole('button', { name: 'Aşağı taşı: Merhaba demek' });
  await press(page, down);
  await expect(page.getByText('Merhaba demek: 2. sırada')).toBeVisible();
  await expect(down).toBeFocused();
  expect((await titles()).slice(0, 2)).toEqual(['1. Ailem ve arkadaşlarım', '2. Merhaba demek']);

  const phone = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'tr-TR',
    storageState: await browserStateOf(pratik, learner),
  });
  const learnerPage = await phone.newPage();
  await learnerPage.goto(`${pratik.url}/pages/path`);
  await expectPage(learnerPage, 'Öğrenme yolu');
  const path = learnerPage.getByRole('main').getByRole('listitem');
  await expect(path.nth(0)).toContainText('Ailem ve arkadaşlarım');
  await expect(path.nth(1)).toContainText('Merhaba demek');
  await phone.close();

  await page.getByRole('button', { name: 'Geri al' }).click();
  await expect.poll(async () => (await titles())[0]).toBe('1. Merhaba demek');
});
