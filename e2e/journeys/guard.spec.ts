import { expectPage, heading, listening, stored, storedRole, storeRole } from '../support/page.ts';
import { type Pratik, startPratik } from '../support/pratik.ts';
import { expect, test } from '../support/test.ts';
import {
  addLearner,
  administrator,
  browserStateOf,
  call,
  learner,
  type Stored,
  signIn,
  tokenOf,
  withAdministrator,
} from '../support/users.ts';

let pratik: Pratik;
let asAdministrator: Stored;
let asLearner: Stored;
test.beforeAll(async ({ request }) => {
  pratik = await startPratik(withAdministrator);
  await addLearner(request, pratik);
  asAdministrator = await browserStateOf(pratik, administrator);
  asLearner = await browserStateOf(pratik, learner);
});
test.afterAll(() => pratik.stop());

test('route guard › redirects a signed-out user to the sign-in page, and after sign-in to the requested page', async ({
  page,
}) => {
  await page.goto(pratik.url);
  await expect(page).toHaveURL(`${pratik.url}/auth/login`);
  await page.goto(`${pratik.url}/pages/user-list?name=can`);
  await expect(heading(page, 'Giriş')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/auth/login');
  await page.getByLabel('E-posta').fill(administrator.email);
  await page.getByLabel('Şifre', { exact: true }).fill(administrator.password);
  await page.getByRole('button', { name: 'Giriş yap' }).click();
  await expectPage(page, 'Kullanıcılar');
  await expect(page).toHaveURL(`${pratik.url}/pages/user-list?name=can`);
});

test('route guard › denies a learner all administrator pages, and allows the pages for learners', async ({
  page,
  context,
}) => {
  await context.setStorageState(asLearner);
  for (const name of [
    'user-list',
    'user-add',
    'level-list',
    'level-add',
    'question-list',
    'question-add',
    'message-process-list',
  ]) {
    await page.goto(`${pratik.url}/pages/${name}`);
    await expectPage(page, 'Sayfa bulunamadı');
    await expect(page).toHaveURL(`${pratik.url}/notfound`);
  }
  await page.goto(`${pratik.url}/pages/profile`);
  await expectPage(page, 'Profil');
});

test('route guard › lets an administrator open pages for administrators only and pages for both roles', async ({
  page,
  context,
}) => {
  await context.setStorageState(asAdministrator);
  await page.goto(`${pratik.url}/pages/message-process-list`);
  await expectPage(page, 'Mesaj İşleme');
  await page.goto(`${pratik.url}/pages/chat`);
  await expectPage(page, 'Sohbet');
});

test('local storage › contains the role, the layout and the language, each encrypted', async ({
  page,
  context,
}) => {
  await context.setStorageState(asLearner);
  await page.goto(pratik.url);
  await expectPage(page, 'Ana Sayfa');
  await page.getByRole('button', { name: 'Görünüm ayarları' }).click();
  await page.getByRole('button', { name: 'Koyu' }).click();
  await page.getByRole('button', { name: 'English' }).click();
  await page.keyboard.press('Escape');
  await expectPage(page, 'Home');
  const values = await stored(page);
  expect(Object.keys(values).sort()).toEqual(['language', 'layout', 'role']);
  for (const value of Object.values(values)) expect(value).toMatch(/^[0-9a-f]{40,}$/);
});

test.describe('route guard without a valid stored role', () => {
  const unusable: [string, (role: string) => string | null][] = [
    ['nothing', () => null],
    ['an edited value', (role) => `${role.slice(0, -2)}${role.endsWith('00') ? '11' : '00'}`],
    ['plain words', () => 'admin'],
    ['another person’s value', () => roleIn(asAdministrator)],
  ];
  for (const [what, made] of unusable) {
    test(`with ${what} as stored role › denies the navigation, fetches and stores the role, and allows the next navigation`, async ({
      page,
      context,
    }) => {
      await context.setStorageState(asLearner);
      await page.goto(`${pratik.url}/landing`);
      await storeRole(page, made(roleIn(asLearner)));
      const fetched = page.waitForResponse('**/api/private/user/getRole');
      await page.goto(`${pratik.url}/pages/chat`);
      await expectPage(page, 'Sayfa bulunamadı');
      expect(await (await fetched).json()).toEqual({ role: 'user' });
      await expect.poll(() => storedRole(page)).toMatch(/^[0-9a-f]{40,}$/);
      await page.getByRole('link', { name: 'Sohbet' }).click();
      await expectPage(page, 'Sohbet');
    });
  }

  test('denies the page without an error message when the role cannot be fetched', async ({
    page,
    context,
    errors,
  }) => {
    errors.allow(/user\/getRole/);
    await context.setStorageState(asLearner);
    await page.goto(`${pratik.url}/landing`);
    await storeRole(page, null);
    await page.route('**/api/private/user/getRole', (route) => route.abort());
    await page.goto(`${pratik.url}/pages/chat`);
    await expectPage(page, 'Sayfa bulunamadı');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.getByRole('status')).toHaveText('');
    expect(await storedRole(page)).toBeNull();
    await page.getByRole('link', { name: 'Sohbet' }).click();
    await expectPage(page, 'Sayfa bulunamadı');
    await page.unroute('**/api/private/user/getRole');
    await page.getByRole('link', { name: 'Sohbet' }).click();
    await expect.poll(() => storedRole(page)).not.toBeNull();
    await page.getByRole('link', { name: 'Sohbet' }).click();
    await expectPage(page, 'Sohbet');
  });
});

