import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { type FakeAiServer, startFakeAiServer } from '../../apps/server/test/fake-ai-server.ts';
import { beyondTheEdge, violations } from '../support/axe.ts';
import { firstOfZip } from '../support/first-of-zip.ts';
import { press } from '../support/keyboard.ts';
import { expectPage } from '../support/page.ts';
import { type Pratik, startPratik } from '../support/pratik.ts';
import { expect, test } from '../support/test.ts';
import {
  addLearner,
  administrator,
  browserStateOf,
  callsAs,
  learner,
  noticeTitle,
  signIn,
  withAdministrator,
} from '../support/users.ts';

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

test('privacy notice › is shown once per version, without interrupting the page that the learner has open', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, pratik, learner);
  const conversationId = randomUUID();
  const { call } = await callsAs(pratik, learner);
  await call('chat/start', { conversationId, kind: 'free' });
  const url = `${pratik.url}/pages/chat?c=${conversationId}`;
  await page.goto(url);
  const field = page.getByRole('textbox', { name: 'Mesajınız' });
  await field.fill('I have not finished this');

  const version = 3;
  const text = 'Bu metin yenilendi: verileriniz kurumunuzda saklanır.';
  const change = {
    kind: 'notice',
    tr: text,
    en: 'This text is new: your data stays here.',
    version: version - 1,
    asksAgain: false,
  };
  await (await callsAs(pratik, administrator)).call('privacy/save-text', change);
  // The new privacy notice does not interrupt the open page. Pratik shows the notice at the next visit.
  await expect(field).toBeVisible();
  await page.reload();
  await expectPage(page, noticeTitle);
  await expect(page.getByText(text)).toBeVisible();
  await expect(field).toBeHidden();
  await press(page, page.getByRole('button', { name: 'Okudum, devam et' }));
  await expectPage(page, 'Sohbet');
  expect(page.url()).toBe(url);
  await expect(field).toHaveValue('I have not finished this');

  await page.reload();
  await expect(field).toBeVisible();
  await expect(page.getByRole('heading', { name: noticeTitle })).toBeHidden();
  const readings = `select version from notice_readings join users on id = user_id
    where email = $1 order by version`;
  expect(await pratik.query(readings, [learner.email])).toEqual([{ version: version - 1 }, { version }]);
});

