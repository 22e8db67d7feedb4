import { readFile } from 'node:fs/promises';
import { type FakeAiServer, startFakeAiServer } from '../../apps/server/test/fake-ai-server.ts';
import { beyondTheEdge, violations } from '../support/axe.ts';
import { press } from '../support/keyboard.ts';
import { expectPage } from '../support/page.ts';
import { addLearner, learner, signIn, withAdministrator } from '../support/people.ts';
import { type Pratik, startPratik } from '../support/pratik.ts';
import { expect, test } from '../support/test.ts';

let ai: FakeAiServer;
let pratik: Pratik;
test.beforeAll(async ({ request }) => {
  ai = await startFakeAiServer();
  pratik = await startPratik({ ...withAdministrator, AI_BASE_URL: ai.url, AI_MODEL: 'test-model' });
  await addLearner(request, pratik);
});
test.afterAll(async () => {
  await pratik.stop();
  await ai.close();
});

test('consent, copy and erasure, on a phone by keyboard: nothing leaves before, nothing stays after', async ({
  page,
  faults,
}) => {
  // Who erased themselves is signed out by the server as well.
  faults.allow(/401/);
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, pratik, learner);
  await page.goto(`${pratik.url}/pages/chat`);
  await expect(page.getByText('Yapay zekâ ile de konuşabilirsiniz')).toBeVisible();
  await press(page, page.getByRole('link', { name: 'Metni okuyun, karar verin' }));
  await expectPage(page, 'Gizlilik');
  await expect(page.getByText(`Hizmet: ${new URL(ai.url).host}`)).toBeVisible();
  const found = await beyondTheEdge(page);
  for (const scheme of ['dark', 'light'] as const) found.push(...(await violations(page, scheme)));
  expect(found).toEqual([]);

  await press(page, page.getByRole('button', { name: /^Onay veriyorum/ }));
  await expect(page.getByRole('button', { name: /^Onayımı geri al/ })).toBeVisible();
  await page.goto(`${pratik.url}/pages/chat`);
  await expect(page.getByText('yapay zekâ', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('Yapay zekâ ile de konuşabilirsiniz')).toBeHidden();

  await page.goto(`${pratik.url}/pages/profile`);
  await press(page, page.getByRole('link', { name: 'Gizlilik ve onaylar' }));
  await press(page, page.getByRole('button', { name: 'Kopyamı hazırla' }));
  const save = page.getByRole('button', { name: 'Zip olarak indir' });
  await expect(save).toBeVisible();
  const download = page.waitForEvent('download');
  await press(page, save);
  // What is in it is read in apps/server/test/privacy.test.ts; here it has to arrive whole.
  const zip = await readFile(await (await download).path(), 'latin1');
  expect(zip.slice(0, 2)).toBe('PK');
  expect(zip.slice(-400)).toContain('veriler.json');

  await press(page, page.getByRole('button', { name: 'Hesabımı sil' }));
  const dialog = page.getByRole('dialog', { name: 'Hesabınız ve bütün verileriniz silinsin mi?' });
  await dialog.getByLabel('E-posta adresiniz').fill(learner.email);
  await press(page, dialog.getByRole('button', { name: 'Kalıcı olarak sil' }));
  await expect(page).toHaveURL(/\/auth\/login/);
  expect(await pratik.query('select from users where email = $1', [learner.email])).toHaveLength(0);
  expect(await pratik.query('select from erasures')).toHaveLength(1);
});
