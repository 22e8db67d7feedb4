import type { CDPSession, Page } from '@playwright/test';
import { appCode } from '../../apps/server/test/security/authenticator.ts';
import { violations } from '../support/axe.ts';
import { press, typeInto } from '../support/keyboard.ts';
import { expectPage } from '../support/page.ts';
import { type Pratik, startPratik } from '../support/pratik.ts';
import { expect, test } from '../support/test.ts';
import { administrator, readNotice, withAdministrator } from '../support/users.ts';

let pratik: Pratik;
test.beforeAll(async () => {
  pratik = await startPratik({ ...withAdministrator, REQUIRE_SECOND_FACTOR: 'admins' });
});
test.afterAll(() => pratik.stop());

/** Browsers do not allow passkeys on a page whose host is an IP address, so the test uses the host name `localhost`. */
const at = (path: string): string => pratik.url.replace('127.0.0.1', 'localhost') + path;

/**
 * Adds a virtual authenticator to the browser. The authenticator always confirms the user’s presence and
 * identity.
 */
const giveAuthenticator = async (page: Page): Promise<CDPSession> => {
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  return browser;
};

const leave = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Menüyü aç' }).click();
  await page.getByRole('navigation', { name: 'Menü' }).getByRole('link', { name: 'Çıkış' }).click();
  await expectPage(page, 'Giriş');
};

test('second factor of an administrator › can be an authenticator app or a passkey, on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await giveAuthenticator(page);
  const signIn = async () => {
    await page.getByLabel('E-posta').fill(administrator.email);
    await page.getByLabel('Şifre', { exact: true }).fill(administrator.password);
    await page.getByRole('button', { name: 'Giriş yap' }).click();
  };

  await page.goto(at('/pages/user-list'));
  await signIn();
  await readNotice(page);
  await expectPage(page, 'İki adımlı doğrulama');
  await expect(page.getByText('Yönetici sayfaları için gerekli')).toBeVisible();

  // The administrator sets up the authenticator app by keyboard only.
  const app = page.getByRole('region', { name: 'Doğrulama uygulaması' });
  await press(page, app.getByRole('button', { name: 'Uygulamayı kur' }));
  await expect(app.getByLabel('Şifreniz')).toBeFocused();
  await page.keyboard.type(administrator.password);
  await page.keyboard.press('Enter');
  const secret = (await app.locator('code').textContent())?.replaceAll(' ', '') ?? '';
  expect(await violations(page, 'light')).toEqual([]);
  await expect(app.getByRole('textbox')).toBeFocused();
  await page.keyboard.type(appCode(secret));
  await page.keyboard.press('Enter');
  const codes = page.getByRole('region', { name: 'Kurtarma kodlarınızı saklayın' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  const recovery = (await codes.getByRole('listitem').first().textContent()) ?? '';
  expect(await violations(page, 'dark')).toEqual([]);
  await press(page, codes.getByRole('button', { name: 'Sakladım' }));

  // Adds a passkey. The current app code has already been used, so the administrator re-authenticates with a
  // recovery code.
  const passkeys = page.getByRole('region', { name: 'Geçiş anahtarları' });
  const add = passkeys.getByRole('button', { name: 'Geçiş anahtarı ekle' });
  await press(page, add);
  await expect(passkeys.getByLabel('Anahtarın adı')).toBeFocused();
  await page.keyboard.type('Telefonum');
  await typeInto(page, passkeys.getByLabel('Şifreniz'), administrator.password);
  await typeInto(page, passkeys.getByLabel('Doğrulama kodu'), recovery);
  await page.keyboard.press('Enter');
  await expect(passkeys.getByText('Telefonum', { exact: true })).toBeVisible();
  await expect(page.getByText('9 kodunuz kaldı.')).toBeVisible();
  await expect(add).toBeFocused();

  // The administrator re-authenticates with the passkey, without a code.
  const recoveryCard = page.getByRole('region', { name: 'Kurtarma kodları', exact: true });
  await press(page, recoveryCard.getByRole('button', { name: 'Yeni kodlar al' }));
  await expect(recoveryCard.getByLabel('Şifreniz')).toBeFocused();
  await page.keyboard.type(administrator.password);
  await page.keyboard.press('Enter');
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  await press(page, codes.getByRole('button', { name: 'Sakladım' }));
  await press(page, page.getByRole('link', { name: 'Kaldığım sayfaya git' }));
  await expectPage(page, 'Kullanıcılar');

  await leave(page);
  await page.getByRole('button', { name: 'Geçiş anahtarıyla gir' }).click();
  await expectPage(page, 'Ana Sayfa');

  await leave(page);
  await signIn();
  await expectPage(page, 'Girişi doğrula');
  expect(await violations(page, 'light')).toEqual([]);
  await page.getByRole('button', { name: 'Geçiş anahtarını kullan' }).click();
  await expectPage(page, 'Ana Sayfa');

  await leave(page);
  await signIn();
  await page.getByLabel('Doğrulama kodu').fill(appCode(secret, 1));
  await page.getByRole('button', { name: 'Doğrula' }).click();
  await expectPage(page, 'Ana Sayfa');
});
