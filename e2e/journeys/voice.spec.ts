import { randomUUID } from 'node:crypto';
import type { Browser, Page, PlaywrightWorkerArgs } from '@playwright/test';
import {
  type FakeTranscriptionServer,
  startFakeTranscriptionServer,
} from '../../apps/server/test/fake-transcription-server.ts';
import { violations } from '../support/axe.ts';
import { tabTo } from '../support/keyboard.ts';
import { browserThatHears } from '../support/launch.ts';
import { type Pratik, startPratik } from '../support/pratik.ts';
import { expect, test } from '../support/test.ts';
import { addLearner, callsAs, learner, signIn, withAdministrator } from '../support/users.ts';

test.use({
  launchOptions: await browserThatHears(),
});

type Playwright = PlaywrightWorkerArgs['playwright'];

let stt: FakeTranscriptionServer;
let pratik: Pratik;
/** A browser page that decodes the audio that the server received, because Node cannot decode this audio format. */
let decoder: Page;
test.beforeAll(async ({ browser }) => {
  decoder = await (browser as Browser).newPage();
  stt = await startFakeTranscriptionServer((file) =>
    decoder.evaluate(async (base64) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const sound = await new OfflineAudioContext(1, 1, 16_000).decodeAudioData(bytes.buffer);
      const squares = sound.getChannelData(0).reduce((sum, sample) => sum + sample * sample, 0);
      return { seconds: sound.duration, loudness: Math.sqrt(squares / sound.length) };
    }, Buffer.from(file).toString('base64')),
  );
  pratik = await startPratik({
    ...withAdministrator,
    TRANSCRIPTION_BASE_URL: stt.url,
    TRANSCRIPTION_MODEL: 'test-ear',
    TRANSCRIPTION_SECONDS: '5',
  });
});
test.afterAll(async () => {
  await pratik.stop();
  await stt.close();
  await decoder.close();
});

/** Adds a learner without any consents and starts a conversation. */
const talk = async (page: Page, playwright: Playwright) => {
  const user = { ...learner, email: `${randomUUID()}@okul.example` };
  const request = await playwright.request.newContext();
  const { id } = await addLearner(request, pratik, user);
  await request.dispose();
  await signIn(page, pratik, user);
  await page.goto(`${pratik.url}/pages/chat`);
  await page.getByRole('button', { name: 'Başla: Serbest sohbet' }).click();
  const mic = page.getByRole('button', { name: 'Konuş', exact: true });
  await expect(mic).toBeVisible();
  return { user, id, mic, field: page.getByLabel('Mesajınız') };
};
/** Waits until the recording clock shows at least the given number of seconds. */
const clockFrom = (page: Page, seconds: number) => {
  const later = Array.from({ length: 60 - seconds }, (_, at) => String(seconds + at).padStart(2, '0'));
  return page.getByText(new RegExp(`^0:(${later.join('|')}) / 1:00$`));
};
/** Records speech for at least one second, by keyboard. */
const speak = async (page: Page) => {
  await page.keyboard.press('Space');
  await expect(clockFrom(page, 1)).toBeVisible();
  await page.keyboard.press('Space');
};
const spokenMs = async (id: string) => {
  const sql = 'select sum(active_ms)::int ms from activity_days where user_id = $1';
  return (await pratik.query<{ ms: number }>(sql, [id]))[0]?.ms ?? 0;
};
const serviceHost = () => new URL(stt.url).host;