test('privacy page › lets a learner consent, download the data copy and erase the account by keyboard on a phone', async ({
  page,
  errors,
}) => {
  // The server ends the session of the erased user and responds to later requests with 401.
  errors.allow(/401/);
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

  await press(page, page.getByRole('button', { name: 'Onay veriyorum: Yapay zekâ hizmeti' }));
  await expectPage(page, 'Sohbet');
  await expect(page.getByText('yapay zekâ', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('Yapay zekâ ile de konuşabilirsiniz')).toBeHidden();

  await page.goto(`${pratik.url}/pages/profile`);
  await press(page, page.getByRole('link', { name: 'Gizlilik ve onaylar' }));
  await press(page, page.getByRole('button', { name: 'Kopyamı hazırla' }));
  const save = page.getByRole('button', { name: 'Zip olarak indir' });
  await expect(save).toBeVisible();
  const download = page.waitForEvent('download');
  await press(page, save);
  // The test of the download checks only that the data copy is a complete archive.
  // apps/server/test/identity/privacy/privacy.test.ts checks the content of the data copy.
  const zip = await readFile(await (await download).path());
  expect(zip.toString('latin1').slice(-400)).toContain('veriler.json');
  const readable = firstOfZip(zip);
  expect(readable.name).toBe('oku.html');
  const copy = await page.context().newPage();
  await copy.setViewportSize({ width: 390, height: 844 });
  await copy.setContent(readable.text);
  await expect(copy.getByRole('heading', { level: 2, name: /^Onay kararları/ })).toBeVisible();
  const inCopy = await beyondTheEdge(copy);
  for (const colorScheme of ['dark', 'light'] as const) {
    await copy.emulateMedia({ colorScheme });
    inCopy.push(...(await violations(copy, colorScheme)));
  }
  expect(inCopy).toEqual([]);
  await copy.close();

  await press(page, page.getByRole('button', { name: 'Hesabımı sil' }));
  const dialog = page.getByRole('dialog', { name: 'Hesabınız ve bütün verileriniz silinsin mi?' });
  await dialog.getByLabel('E-posta adresiniz').fill(learner.email);
  await dialog.getByLabel('Şifreniz').fill(learner.password);
  await press(page, dialog.getByRole('button', { name: 'Kalıcı olarak sil' }));
  await expect(page).toHaveURL(/\/auth\/login/);
  expect(await pratik.query('select from users where email = $1', [learner.email])).toHaveLength(0);
  expect(await pratik.query('select from erasures')).toHaveLength(1);
});

test('message of a minor about self-harm › is answered with a help text and opens a safety case, which an administrator closes', async ({
  browser,
  request,
}) => {
  const configured = await startPratik({ ...withAdministrator, MINORS: 'on' });
  await addLearner(request, configured);
  const violationsOf = async (page: Page) => {
    const found = await beyondTheEdge(page);
    for (const scheme of ['dark', 'light'] as const) found.push(...(await violations(page, scheme)));
    return found;
  };
  const viewport = { width: 390, height: 844 };
  const child = await (await browser.newContext({ viewport })).newPage();
  await child.goto(`${configured.url}/auth/login`);
  await child.getByLabel('E-posta').fill(learner.email);
  await child.getByLabel('Şifre', { exact: true }).fill(learner.password);
  await child.getByRole('button', { name: 'Giriş yap' }).click();
  // The privacy notice is shown before the age question.
  await expectPage(child, noticeTitle);
  expect(await violationsOf(child)).toEqual([]);
  await press(child, child.getByRole('button', { name: 'Okudum, devam et' }));
  await expectPage(child, 'Kaç yaşındasınız?');
  expect(await violationsOf(child)).toEqual([]);
  await press(child, child.getByRole('button', { name: '13–17 yaşındayım' }));
  await expectPage(child, 'Ana Sayfa');
  await child.goto(`${configured.url}/pages/chat`);
  await press(child, child.getByRole('button', { name: 'Başla: Serbest sohbet' }));
  const field = child.getByRole('textbox', { name: 'Mesajınız' });
  await field.fill('I do not want to live anymore.');
  await field.press('Enter');
  await expect(child.getByRole('link', { name: '112 – Acil Çağrı Merkezi' })).toHaveAttribute(
    'href',
    'tel:112',
  );
  await expect(field).toBeEnabled();
  expect(await violationsOf(child)).toEqual([]);

  const page = await (
    await browser.newContext({ storageState: await browserStateOf(configured, administrator), viewport })
  ).newPage();
  await page.goto(`${configured.url}/pages/message-process-list`);
  await press(page, page.getByRole('link', { name: 'Güvenlik kayıtları' }));
  await expectPage(page, 'Güvenlik');
  await expect(page.getByText('I do not want to live')).toBeHidden();
  await press(page, page.getByRole('button', { name: /^Metni göster/ }));
  await expect(page.getByText('I do not want to live anymore.')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await press(page, page.getByRole('button', { name: /^İlgilenildi/ }));
  const closing = page.getByRole('dialog', { name: /^Kayıt kapatılsın mı/ });
  await closing.getByLabel('Ne yapıldı?').fill('Ailesiyle görüşüldü');
  expect(await violationsOf(page)).toEqual([]);
  await closing.getByRole('button', { name: 'İlgilenildi' }).click();
  await expect(page.getByText('Bekleyen bir kayıt yok')).toBeVisible();
  expect(await configured.query(`select from audit_log where action = 'safety-case.look'`)).toHaveLength(1);
  await page.close();
  await configured.stop();
});
