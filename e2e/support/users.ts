import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { expect, request } from '@playwright/test';
import { seal } from '../../apps/web/src/lib/storage/storage.ts';
import type { Pratik } from './pratik.ts';

export const administrator = {
  name: 'Ayşe',
  surname: 'Yıldız',
  email: 'ayse.yildiz@okul.example',
  password: 'sakin bir sabah çayı',
};
export const learner = {
  name: 'Can',
  surname: 'Işık',
  email: 'can.isik@okul.example',
  password: 'kadıköy vapuru 1845',
};

/**
 * Environment variables that make the server create the administrator at start. Used by tests that do not test the
 * setup.
 */
export const withAdministrator = {
  BOOTSTRAP_ADMIN_EMAIL: administrator.email,
  BOOTSTRAP_ADMIN_PASSWORD: administrator.password,
};

type Account = { email: string; password: string };

/** The h1 heading of the privacy notice. Each user sees this notice before the first page. */
export const noticeTitle = 'Aydınlatma metni';

/** Reads the privacy notice and continues, as a user does at the first sign-in. */
export const readNotice = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1, name: noticeTitle })).toBeVisible();
  await page.getByRole('button', { name: 'Okudum, devam et' }).click();
};

/** Signs in through the form. At the first sign-in, also confirms the privacy notice. */
export const signIn = async (page: Page, pratik: Pratik, { email, password }: Account): Promise<void> => {
  await page.goto(`${pratik.url}/auth/login`);
  await page.getByLabel('E-posta').fill(email);
  await page.getByLabel('Şifre', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Giriş yap' }).click();
  const first = page.getByRole('heading', { level: 1, name: new RegExp(`^(${noticeTitle}|Ana Sayfa)$`) });
  await expect(first).toBeVisible();
  if ((await first.textContent()) === noticeTitle) await readNotice(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Ana Sayfa' })).toBeVisible();
};

/** Returns a bearer token from the embedded identity provider. */
export const tokenOf = async (
  request: APIRequestContext,
  pratik: Pratik,
  account: Account,
): Promise<string> => {
  const headers = { origin: pratik.url };
  const signedIn = await request.post(`${pratik.url}/api/idp/sign-in/email`, { headers, data: account });
  expect(signedIn.ok()).toBe(true);
  const answer = await request.get(`${pratik.url}/api/idp/token`);
  return (await answer.json()).token;
};

/** Makes one call to the private API. Fails the test unless the response is 200. */
export const call = async <Answer>(
  request: APIRequestContext,
  pratik: Pratik,
  token: string,
  path: string,
  data: object = {},
): Promise<Answer> => {
  const answer = await request.post(`${pratik.url}/api/private/${path}`, {
    headers: { authorization: `Bearer ${token}` },
    data,
  });
  expect(answer.status(), `${path}: ${await answer.text()}`).toBe(200);
  return answer.json();
};

/** Makes one authenticated GET call. Fails the test unless the call succeeds. */
const read = async <Answer>(
  request: APIRequestContext,
  pratik: Pratik,
  token: string,
  path: string,
): Promise<Answer> => {
  const answer = await request.get(`${pratik.url}/api/private/${path}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.status(), `${path}: ${await answer.text()}`).toBe(200);
  return answer.json();
};

/** Adds the learner through the API as an administrator. */
export const addLearner = async (
  request: APIRequestContext,
  pratik: Pratik,
  user: typeof learner = learner,
  levelId = 'A1',
): Promise<{ id: string }> => {
  const token = await tokenOf(request, pratik, administrator);
  return call(request, pratik, token, 'user/add-user', { ...user, role: 'user', levelId });
};

/** The stored state of a signed-in browser: the session cookie and the local storage. */
export type Stored = Awaited<ReturnType<BrowserContext['storageState']>>;

/**
 * Returns the stored state of a browser with a signed-in user who has confirmed the privacy notice. Used by tests
 * that do not test sign-in.
 */
export const browserStateOf = async (pratik: Pratik, account: Account): Promise<Stored> => {
  const context = await request.newContext();
  const token = await tokenOf(context, pratik, account);
  const { role } = await call<{ role: string }>(context, pratik, token, 'user/getRole');
  const { notice } = await read<{ notice: { version: number } }>(context, pratik, token, 'privacy/get');
  await call(context, pratik, token, 'privacy/read-notice', { version: notice.version });
  const { sub } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  const { cookies } = await context.storageState();
  await context.dispose();
  const stored = { name: 'role', value: seal('role', sub, role) };
  return { cookies, origins: [{ origin: pratik.url, localStorage: [stored] }] };
};

/** Makes calls to the private API as one user, without a browser. */
export const callsAs = async (pratik: Pratik, account: Account) => {
  const context = await request.newContext();
  const token = await tokenOf(context, pratik, account);
  return {
    call: <Answer>(path: string, data: object = {}): Promise<Answer> =>
      call<Answer>(context, pratik, token, path, data),
    /** Makes a call whose response is an event stream, and waits until the event stream ends. */
    stream: async (path: string, data: object): Promise<string> => {
      const answer = await context.post(`${pratik.url}/api/private/${path}`, {
        headers: { authorization: `Bearer ${token}` },
        data,
      });
      expect(answer.status(), `${path}: ${await answer.text()}`).toBe(200);
      return answer.text();
    },
    /** Makes a call that uploads a file. The input of the call is in a header. */
    upload: async (path: string, input: object, file: string): Promise<void> => {
      const answer = await context.post(`${pratik.url}/api/private/${path}`, {
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/octet-stream',
          'pratik-input': encodeURIComponent(JSON.stringify(input)),
        },
        data: Buffer.from(file),
      });
      expect(answer.status(), `${path}: ${await answer.text()}`).toBe(200);
    },
  };
};

/**
 * Re-authenticates the user in the browser’s session through the API. Used by tests that do not test the
 * re-authentication dialog.
 */
export const reauthenticateUser = async (
  page: Page,
  pratik: Pratik,
  { password }: Pick<Account, 'password'>,
) => {
  const { token } = await (await page.request.get(`${pratik.url}/api/idp/token`)).json();
  await call(page.request, pratik, token, 'identity/reauthenticate', { password });
};

/** Fills in the re-authentication dialog. */
export const reauthenticateInDialog = async (page: Page, { password }: Pick<Account, 'password'>) => {
  const dialog = page.getByRole('dialog', { name: 'Kimliğinizi doğrulayın' });
  await dialog.getByLabel('Şifreniz').fill(password);
  await dialog.getByRole('button', { name: 'Doğrula' }).click();
  await expect(dialog).toHaveCount(0);
};

/** Records the user’s consent to sending data to the AI provider, based on version 1 of the consent text. */
export const allowAi = async (pratik: Pratik, account: Account, url: string): Promise<void> => {
  const { call } = await callsAs(pratik, account);
  await call('privacy/decide', { purpose: 'ai', given: true, version: 1, service: new URL(url).host });
};
