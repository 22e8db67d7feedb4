import type { Page } from '@playwright/test';
import { beyondTheEdge, violations } from '../support/axe.ts';
import { press, tabTo, typeInto } from '../support/keyboard.ts';
import { expectPage } from '../support/page.ts';
import { type Pratik, startPratik } from '../support/pratik.ts';
import { expect, test } from '../support/test.ts';
import { addLearner, administrator, browserStateOf, learner, withAdministrator } from '../support/users.ts';

const teacher = {
  name: 'Tuğba',
  surname: 'Öğretmen',
  email: 'tugba@okul.example',
  password: 'tebeşir tozu ve çay',
};
const fullName = (user: { name: string; surname: string }) => `${user.name} ${user.surname}`;

let pratik: Pratik;
test.beforeAll(async ({ request }) => {
  pratik = await startPratik(withAdministrator);
  await addLearner(request, pratik);
  await addLearner(request, pratik, teacher);
});
test.afterAll(() => pratik.stop());

const violationsOf = async (page: Page) => {
  const found = await beyondTheEdge(page);
  for (const scheme of ['dark', 'light'] as const) found.push(...(await violations(page, scheme)));
  return found;
};
const open = (page: Page, path: string) => page.goto(`${pratik.url}${path}`);
const table = (page: Page, name: string) => page.getByRole('table', { name });

/** Chooses one user in the dialog that adds members, by keyboard. */
const choose = async (page: Page, button: string, user: { name: string; surname: string }) => {
  await press(page, page.getByRole('button', { name: button }));
  const dialog = page.getByRole('dialog');
  await typeInto(page, dialog.getByRole('searchbox'), fullName(user));
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('checkbox')).toHaveCount(1);
  await tabTo(page, dialog.getByRole('checkbox'));
  await page.keyboard.press('Space');
  expect(await violationsOf(page)).toEqual([]);
  await press(page, dialog.getByRole('button', { name: '1 kişiyi ekle' }));
  await expect(dialog).toHaveCount(0);
};

test('class pages › let an administrator add a class with a teacher and a learner by keyboard on a phone', async ({
  page,
  context,
}) => {
  await context.setStorageState(await browserStateOf(pratik, administrator));
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/pages/class-list');
  await expectPage(page, 'Sınıflar');
  await expect(page.getByText('Henüz sınıf yok')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await press(page, page.getByRole('link', { name: 'Sınıf ekle' }).first());
  await expectPage(page, 'Sınıf Ekle');
  await typeInto(page, page.getByLabel('Kısa ad'), '9-A');
  await typeInto(page, page.getByLabel('Dönem'), '2026–2027 Güz');
  await typeInto(page, page.getByLabel('Sınıfın adı'), 'Dokuzuncu sınıf A şubesi');
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Enter');

  await expectPage(page, '9-A');
  await choose(page, 'Öğrenci ekle', learner);
  await expect(table(page, 'Öğrenci listesi')).toContainText(fullName(learner));
  await choose(page, 'Öğretmen ekle', teacher);
  await expect(table(page, 'Öğretmen listesi')).toContainText(fullName(teacher));
  expect(await violationsOf(page)).toEqual([]);
});

test('user list › adds the selected users to a class, and removes these users again on undo', async ({
  page,
  context,
}) => {
  await context.setStorageState(await browserStateOf(pratik, administrator));
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/pages/user-list');
  await expectPage(page, 'Kullanıcılar');
  await page.getByRole('checkbox', { name: 'Seç: Pratik Admin' }).check();
  await page.getByRole('button', { name: 'Sınıfa ekle' }).click();
  const dialog = page.getByRole('dialog', { name: 'Kullanıcıları sınıfa ekle' });
  await dialog.getByLabel('Sınıf', { exact: true }).selectOption('9-A · 2026–2027 Güz');
  expect(await violationsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Ekle' }).click();
  await expect(page.getByText('1 kullanıcı eklendi: 9-A · 2026–2027 Güz')).toBeVisible();
  const undone = page.waitForResponse(/class\/remove-members/);
  await page.getByRole('button', { name: 'Geri al' }).click();
  expect((await undone).status()).toBe(200);
  await open(page, '/pages/class-list');
  await page.getByRole('link', { name: '9-A' }).first().click();
  await expect(table(page, 'Öğrenci listesi')).toContainText(fullName(learner));
  await expect(table(page, 'Öğrenci listesi')).not.toContainText('Pratik Admin');
});

test('class pages › let a teacher open their class from the home page and see a learner’s progress, but not the list of all classes', async ({
  page,
  context,
  errors,
}) => {
  errors.allow(/class\/get/);
  await context.setStorageState(await browserStateOf(pratik, teacher));
  await open(page, '/');
  await page.getByRole('link', { name: '9-A · Dokuzuncu sınıf A şubesi' }).click();
  await expectPage(page, '9-A');
  await expect(page.getByRole('button', { name: 'Öğrenci ekle' })).toHaveCount(0);
  expect(await violationsOf(page)).toEqual([]);
  const address = new URL(page.url()).pathname;
  await page.getByRole('link', { name: fullName(learner), exact: true }).click();
  await expectPage(page, fullName(learner));
  await expect(page.getByRole('region', { name: 'Çalışma' })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  await open(page, '/pages/class-list');
  await expectPage(page, 'Sayfa bulunamadı');
  await context.setStorageState(await browserStateOf(pratik, learner));
  await open(page, address);
  await expect(page.getByText('Bu sınıf bulunamadı')).toBeVisible();
});
