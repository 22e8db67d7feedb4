import type { Page } from '@playwright/test';
import { type FakeIssuer, startFakeIssuer } from '../../apps/server/test/fake-issuer.ts';
import { settled, violations } from '../support/axe.ts';
import { expectPage, heading, storedRole } from '../support/page.ts';
import { type Pratik, startPratik } from '../support/pratik.ts';
import { expect, test } from '../support/test.ts';
import { readNotice } from '../support/users.ts';

let issuer: FakeIssuer;
let pratik: Pratik;
test.beforeAll(async () => {
  issuer = await startFakeIssuer();
  pratik = await startPratik({ ...issuer.settings, OIDC_BUTTON: 'Okul hesabıyla giriş yap' });
  const claimed = await call('setup/claim-administration', await issuer.tokenFor('ayse'), {
    code: pratik.setupCode,
    name: 'Ayşe',
    surname: 'Yıldız',
    email: 'ayse@okul.example',
  });
  expect(claimed).toEqual({ done: true });
});
test.afterAll(async () => {
  await pratik.stop();
  await issuer.stop();
});

type Answer = { firstSignIn: { url: string } };

const call = async (path: string, token: string, body: object): Promise<unknown> => {
  const answer = await fetch(`${pratik.url}/api/private/${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return answer.json();
};

/** Returns the provider’s session data that this tab stores. */
const tokens = (page: Page): Promise<{ refresh_token?: string }[]> =>
  page.evaluate(() =>
    Object.entries(sessionStorage)
      .filter(([name]) => name.startsWith('pratik.'))
      .map(([, value]) => JSON.parse(value)),
  );

const button = (page: Page) => page.getByRole('button', { name: 'Okul hesabıyla giriş yap' });

/** Fills in the pages of the fake OpenID provider: the sign-in form and then the consent form. */
const giveCredentials = async (page: Page, login: string): Promise<void> => {
  await page.getByPlaceholder('Enter any login').fill(login);
  await page.getByPlaceholder('and password').fill('orada ne yazılırsa');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
};

/** The pages of the fake provider are not part of Pratik, so the test ignores their loading errors. */
test.beforeEach(({ errors }) => {
  errors.allow(/fonts\.googleapis|localhost:\d+\//);
  // At the first sign-in, the account has no Pratik user yet, so the server rejects the request for the role with
  // 403.
  errors.allow(/403.*user\/getRole/);
});

test('OpenID Connect › supports invitations, route guards, token renewal and sign-out on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const added = (await call('user/add-user', await issuer.tokenFor('ayse'), {
    name: 'Can',
    surname: 'Işık',
    email: 'can@okul.example',
    role: 'user',
    levelId: 'A1',
  })) as Answer;
  const invitation = new URL(added.firstSignIn.url);
  await page.goto(`${pratik.url}${invitation.pathname}${invitation.hash}`);
  await expectPage(page, 'Davet');
  await button(page).focus();
  await page.keyboard.press('Enter');
  await giveCredentials(page, 'can');
  await readNotice(page);
  await expectPage(page, 'Ana Sayfa');
  await expect(page).toHaveURL(`${pratik.url}/`);
  expect(await storedRole(page)).toMatch(/^[0-9a-f]{40,}$/);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['role']);

  await page.goto(`${pratik.url}/pages/user-list`);
  await expectPage(page, 'Sayfa bulunamadı');
  await page.goto(`${pratik.url}/pages/profile`);
  await expectPage(page, 'Profil');
  await expect(page.getByText('Şifreniz kurumunuzun kimlik sağlayıcısında')).toBeVisible();

  // The access token expires after one hour. The next request renews the access token, and the provider also
  // issues a new refresh token.
  const before = (await tokens(page))[0]?.refresh_token;
  expect(before).toMatch(/.+/);
  await page.clock.setSystemTime(Date.now() + 3_600_000);
  const renewed = page.waitForResponse(`${issuer.url}/token`);
  await page.reload();
  expect((await renewed).request().postData()).toContain('grant_type=refresh_token');
  await expectPage(page, 'Profil');
  expect((await tokens(page))[0]?.refresh_token).not.toBe(before);

  await page.getByRole('button', { name: 'Menüyü aç' }).click();
  await page.getByRole('link', { name: 'Çıkış' }).click();
  await page.getByRole('button', { name: 'Yes, sign me out' }).click();
  await expectPage(page, 'Giriş');
  await expect(page).toHaveURL(/\/auth\/login/);
  expect(await storedRole(page)).toBeNull();
  expect(await tokens(page)).toEqual([]);
  await page.goto(`${pratik.url}/pages/profile`);
  await expectPage(page, 'Giriş');
  await button(page).click();
  await expect(page.getByPlaceholder('Enter any login')).toBeVisible();
});

test('OpenID Connect › shows an error message when the user cancels the sign-in or the account is not registered', async ({
  page,
}) => {
  await page.goto(`${pratik.url}/pages/chat`);
  await expectPage(page, 'Giriş');
  for (const scheme of ['light', 'dark'] as const) expect(await violations(page, scheme)).toEqual([]);
  await settled(page);
  await button(page).click();
  await page.getByRole('link', { name: /Cancel/ }).click();
  await expectPage(page, 'Giriş tamamlanmadı');
  await expect(page.getByRole('alert')).toContainText('siz vazgeçtiniz');
  for (const scheme of ['light', 'dark'] as const) expect(await violations(page, scheme)).toEqual([]);
  await page.getByRole('link', { name: 'Yeniden giriş yap' }).click();
  await button(page).click();
  await giveCredentials(page, 'yabanci');
  await expectPage(page, 'Hesabınız bu kuruma kayıtlı değil');
  for (const scheme of ['light', 'dark'] as const) expect(await violations(page, scheme)).toEqual([]);
  await settled(page);
  await page.getByRole('button', { name: 'Çıkış yap' }).click();
  await expect(page.getByRole('button', { name: 'Yes, sign me out' })).toBeVisible();
});

test('OpenID Connect › rejects a callback that does not belong to a sign-in of this tab', async ({
  page,
}) => {
  const answers = ['code=calinmis&state=uydurma', 'code=calinmis', 'error=access_denied&state=uydurma', ''];
  for (const query of answers) {
    await page.goto(`${pratik.url}/auth/callback?${query}`);
    await expectPage(page, 'Giriş tamamlanmadı');
    await expect(page.getByRole('alert')).toContainText('Bu giriş artık geçerli değil');
    expect(await storedRole(page)).toBeNull();
  }
});

test('OpenID Connect › rejects an ID token with a wrong nonce', async ({ page }) => {
  await page.route(`${issuer.url}/token`, async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    const [head, payload, signature] = String(body.id_token).split('.');
    const claims = { ...JSON.parse(Buffer.from(payload ?? '', 'base64url').toString()), nonce: 'baska' };
    const changed = Buffer.from(JSON.stringify(claims)).toString('base64url');
    await route.fulfill({ response, json: { ...body, id_token: `${head}.${changed}.${signature}` } });
  });
  await page.goto(`${pratik.url}/auth/login`);
  await button(page).click();
  await giveCredentials(page, 'ayse');
  await expectPage(page, 'Giriş tamamlanmadı');
  expect(await tokens(page)).toEqual([]);
});

test('OpenID Connect › creates a user at the first sign-in when automatic registration is enabled', async ({
  page,
}) => {
  const open = await startPratik({ ...issuer.settings, OIDC_JUST_IN_TIME: 'true' });
  await page.goto(`${open.url}/pages/profile`);
  await expect(heading(page, 'Giriş')).toBeVisible();
  await page.getByRole('button', { name: 'Kurum hesabıyla giriş yap' }).click();
  await giveCredentials(page, 'deniz');
  await readNotice(page);
  await expect(page).toHaveURL(`${open.url}/pages/profile`);
  await expectPage(page, 'Profil');
  expect(await open.query('select name, surname, email, role from users')).toEqual([
    { name: 'Deniz', surname: 'Işık', email: 'deniz@okul.example', role: 'user' },
  ]);
  await page.goto('about:blank');
  await open.stop();
});
