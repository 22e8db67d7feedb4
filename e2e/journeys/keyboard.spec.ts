import type { Page } from '@playwright/test';
import { press, tabTo, typeInto } from '../support/keyboard.ts';
import { expectPage, heading, processed } from '../support/page.ts';
import { type Pratik, startPratik } from '../support/pratik.ts';
import { expect, test } from '../support/test.ts';
import { addLearner, administrator, learner, noticeTitle, withAdministrator } from '../support/users.ts';

let pratik: Pratik;
test.beforeAll(async ({ request }) => {
  pratik = await startPratik(withAdministrator);
  await addLearner(request, pratik);
});
test.afterAll(() => pratik.stop());

const signInByKeyboard = async (page: Page, { email, password }: { email: string; password: string }) => {
  await page.goto(`${pratik.url}/auth/login`);
  await expectPage(page, 'Giriş');
  await typeInto(page, page.getByLabel('E-posta'), email);
  await typeInto(page, page.getByLabel('Şifre', { exact: true }), password);
  await page.keyboard.press('Enter');
  await expectPage(page, noticeTitle);
  await press(page, page.getByRole('button', { name: 'Okudum, devam et' }));
  await expectPage(page, 'Ana Sayfa');
};

test('keyboard › is sufficient for a learner to chat, dispute a correction and end the conversation', async ({
  page,
}) => {
  await signInByKeyboard(page, learner);
  const menu = page.getByRole('navigation', { name: 'Menü' });
  await press(page, menu.getByRole('link', { name: 'Sohbet' }));
  await expectPage(page, 'Sohbet');
  await expect(heading(page, 'Sohbet')).toBeFocused();
  await press(page, page.getByRole('button', { name: /^Başla: Moda/ }));

  const field = page.getByLabel('Mesajınız');
  const bubbles = page.getByRole('region', { name: 'Konuşma' }).getByRole('listitem');
  await expect(bubbles).toHaveCount(1);
  await tabTo(page, field);
  for (const [index, text] of ['My sister is nurse.', 'A tea, please.'].entries()) {
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
    await expect(bubbles.nth(2 * index + 1)).toContainText(text);
    await expect(bubbles.nth(2 * index + 2)).toContainText('Deniz:');
    // The report button appears when the reply is complete. While a reply is streaming, Enter does not send a
    // message.
    await expect(bubbles.nth(2 * index + 2).getByRole('button', { name: /bildir/i })).toBeVisible();
    await expect(field).toBeFocused();
  }

  const corrections = page.getByRole('button', { name: /^\d+ düzeltme/ }).first();
  await expect(corrections).toBeVisible(processed);
  await press(page, corrections, 'Shift+Tab');
  await expect(corrections).toHaveAttribute('aria-expanded', 'true');
  const list = page.getByRole('group', { name: 'Bu mesajın düzeltmeleri' }).first();
  await expect(list.getByText('Düzeltilmiş hâli').first()).toBeVisible();
  await press(page, list.getByRole('button', { name: 'Bu düzeltme yanlış' }).first());
  await expect(list.getByText('Yanlış olduğunu bildirdiniz; bir yönetici bakacak.')).toBeVisible();
  await expect
    .poll(async () => (await pratik.query('select id from corrections where disputed')).length)
    .toBe(1);

  const end = page.getByRole('button', { name: 'Sohbeti bitir' }).first();
  await press(page, end, 'Shift+Tab');
  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('button', { name: 'Sohbete devam et' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(end).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question.getByRole('button', { name: 'Sohbete devam et' })).toBeFocused();
  await press(page, question.getByRole('button', { name: 'Sohbeti bitir' }));
  await expect(page.getByRole('heading', { name: 'Sohbetin özeti' })).toBeFocused();

  await press(page, menu.getByRole('link', { name: 'Çıkış' }), 'Shift+Tab');
  await expectPage(page, 'Giriş');
});

test('keyboard › is sufficient for an administrator to find a user, disable the account and undo this change', async ({
  page,
}) => {
  await signInByKeyboard(page, administrator);
  const status = async () =>
    (await pratik.query<{ status: string }>('select status from users where email = $1', [learner.email]))[0]
      ?.status;
  const before = await status();
  await press(page, page.getByRole('link', { name: 'Kullanıcı Listesi', exact: true }).first());
  await expectPage(page, 'Kullanıcılar');
  await press(page, page.getByRole('button', { name: 'Süzgeçler' }));
  await typeInto(page, page.getByLabel('Ad', { exact: true }), learner.name);
  await page.keyboard.press('Enter');
  const rows = page.getByRole('table', { name: 'Kullanıcı listesi' }).getByRole('row');
  await expect(rows).toHaveCount(2);
  const user = rows.filter({ hasText: learner.email });

  const actions = user.getByRole('button', { name: `İşlemler: ${learner.name} ${learner.surname}` });
  await press(page, actions);
  await expect(page.getByRole('menuitem', { name: 'Düzenle' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Hesabı kapat' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(user).toContainText('Kapalı');
  await expect(actions).toBeFocused();

  await press(page, page.getByRole('button', { name: 'Geri al' }));
  await expect(user).not.toContainText('Kapalı');
  await expect.poll(status).toBe(before);
});
