import { processed } from '../support/page.ts';
import { type Pratik, startPratik } from '../support/pratik.ts';
import { expect, test } from '../support/test.ts';
import { administrator, learner, readNotice, signIn } from '../support/users.ts';

let pratik: Pratik;
test.beforeAll(async () => {
  pratik = await startPratik();
});
test.afterAll(() => pratik.stop());

const said = [
  'Hello, I am fine. I want a tea, please.',
  'A small tea, please.',
  'My sister is nurse and she listen music every day.',
  'No sugar, thank you.',
  'I want a piece of cake.',
  'I am agree. The window table is good.',
  'My name is Can.',
  'I pay by card.',
  'Yesterday I go to the cinema with my friend.',
  'I like the weather in Istanbul.',
];

test('new installation › can be set up with the setup code, used by a learner, and supervised by the administrator in message review', async ({
  page,
  browser,
}) => {
  // The first administrator signs up with the setup code.
  await page.goto(pratik.url);
  await page.getByRole('link', { name: 'İlk yöneticiyi oluşturun' }).click();
  await page.getByLabel('Kurulum kodu').fill(pratik.setupCode ?? '');
  await page.getByLabel('Ad', { exact: true }).fill(administrator.name);
  await page.getByLabel('Soyad').fill(administrator.surname);
  await page.getByLabel('E-posta').fill(administrator.email);
  await page.getByLabel('Şifre', { exact: true }).fill(administrator.password);
  await page.getByRole('button', { name: 'Yöneticiyi oluştur' }).click();
  await readNotice(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Ana Sayfa' })).toBeVisible();

  // The administrator adds a learner.
  await page.getByRole('link', { name: 'Kullanıcı Ekle' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kullanıcı Ekle' })).toBeVisible();
  await page.getByLabel('Ad', { exact: true }).fill(learner.name);
  await page.getByLabel('Soyad').fill(learner.surname);
  await page.getByLabel('E-posta').fill(learner.email);
  await page.getByLabel('Şifre (isteğe bağlı)').fill(learner.password);
  await page.getByRole('button', { name: 'Ekle', exact: true }).click();
  await expect(page.getByText('Can Işık').first()).toBeVisible();

  // The learner signs in on another device and sends messages.
  const phone = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'tr-TR',
    hasTouch: true,
  });
  const theirs = await phone.newPage();
  await signIn(theirs, pratik, learner);
  await theirs.goto(`${pratik.url}/pages/chat`);
  await theirs.getByRole('button', { name: 'A1', exact: true }).click();
  await theirs.getByRole('button', { name: /^Başla: Moda/ }).click();
  const field = theirs.getByLabel('Mesajınız');
  const bubbles = theirs.getByRole('region', { name: 'Konuşma' }).getByRole('listitem');
  await expect(bubbles).toHaveCount(1);
  for (const [index, text] of said.entries()) {
    await field.fill(text);
    await expect(theirs.getByRole('button', { name: 'Gönder' })).toBeEnabled();
    await field.press('Enter');
    await expect(bubbles.nth(2 * index + 1)).toContainText(text);
    await expect(bubbles.nth(2 * index + 2)).toContainText('Deniz:');
    await expect(theirs.getByRole('button', { name: 'Yanıtı durdur' })).toBeHidden();
    await pratik.advanceClock(44);
  }
  // The text “bekliyor” (waiting) below a message is replaced by corrections without a page reload.
  await expect(theirs.getByText('bekliyor')).toHaveCount(0, processed);
  await expect(theirs.getByText(/\d+ düzeltme/).first()).toBeVisible();
  const corrections = theirs.getByRole('group', { name: 'Bu mesajın düzeltmeleri' }).first();
  await expect(corrections.getByText('Düzeltilmiş hâli')).toBeVisible();
  await expect(corrections.getByRole('listitem')).toHaveCount(0);
  await corrections.getByRole('button', { name: /\d+ düzeltme/ }).click();
  await expect(corrections.getByRole('listitem').first()).toBeVisible();

  // The learner sends messages until ten minutes of conversation are counted.
  const spokenMs = async () =>
    (await pratik.query<{ ms: number }>('select max(active_ms)::int ms from activity_days'))[0]?.ms ?? 0;
  const finishedTurns = async () =>
    (await pratik.query<{ n: number }>(`select count(*)::int n from turns where state = 'complete'`))[0]?.n;
  for (let more = 1; (await spokenMs()) < 600_000; more += 1) {
    await pratik.advanceClock(44);
    await field.fill(`I like it very much, number ${more}.`);
    await expect(theirs.getByRole('button', { name: 'Gönder' })).toBeEnabled();
    await field.press('Enter');
    await expect.poll(finishedTurns).toBe(1 + 2 * (said.length + more));
  }
  await expect(theirs.getByText('Bugünün 10 dakikası tamam')).toBeVisible();
  await phone.close();

  // The administrator sees that every message has been processed.
  await page.getByRole('link', { name: 'Mesaj İşleme' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mesaj İşleme' })).toBeVisible();
  const messages = (await pratik.query<{ n: number }>('select count(*)::int n from messages'))[0]?.n;
  const state = (name: string, count: number | undefined) =>
    page.getByRole('button', { name: new RegExp(`^${name}\\s*${count}(\\D|$)`) });
  await expect(state('Tamamlandı', messages)).toBeVisible();
  for (const none of ['Bekliyor', 'İşleniyor', 'Başarısız']) await expect(state(none, 0)).toBeVisible();
});
