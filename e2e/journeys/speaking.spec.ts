import { randomUUID } from 'node:crypto';
import {
  type FakeTranscriptionServer,
  startFakeTranscriptionServer,
} from '../../apps/server/test/fake-transcription-server.ts';
import { violations } from '../support/axe.ts';
import { tabTo } from '../support/keyboard.ts';
import { browserThatHears } from '../support/launch.ts';
import { type Pratik, startPratik } from '../support/pratik.ts';
import { expect, test } from '../support/test.ts';
import { addLearner, learner, signIn, withAdministrator } from '../support/users.ts';

test.use({
  viewport: { width: 390, height: 844 },
  permissions: ['microphone'],
  launchOptions: await browserThatHears(),
});

let stt: FakeTranscriptionServer;
let pratik: Pratik;
test.beforeAll(async () => {
  // The fake transcription server reports fixed values for duration and loudness. The tests in voice.spec.ts check
  // that the server receives real audio.
  stt = await startFakeTranscriptionServer(async () => ({ seconds: 1, loudness: 1 }));
  pratik = await startPratik({
    ...withAdministrator,
    TRANSCRIPTION_BASE_URL: stt.url,
    TRANSCRIPTION_MODEL: 'test-ear',
  });
});
test.afterAll(async () => {
  await pratik.stop();
  await stt.close();
});

test('speaking practice › highlights misunderstood words of a spoken sentence, and offers a minimal-pair exercise, by keyboard', async ({
  page,
  request,
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
  const heard = () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
  const user = { ...learner, email: `${randomUUID()}@okul.example` };
  const { id } = await addLearner(request, pratik, user);
  await signIn(page, pratik, user);
  await page.getByRole('link', { name: /^Konuşma pratiği/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Konuşma Pratiği' })).toBeFocused();
  const text = page.getByRole('region', { name: 'Cümle söyleyin' }).getByRole('link').first();
  await expect(text).toBeVisible();
  for (const scheme of ['light', 'dark'] as const) expect(await violations(page, scheme)).toEqual([]);
  await tabTo(page, text);
  await page.keyboard.press('Enter');

  const say = page.getByRole('button', { name: 'Söyle', exact: true });
  await tabTo(page, say);
  await page.keyboard.press('Enter');
  const why = page.getByRole('alertdialog', { name: 'Mikrofonla söyleyin' });
  await expect(why).toContainText(`Hizmet: ${new URL(stt.url).host}`);
  await expect(why.getByRole('button', { name: 'Onay veriyorum, mikrofonu aç' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('meter', { name: 'Ses düzeyi' })).toBeVisible();
  await expect(page.getByText(/^0:0[1-9] \/ 1:00$/)).toBeVisible();
  const card = page.getByRole('region', { name: /^Cümle 1/ });
  const sentence = (await card.locator('p [lang=en]').first().textContent()) ?? '';
  const [first = '', ...rest] = sentence.split(' ');
  stt.next({ kind: 'ok', text: ['Zebra', ...rest].join(' ') });
  await tabTo(page, page.getByRole('button', { name: 'Bitir' }));
  await page.keyboard.press('Space');
  await expect(page.getByRole('list', { name: 'Başka türlü anlaşılanlar' })).toContainText(
    `${first.replaceAll(/[^\p{L}]/gu, '')} yerine anlaşılan: Zebra`,
  );
  for (const scheme of ['light', 'dark'] as const) expect(await violations(page, scheme)).toEqual([]);
  await tabTo(page, page.getByRole('button', { name: 'Kendinizi dinleyin' }));
  await page.keyboard.press('Enter');
  await expect.poll(heard).toContainEqual(expect.stringContaining('blob:'));
  const [stored] = await pratik.query<{ seconds: number }>(
    'select seconds from spoken_sentences where user_id = $1',
    [id],
  );
  expect(stored?.seconds).toBeGreaterThan(0.8);

  await page.goto(`${pratik.url}/pages/speaking-practice/sounds/ship-sheep`);
  await tabTo(page, page.getByRole('button', { name: 'Başla' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: '1 / 8' })).toBeFocused();
  await expect.poll(heard).toContainEqual(expect.stringContaining('/api/audio/'));
  await page.keyboard.press('1');
  await expect(page.getByText(/^(Evet, “|Söylenen “)/)).toBeVisible();
  for (const scheme of ['light', 'dark'] as const) expect(await violations(page, scheme)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: '2 / 8' })).toBeFocused();
  const answers = () => pratik.query(`select from sound_answers where user_id = $1 and way = 'hear'`, [id]);
  await expect.poll(answers).toHaveLength(1);
  const played = async () => (await heard()).filter((src) => src.includes('/api/audio/')).length;
  await expect.poll(played).toBeGreaterThan(1);
});