test('route guard › shows no user data to a learner who fakes the role administrator in the browser', async ({
  page,
  context,
  errors,
}) => {
  errors.allow(/user\/get-all-users|level\/list|403/);
  await context.setStorageState(asLearner);
  await page.route('**/api/private/user/getRole', (route) => route.fulfill({ json: { role: 'admin' } }));
  await page.goto(`${pratik.url}/landing`);
  await storeRole(page, null);
  await page.goto(pratik.url);
  await expectPage(page, 'Sayfa bulunamadı');
  const refused = page.waitForResponse('**/api/private/user/get-all-users');
  await page.goto(`${pratik.url}/pages/user-list`);
  await expectPage(page, 'Kullanıcılar');
  expect((await refused).status()).toBe(403);
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByText(administrator.email)).toHaveCount(0);
});

test('route guard › applies a role change on the server to a browser that is already open', async ({
  page,
  request,
}) => {
  const user = { ...learner, name: 'Ece', surname: 'Öz', email: 'ece.oz@okul.example' };
  const { id } = await addLearner(request, pratik, user);
  const listens = listening(page);
  await signIn(page, pratik, user);
  await expect(page.getByRole('link', { name: 'Profil' })).toBeVisible();
  await listens;
  const token = await tokenOf(request, pratik, administrator);
  const { name, surname } = user;
  await call(request, pratik, token, 'identity/reauthenticate', { password: administrator.password });
  await call(request, pratik, token, 'user/update', {
    id,
    revision: 0,
    name,
    surname,
    role: 'admin',
    levelId: null,
  });
  await expect(page.getByRole('link', { name: 'Kullanıcı Listesi' }).first()).toBeVisible();
});

test('sign-out in the menu › signs out all tabs of the browser, and ends the session on the server', async ({
  page,
  context,
  request,
}) => {
  await signIn(page, pratik, learner);
  const asked = page.waitForRequest('**/api/private/user/get-profile');
  const otherTab = await context.newPage();
  await page.reload();
  const bearer = (await (await asked).allHeaders()).authorization ?? '';
  // Waits for the responses to these calls. A call that is still running when the session ends would fail and log a
  // console error.
  const shown = ['level/list', 'voice/options', 'voice/storage', 'user/list-sessions'].map((path) =>
    otherTab.waitForResponse(`**/api/private/${path}`),
  );
  await otherTab.goto(`${pratik.url}/pages/profile`);
  await expectPage(otherTab, 'Profil');
  await Promise.all(shown);

  await page.getByRole('navigation', { name: 'Menü' }).getByRole('link', { name: 'Çıkış' }).click();
  await expectPage(page, 'Giriş');
  await expect(page).toHaveURL(`${pratik.url}/auth/login`);
  expect(await storedRole(page)).toBeNull();
  await expectPage(otherTab, 'Giriş');

  const refused = await request.post(`${pratik.url}/api/private/user/getRole`, {
    headers: { authorization: bearer },
    data: {},
  });
  expect(refused.status()).toBe(401);
  await page.goto(`${pratik.url}/pages/profile`);
  await expectPage(page, 'Giriş');
});

/** Returns the encrypted role from the local storage of a signed-in browser. */
const roleIn = (stored: Stored): string => {
  const role = stored.origins[0]?.localStorage.find(({ name }) => name === 'role')?.value;
  if (role === undefined) throw new Error('The browser has no stored role');
  return role;
};
