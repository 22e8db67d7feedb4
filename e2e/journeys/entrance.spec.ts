import { violations } from '../support/axe.ts';
import { expectPage, processed } from '../support/page.ts';
import { type Pratik, startPratik } from '../support/pratik.ts';
import { expect, test } from '../support/test.ts';
import { readNotice, withAdministrator } from '../support/users.ts';

let pratik: Pratik;
test.beforeAll(async () => {
  pratik = await startPratik({ ...withAdministrator, SIGN_UP: 'true', ORGANIZATION_NAME: 'Çamlık Okulu' });
});
test.afterAll(() => pratik.stop());

/** Prints the time since `start`. The time depends on the machine, so no test checks the time. */
const report = (what: string, start: number) =>
  process.stdout.write(`${what}: ${((performance.now() - start) / 1000).toFixed(1)} s\n`);

test('landing page › corrects an example sentence after one tap, and a typed sentence after Enter', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const start = performance.now();
  await page.goto(`${pratik.url}/landing`);
  const form = page.getByRole('region', { name: 'Bir İngilizce cümle yazın' });
  const result = form.getByRole('status');

  await form.getByRole('button', { name: 'I am agree with you.' }).click();
  await expect(result).toContainText('Düzeltilmiş hâli: I am agree → I agree with you.', processed);
  report('Time from the landing page to the first correction (one interaction)', start);
  await expect(result.getByText('Fazla “to be”')).toBeInViewport();

  const field = form.getByLabel('Bir İngilizce cümle yazın');
  await field.fill('My sister is engineer.');
  await field.press('Enter');
  await expect(result.getByText('Eksik artikel')).toBeVisible();
  await field.fill('Dün okula gittim.');
  await field.press('Enter');
  await expect(result).toContainText('Türkçe bir cümleye benziyor');
  await field.fill('I like the weather in Istanbul.');
  await field.press('Enter');
  await expect(result).toContainText('bir yanlış bulamadık');

  await expect(page.getByText('Çamlık Okulu')).toBeVisible();
  await result.getByRole('link', { name: 'Kayıt ol' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kayıt ol' })).toBeVisible();
});

test('first run › needs at most ten interactions from registration to the first correction, and continues after a reload', async ({
  page,
  errors,
}) => {
  // Between sign-in and registration, the browser requests the role of an account that has no Pratik user yet, and
  // the server answers 403.
  errors.allow(/403/);
  await page.setViewportSize({ width: 390, height: 844 });
  let interactions = 0;
  const act = async (action: Promise<unknown>) => {
    interactions += 1;
    await action;
  };
  const violated: string[] = [];
  const checkAccessibility = async () => {
    for (const scheme of ['dark', 'light'] as const) violated.push(...(await violations(page, scheme)));
  };

  await page.goto(`${pratik.url}/auth/sign-up`);
  const start = performance.now();
  await act(page.getByLabel('Ad', { exact: true }).fill('Can'));
  await act(page.getByLabel('Soyad').fill('Işık'));
  await act(page.getByLabel('E-posta').fill('can.isik@okul.example'));
  await act(page.getByLabel('Şifre', { exact: true }).fill('kadıköy vapuru 1845'));
  await act(page.getByRole('button', { name: 'Kayıt ol' }).click());
  interactions += 1;
  await readNotice(page);

  await expectPage(page, 'Neden İngilizce?');
  await act(page.getByRole('radio', { name: 'Yolculuk' }).check());
  await act(page.getByRole('button', { name: 'Devam' }).click());
  await expectPage(page, 'İlk mesajınız');
  const field = page.getByLabel('Mesajınız', { exact: true });
  await act(field.fill('My sister is engineer.'));
  await act(field.press('Enter'));
  const correction = page.getByRole('region', { name: 'Mesajınızın düzeltmesi' });
  await expect(correction.getByText('Eksik artikel')).toBeInViewport(processed);
  report(`Time from registration to the first correction (${interactions} interactions)`, start);
  expect(interactions).toBe(10);
  await checkAccessibility();

  await page.reload();
  await expectPage(page, 'İlk mesajınız');
  await expect(correction.getByText('Eksik artikel')).toBeVisible();

  await page.getByRole('button', { name: 'Devam' }).click();
  await expectPage(page, 'Seviyenizi bulalım mı?');
  await expect(page.getByText(/genellikle \d+ soru.*en çok 25 soru/)).toBeVisible();
  await checkAccessibility();
  await page.getByRole('button', { name: 'Sonra; ana sayfaya git' }).click();
  await expectPage(page, 'Ana Sayfa');
  await expect(page.getByRole('link', { name: 'İlk adımlara git' })).toHaveCount(0);
  await page.goto(`${pratik.url}/pages/welcome`);
  await expectPage(page, 'Ana Sayfa');
  expect(violated).toEqual([]);
});
