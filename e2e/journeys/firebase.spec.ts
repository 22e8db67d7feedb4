import type { Page } from '@playwright/test';
import {
  type FakeFirebase,
  fakePassword,
  startFakeFirebase,
} from '../../apps/server/test/firebase/fake-firebase.ts';
import { violations } from '../support/axe.ts';
import { expectPage, storedRole } from '../support/page.ts';
import { type Pratik, startPratik } from '../support/pratik.ts';
import { expect, test } from '../support/test.ts';
import { readNotice } from '../support/users.ts';

let firebase: FakeFirebase;
let pratik: Pratik;
test.beforeAll(async () => {
  firebase = await startFakeFirebase();
  pratik = await startPratik({
    ...firebase.settings,
    ...firebase.withAccounts,
    E2E_FIREBASE_ADDRESSES: JSON.stringify(firebase.addresses),
  });
});
test.afterAll(async () => {
  await pratik.stop();
  await firebase.stop();
});

/**
 * The fake Firebase server answers requests to Google’s real URLs. The page must use Google’s URLs, because
 * the Content-Security-Policy of the page allows no others.
 */
test.beforeEach(async ({ context, errors }) => {
  await context.route(/^https:\/\/(identitytoolkit|securetoken)\.googleapis\.com\//, async (route) => {
    const { hostname, pathname, search } = new URL(route.request().url());
    const response = await route.fetch({ url: `${firebase.url}/${hostname}${pathname}${search}` });
    await route.fulfill({ response });
  });
  // The test causes these error responses on purpose: a wrong password, and a Firebase account without a Pratik
  // user.
  errors.allow(/400.*identitytoolkit/);
  errors.allow(/403.*user\/getRole/);
});

const fill = async (page: Page, email: string, password: string, button: string): Promise<void> => {
  await page.getByLabel('E-posta').fill(email);
  await page.getByRole('textbox', { name: /[Şş]ifre/ }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: button })).toHaveCount(0);
};
/** Returns the names of the entries in local and session storage, without the entries of the router. */
const stored = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter(
      (name) => !name.startsWith('react-router'),
    ),
  );

test('sign-in with Firebase › supports setup, token renewal, password reset and a second sign-in, on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${pratik.url}/auth/setup#code=${pratik.setupCode}`);
  await expectPage(page, 'İlk yöneticiyi oluştur');
  await page.getByRole('button', { name: 'Kurumunuzda henüz hesabım yok' }).click();
  for (const scheme of ['light', 'dark'] as const) expect(await violations(page, scheme)).toEqual([]);
  await fill(page, 'ayse@okul.example', fakePassword, 'Hesap aç');
  await page.getByLabel('Ad', { exact: true }).fill('Ayşe');
  await page.getByLabel('Soyad').fill('Yıldız');
  await page.getByLabel('E-posta').fill('ayse@okul.example');
  await page.keyboard.press('Enter');
  await readNotice(page);
  await expectPage(page, 'Ana Sayfa');
  expect(await stored(page)).toEqual(['role', 'firebase:authUser:web:pratik']);

  // After two hours, the token has expired. The next call renews the token.
  await page.clock.setSystemTime(Date.now() + 7_200_000);
  const renewed = page.waitForResponse(/securetoken\.googleapis\.com/);
  await page.goto(`${pratik.url}/pages/profile`);
  expect((await renewed).status()).toBe(200);
  await expectPage(page, 'Profil');
  await expect(page.getByText('Şifreniz kurumunuzun kimlik sağlayıcısında')).toBeVisible();

  await page.getByRole('button', { name: 'Menüyü aç' }).click();
  await page.getByRole('link', { name: 'Çıkış' }).click();
  await expectPage(page, 'Giriş');
  expect(await storedRole(page)).toBeNull();
  expect(await stored(page)).toEqual([]);

  await page.getByLabel('E-posta').fill('ayse@okul.example');
  await page.getByRole('textbox', { name: 'Şifre' }).fill('yanlış bir şifre');
  await page.getByRole('button', { name: 'Giriş yap' }).click();
  await expect(page.getByRole('alert')).toContainText('E-posta veya şifre yanlış');
  for (const scheme of ['light', 'dark'] as const) expect(await violations(page, scheme)).toEqual([]);

  await page.getByRole('link', { name: 'Şifremi unuttum' }).click();
  await expectPage(page, 'Şifremi unuttum');
  await page.getByLabel('E-posta').fill('ayse@okul.example');
  await page.getByRole('button', { name: 'Bağlantı gönder' }).click();
  await expect(page.getByText('Gelen kutunuza bakın')).toBeVisible();
  await page.getByRole('link', { name: 'Girişe dön' }).click();
  await expectPage(page, 'Giriş');
  await fill(page, 'ayse@okul.example', fakePassword, 'Giriş yap');
  await expectPage(page, 'Ana Sayfa');
});

test('account erasure with Firebase › asks for the password again, and deletes the Firebase account together with the user', async ({
  page,
}) => {
  const call = async (path: string, body: object) =>
    fetch(`${pratik.url}/api/private/${path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${await firebase.tokenFor('ayse')}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
    });
  const ayse = { name: 'Ayşe', surname: 'Yıldız', email: 'ayse@okul.example' };
  // Creating the administrator has no effect if the previous test has already created the administrator.
  await call('setup/claim-administration', { ...ayse, code: pratik.setupCode });
  const can = { name: 'Can', surname: 'Öz', email: 'can@okul.example', role: 'user' };
  expect((await call('user/add-user', { ...can, password: fakePassword })).status).toBe(200);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${pratik.url}/auth/login?return=/pages/privacy`);
  await fill(page, can.email, fakePassword, 'Giriş yap');
  await readNotice(page);
  await expectPage(page, 'Gizlilik');
  await page.getByRole('button', { name: 'Hesabımı sil' }).click();
  const dialog = page.getByRole('dialog');
  const confirm = dialog.getByRole('button', { name: 'Kalıcı olarak sil' });
  await dialog.getByLabel('E-posta adresiniz').fill(can.email);
  const password = dialog.getByRole('textbox', { name: 'Şifreniz' });
  await password.fill('yanlış bir şifre');
  await confirm.click();
  await expect(password).toHaveAccessibleDescription('Şifreniz yanlış');
  for (const scheme of ['light', 'dark'] as const) expect(await violations(page, scheme)).toEqual([]);
  await password.fill(fakePassword);
  const erased = page.waitForRequest(/privacy\/erase-self/);
  await confirm.click();
  expect((await erased).postDataJSON()).toEqual({ email: can.email });
  await expectPage(page, 'Giriş');
  await expect.poll(() => stored(page)).toEqual([]);
  await page.getByLabel('E-posta').fill(can.email);
  await page.getByRole('textbox', { name: 'Şifre' }).fill(fakePassword);
  await page.getByRole('button', { name: 'Giriş yap' }).click();
  await expect(page.getByRole('alert')).toContainText('E-posta veya şifre yanlış');
});