test.describe('voice conversation on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, permissions: ['microphone'] });

  test('transcribes a spoken message, which the learner can edit, and plays the whole reply', async ({
    page,
    playwright,
  }) => {
    await page.addInitScript(() => {
      const heard: string[] = [];
      Object.assign(window, { heard });
      const play = HTMLMediaElement.prototype.play;
      HTMLMediaElement.prototype.play = function () {
        this.addEventListener('ended', () => heard.push(this.src), { once: true });
        return play.call(this);
      };
    });
    const { id, mic, field } = await talk(page, playwright);
    await page.getByRole('button', { name: 'Evet, seslendir' }).click();

    await tabTo(page, mic);
    await page.keyboard.press('Enter');
    const why = page.getByRole('alertdialog', { name: 'Konuşarak yazın' });
    await expect(why).toContainText(`Hizmet: ${serviceHost()}`);
    expect(await violations(page, 'light')).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(mic).toBeFocused();
    const meter = page.getByRole('meter', { name: 'Ses düzeyi' });
    await expect.poll(async () => Number(await meter.getAttribute('aria-valuenow'))).toBeGreaterThan(5);
    for (const scheme of ['light', 'dark'] as const) expect(await violations(page, scheme)).toEqual([]);
    await expect(clockFrom(page, 3)).toBeVisible();

    stt.next({ kind: 'ok', text: 'My sister is nurse in Ankara.' });
    await page.keyboard.press('Space');
    await expect(field).toHaveValue('My sister is nurse in Ankara.');
    const [asked] = stt.requests;
    expect(asked).toMatchObject({ model: 'test-ear', language: 'en', type: 'audio/webm' });
    expect(asked?.seconds).toBeGreaterThan(2);
    expect(asked?.loudness).toBeGreaterThan(0.01);
    expect(await spokenMs(id)).toBeGreaterThan(2000);
    const stored = () =>
      page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('pratik recording')));
    expect(await stored()).toEqual([]);

    await field.fill('My sister is nurse in Izmir.');
    await field.press('Enter');
    const bubbles = page.getByRole('region', { name: 'Konuşma' }).getByRole('listitem');
    await expect(bubbles.nth(1)).toContainText('My sister is nurse in Izmir.');
    await expect(bubbles.nth(2).locator('[data-spoken]').first()).toBeVisible();
    const heard = () => page.evaluate(() => (window as unknown as { heard: string[] }).heard.length);
    await expect.poll(heard).toBeGreaterThan(0);
    await expect(page.locator('[data-spoken]')).toHaveCount(0);
    await expect(page.getByText('Ses çalınamadı')).toHaveCount(0);

    // The learner plays a reply again, and starting a recording stops this playback.
    await bubbles.nth(2).getByRole('button', { name: 'Sesli dinle' }).click();
    await expect(page.locator('[data-spoken]').first()).toBeVisible();
    await mic.focus();
    await page.keyboard.press('Space');
    await expect(page.locator('[data-spoken]')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(field).toBeVisible();
  });

  test('ends a turn when the learner is silent, and stops the partner’s voice when the learner speaks, in hands-free mode', async ({
    page,
    playwright,
  }) => {
    const fetched: string[] = [];
    page.on('request', (request) => void fetched.push(request.url()));
    const heardFiles = () => fetched.filter((url) => /onnx|wasm|worklet/.test(url));
    const { user, field } = await talk(page, playwright);
    const { call } = await callsAs(pratik, user);
    await call('privacy/decide', { purpose: 'voice', given: true, version: 1, service: serviceHost() });
    await call('voice/change-storage', { storesRecordings: true });
    expect(heardFiles()).toEqual([]);

    stt.next({ kind: 'ok', text: 'My sister works in Ankara.' });
    await page.getByRole('button', { name: 'Sessiz', exact: true }).click();
    await page.getByRole('switch', { name: 'Eller serbest konuşma' }).click();
    await page.getByRole('button', { name: 'Mikrofonu aç' }).click();
    const bar = page.getByRole('region', { name: 'Eller serbest konuşma' });
    await expect(bar.getByRole('status')).toHaveText('Sizi duyuyorum');
    for (const scheme of ['light', 'dark'] as const) expect(await violations(page, scheme)).toEqual([]);
    expect(heardFiles()).not.toEqual([]);
    expect(heardFiles().filter((url) => !url.startsWith(pratik.url))).toEqual([]);

    const bubbles = page.getByRole('region', { name: 'Konuşma' }).getByRole('listitem');
    await expect(bubbles.nth(1)).toContainText('My sister works in Ankara.');
    await expect(bar.getByRole('status')).toHaveText('Konuşuyorum');
    await expect(page.locator('[data-spoken]').first()).toBeVisible();
    // The audio file of the fake microphone starts again. The detected speech stops the partner’s voice.
    await expect(bar.getByRole('status')).toHaveText('Sizi duyuyorum');
    await expect(page.locator('[data-spoken]')).toHaveCount(0);

    await field.fill('I type this.');
    await page.keyboard.press('Escape');
    await expect(bar).toHaveCount(0);
    await expect(field).toHaveValue('I type this.');
    await expect(bubbles.nth(1).getByRole('button', { name: 'Kendi sesimi dinle' })).toBeVisible();
  });

  test('loses no recording when the provider fails, is slow or recognises no words', async ({
    page,
    playwright,
    errors,
  }) => {
    errors.allow(/status of 50[24]/);
    const { mic, field } = await talk(page, playwright);
    await mic.click();
    await page.getByRole('button', { name: 'Onay veriyorum, mikrofonu aç' }).click();
    await expect(clockFrom(page, 1)).toBeVisible();
    stt.next({ kind: 'error' }, { kind: 'stall' }, { kind: 'empty' }, { kind: 'ok', text: 'At last.' });
    await page.keyboard.press('Space');
    await expect(page.getByRole('alert')).toContainText('Konuşmanız yazıya çevrilemedi');

    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(page.getByText('Yazıya çevrilmemiş bir ses kaydınız var.')).toBeVisible();
    await page.getByRole('button', { name: 'Yazıya çevir' }).click();
    await expect(page.getByRole('alert')).toContainText('çok uzun sürdü');
    await page.getByRole('button', { name: 'Yazıya çevir' }).click();
    await expect(page.getByRole('alert')).toContainText('Ne dediğiniz anlaşılamadı');
    await page.getByRole('button', { name: 'Kapat' }).last().click();
    await mic.focus();
    await speak(page);
    await expect(field).toHaveValue('At last.');
  });

  test('sends no recording without consent, and links to the privacy page', async ({
    page,
    playwright,
    errors,
  }) => {
    errors.allow(/status of 403/);
    const { user, mic, field } = await talk(page, playwright);
    const sent = stt.requests.length;
    await mic.click();
    await page.getByRole('button', { name: 'Yazarak sürdür' }).click();
    await expect(field).toBeVisible();
    await mic.click();
    await page.getByRole('button', { name: 'Onay veriyorum, mikrofonu aç' }).click();
    await expect(clockFrom(page, 1)).toBeVisible();

    // The learner withdraws the consent on another device during a recording. The recording stays on this device
    // and is not sent.
    const { call } = await callsAs(pratik, user);
    await call('privacy/decide', { purpose: 'voice', given: false, version: 1, service: serviceHost() });
    await page.keyboard.press('Space');
    await expect(page.getByRole('alert')).toContainText('şu anda onayınız yok');
    expect(await violations(page, 'light')).toEqual([]);
    expect(stt.requests).toHaveLength(sent);
    const conversation = page.url();
    await page.getByRole('link', { name: 'Gizlilik sayfasında karar verin' }).click();
    await page.getByRole('button', { name: 'Onay veriyorum: Sesinizin yazıya çevrilmesi' }).click();
    // After the learner has given the consent, the privacy page returns to the conversation.
    await expect(page).toHaveURL(conversation);
    stt.next({ kind: 'ok', text: 'Now you may.' });
    await page.getByRole('button', { name: 'Yazıya çevir' }).click();
    await expect(field).toHaveValue('Now you may.');
    expect(stt.requests).toHaveLength(sent + 1);

    await page.goto(`${pratik.url}/pages/privacy`);
    await page.getByRole('button', { name: 'Onayımı geri al: Sesinizin yazıya çevrilmesi' }).click();
    await expect(page.getByRole('button', { name: /^Onay veriyorum/ })).toBeVisible();
    await page.goto(conversation);
    await mic.click();
    await expect(page.getByRole('alert')).toContainText('şu anda onayınız yok');
    await expect(page.getByRole('meter', { name: 'Ses düzeyi' })).toHaveCount(0);
    expect(stt.requests).toHaveLength(sent + 1);
  });
});

test('voice conversation › says how to allow the microphone when access is denied, and the learner can still type', async ({
  page,
  playwright,
}) => {
  const { mic, field } = await talk(page, playwright);
  await mic.click();
  await page.getByRole('button', { name: 'Onay veriyorum, mikrofonu aç' }).click();
  await expect(page.getByRole('alert')).toContainText('Mikrofon izni verilmedi');
  await field.fill('Then I write.');
  await field.press('Enter');
  await expect(page.getByRole('listitem').filter({ hasText: 'Then I write.' })).toBeVisible();
});
