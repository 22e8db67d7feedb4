import type { Page } from '@playwright/test';
import { beyondTheEdge, violations } from '../support/axe.ts';
import { press, typeInto } from '../support/keyboard.ts';
import { expectPage } from '../support/page.ts';
import { type Pratik, startPratik } from '../support/pratik.ts';
import { expect, test } from '../support/test.ts';
import {
  addLearner,
  administrator,
  browserStateOf,
  callsAs,
  type Stored,
  tokenOf,
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

const inUse = (page: Page) => page.getByRole('list', { name: 'Kullanımdaki seviyeler' });
const names = (page: Page) =>
  inUse(page)
    .locator('li')
    .evaluateAll((rows) => rows.map((row) => row.querySelector('a')?.textContent));
const openList = async (page: Page) => {
  await page.goto(`${pratik.url}/pages/level-list`);
  await expectPage(page, 'Seviyeler');
  await expect(inUse(page)).toBeVisible();
};
const violationsOf = async (page: Page) => {
  const found = await beyondTheEdge(page);
  for (const scheme of ['dark', 'light'] as const) found.push(...(await violations(page, scheme)));
  return found;
};

test('level editor › can add, edit, move, retire and restore a level by keyboard on a phone', async ({
  page,
  errors,
}) => {
  errors.allow(/level\/(add|reorder)/);
  await page.setViewportSize({ width: 390, height: 844 });
  await openList(page);
  const shipped = ['A1 · Başlangıç', 'A2 · Temel', 'B1 · Orta', 'B2 · Orta üstü', 'C1 · İleri'];
  expect(await names(page)).toEqual(shipped);
  await expect(inUse(page).getByRole('link', { name: '1 öğrenci' })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  await press(page, page.getByRole('link', { name: 'Seviye ekle' }));
  await expectPage(page, 'Seviye Ekle');
  await typeInto(page, page.getByLabel('Ad (Türkçe)'), 'Akşam grubu');
  await expect(page.getByLabel('Kısa ad')).toHaveValue('aksam-grubu');
  await typeInto(page, page.getByLabel('Ad (İngilizce)'), 'Evening group');
  await expect(page.getByLabel('Sıradaki yeri')).toHaveValue('B1');
  await typeInto(page, page.getByLabel('Yerleştirme eşiği'), '1');
  expect(await violationsOf(page)).toEqual([]);
  await press(page, page.getByRole('button', { name: 'Seviyeyi ekle' }));
  // A threshold of 1 is invalid, because the new level comes before B2, whose threshold is only 0.75.
  const threshold = page.getByLabel('Yerleştirme eşiği');
  await expect(threshold).toHaveAccessibleDescription(/“B2 · Orta üstü” \(0,75\).*eşiği daha yüksek olmalı/);
  await expect(threshold).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await press(page, page.getByRole('button', { name: 'Seviyeyi ekle' }));

  await expectPage(page, 'Seviyeyi düzenle');
  await press(page, page.getByRole('button', { name: 'Cümle ekle: Konuşma' }));
  await expect(page.getByLabel('Cümle (Türkçe)')).toBeFocused();
  await page.keyboard.type('Yol tarif edebilirim.');
  await typeInto(page, page.getByLabel('Cümle (İngilizce)'), 'I can give directions.');
  expect(await violationsOf(page)).toEqual([]);
  await press(page, page.getByRole('button', { name: 'Kaydet' }));
  await expect(page.getByText('Değişiklikler kaydedildi')).toBeVisible();

  await press(page, page.getByRole('link', { name: 'Seviye listesi' }), 'Shift+Tab');
  await expectPage(page, 'Seviyeler');
  const [a1, a2, b1, ...above] = shipped;
  const after = [a1, a2, b1, 'Akşam grubu', ...above];
  await expect.poll(() => names(page)).toEqual(after);
  const up = page.getByRole('button', { name: 'Yukarı taşı: Akşam grubu' });
  await press(page, up);
  await expect.poll(() => names(page)).toEqual([a1, a2, 'Akşam grubu', b1, ...above]);
  await expect(up).toBeFocused();
  await press(page, page.getByRole('button', { name: 'Aşağı taşı: Akşam grubu' }));
  await expect.poll(() => names(page)).toEqual(after);
  // The server rejects the move, because thresholds must increase from level to level.
  await press(page, page.getByRole('button', { name: 'Yukarı taşı: C1 · İleri' }));
  await expect(page.getByRole('alert')).toContainText('Sıra değişmedi');
  await expect.poll(() => names(page)).toEqual(after);

  await press(page, page.getByRole('button', { name: 'İşlemler: Akşam grubu' }), 'Shift+Tab');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Akşam grubu kullanımdan kaldırılsın mı?' });
  await expect(dialog).toContainText('Bu seviyede öğrenci ve içerik yok.');
  expect(await violationsOf(page)).toEqual([]);
  await press(page, dialog.getByRole('button', { name: 'Kullanımdan kaldır' }));
  await expect(page.getByRole('list', { name: 'Kullanımdan kaldırılanlar' })).toContainText('Akşam grubu');
  await page.getByRole('button', { name: 'Geri al' }).click();
  await expect.poll(() => names(page)).toEqual(after);
});

test('level editor › shows the differences and keeps the typed text when two administrators save simultaneously', async ({
  page,
  request,
  errors,
}) => {
  errors.allow(/level\/update/);
  const other = {
    name: 'Şule',
    surname: 'Demir',
    email: 'sule.demir@okul.example',
    password: 'ikinci yönetici şifresi',
  };
  const first = await callsAs(pratik, administrator);
  await first.call('identity/reauthenticate', { password: administrator.password });
  await first.call('user/add-user', { ...other, role: 'admin' });
  const { call } = await callsAs(pratik, other);

  await page.goto(`${pratik.url}/pages/level-edit/B1`);
  await expectPage(page, 'Seviyeyi düzenle');
  await page.getByLabel('Ad (Türkçe)').fill('B1 · Benim');
  const token = await tokenOf(request, pratik, administrator);
  const headers = { authorization: `Bearer ${token}` };
  const answer = await request.get(`${pratik.url}/api/private/level/get?id=B1`, { headers });
  const { id, revision, cefr, name, abilityFrom } = await answer.json();
  const theirs = { tr: 'Onların açıklaması.', en: 'Their description.' };
  await call('level/update', { id, revision, cefr, name, description: theirs, abilityFrom, canDo: [] });

  await page.getByRole('button', { name: 'Kaydet' }).click();
  const dialog = page.getByRole('dialog', { name: 'Siz düzenlerken başkası kaydetti' });
  await expect(dialog).toContainText('Değişikliği kaydeden: Şule Demir');
  await expect(dialog.getByRole('radiogroup')).toHaveCount(3);
  expect(await violationsOf(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await violationsOf(page)).toEqual([]);

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel('Ad (Türkçe)')).toHaveValue('B1 · Benim');
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await dialog.getByRole('button', { name: 'Seçilenleri kaydet' }).click();
  await expect(page.getByText('Değişiklikler kaydedildi')).toBeVisible();
  await expect(page.getByLabel('Ad (Türkçe)')).toHaveValue('B1 · Benim');
  await expect(page.getByLabel('Açıklama (Türkçe)')).toHaveValue(theirs.tr);
});
