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
  callsAs,
  learner,
  withAdministrator,
} from '../support/users.ts';

const teacher = {
  name: 'Tuğba',
  surname: 'Öğretmen',
  email: 'tugba@okul.example',
  password: 'tebeşir tozu ve çay',
};

let pratik: Pratik;
let classId: string;
test.beforeAll(async ({ request }) => {
  pratik = await startPratik(withAdministrator);
  const { id: learnerId } = await addLearner(request, pratik);
  const { id: teacherId } = await addLearner(request, pratik, teacher);
  const { call } = await callsAs(pratik, administrator);
  const group = { code: '9-A', name: 'Dokuzuncu sınıf', term: '2026–2027 Güz', levelId: 'A1' };
  classId = (await call<{ id: string }>('class/add', group)).id;
  await call('class/add-members', { classId, role: 'learner', userIds: [learnerId] });
  await call('class/add-members', { classId, role: 'teacher', userIds: [teacherId] });
});
test.afterAll(() => pratik.stop());

const violationsOf = async (page: Page) => {
  const found = await beyondTheEdge(page);
  for (const scheme of ['dark', 'light'] as const) found.push(...(await violations(page, scheme)));
  return found;
};

test('homework › can be assigned by keyboard on a phone-sized screen, completed by a learner and assessed by the teacher', async ({
  page,
  context,
  errors,
}) => {
  // The first attempt to give homework is rejected, because it names no text.
  errors.allow(/homework\/add/);
  await page.setViewportSize({ width: 390, height: 844 });
  await context.setStorageState(await browserStateOf(pratik, teacher));
  await page.goto(`${pratik.url}/pages/class/${classId}`);
  await expectPage(page, '9-A');
  await expect(page.getByText('Henüz ödev yok')).toBeVisible();
  await press(page, page.getByRole('link', { name: 'Ödev ver' }));
  await expectPage(page, 'Ödev ver');
  const item = page.getByLabel('Ne çalışılacak?');
  await expect(item.getByRole('option', { name: 'First snow' })).toBeAttached();
  await press(page, page.getByRole('button', { name: 'Ödev ver' }));
  await expect(page.getByText('Bir metin, dinleme, konu ya da senaryo seçin')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await tabTo(page, item, 'Shift+Tab');
  await page.keyboard.type('First snow');
  await typeInto(page, page.getByLabel('Açıklama'), 'Önce başlığı okuyun.');
  await press(page, page.getByRole('button', { name: 'Ödev ver' }));
  await expectPage(page, 'Okuma: First snow');
  await expect(page.getByText('Başlamadı')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  const address = page.url();

  await context.setStorageState(await browserStateOf(pratik, learner));
  await page.goto(pratik.url);
  await expectPage(page, 'Ana Sayfa');
  const card = page.getByRole('region', { name: 'Ödevleriniz' });
  await expect(card.getByText('Önce başlığı okuyun.')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await press(page, card.getByRole('link', { name: 'Okuma: First snow' }));
  await expectPage(page, 'First snow');
  await page.getByRole('button', { name: 'Okudum' }).click();
  await expect(page.getByRole('radio').first()).toBeVisible();

  await context.setStorageState(await browserStateOf(pratik, teacher));
  await page.goto(address);
  await expect(page.getByText('Sürüyor')).toBeVisible();
  // The learner answers the questions while the teacher watches the results, which update without a reload.
  await pratik.query(
    `update readings set finished_at = now(), right_count = jsonb_array_length(questions) where text_id = 'first-snow'`,
  );
  await expect(page.getByText('Yaptı')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('%100 · 1 deneme')).toBeVisible();
  await press(page, page.getByRole('button', { name: 'Değerlendir' }));
  const dialog = page.getByRole('dialog', { name: 'Can Işık: değerlendirme' });
  await typeInto(page, dialog.getByLabel('Yorum'), 'Çok güzel!');
  await typeInto(page, dialog.getByLabel('Not (0–100)'), '95');
  expect(await violationsOf(page)).toEqual([]);
  await press(page, dialog.getByRole('button', { name: 'Kaydet' }));
  await expect(dialog).toHaveCount(0);

  await context.setStorageState(await browserStateOf(pratik, learner));
  await page.goto(pratik.url);
  await expect(page.getByText('Tuğba Öğretmen: “Çok güzel!”')).toBeVisible();
  await expect(page.getByText(/yapıldı · sonucunuz %100 · not: 95/)).toBeVisible();
});
