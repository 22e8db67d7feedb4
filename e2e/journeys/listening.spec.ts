import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { beyondTheEdge, setTextSize, violations } from '../support/axe.ts';
import { press, tabTo } from '../support/keyboard.ts';
import { expectPage } from '../support/page.ts';
import { type Pratik, startPratik } from '../support/pratik.ts';
import { expect, test } from '../support/test.ts';
import { addLearner, browserStateOf, learner, type Stored, withAdministrator } from '../support/users.ts';

let pratik: Pratik;
let stored: Stored;
let dataDir: string;
test.beforeAll(async ({ request }) => {
  dataDir = await mkdtemp(join(tmpdir(), 'pratik-e2e-sound-'));
  pratik = await startPratik({ ...withAdministrator, DATA_DIR: dataDir });
  // Pratik may choose any listening for today, but the test answers only single-choice questions. Therefore the
  // test retires all questions of other forms.
  // questions.spec.ts tests these forms.
  await pratik.query(`update curriculum_items set state = 'retired' where form <> 'one'`);
  // All texts that Pratik may choose for today have 4 single-choice questions.
  await pratik.query(
    `update curriculum_items as text set state = 'retired' where kind = 'listening' and 4 <> (
       select count(*) from curriculum_items where parent_kind = 'listening' and parent_id = text.id and form = 'one')`,
  );
  await addLearner(request, pratik);
  stored = await browserStateOf(pratik, learner);
});
test.afterAll(async () => {
  await pratik.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** Returns the correct option of the question on the screen, as stored in the library. */
const rightOption = async (page: Page): Promise<string> => {
  const ask = await page.locator('legend[lang="en"]').textContent();
  const [row] = await pratik.query<{ option: string }>(
    `select body->'options'->>((body->>'answer')::int) as option from curriculum_items
     where kind = 'question' and parent_kind = 'listening' and body->>'ask' = $1`,
    [ask],
  );
  return row?.option ?? '';
};

const answerRight = async (page: Page): Promise<void> => {
  await page
    .locator('form')
    .getByText(await rightOption(page), { exact: true })
    .click();
  await page.getByRole('button', { name: 'Yanıtla' }).click();
};

/** Returns the words of one sentence of the dictation on the screen. */
const saidIn = async (title: string, number: number): Promise<string> => {
  const [row] = await pratik.query<{ turns: { text: string }[]; sentences: number[] }>(
    `select i.body->'turns' as turns, d.sentences from dictations d
     join listenings l on l.id = d.listening_id
     join curriculum_items i on i.kind = 'listening' and i.id = l.text_id where l.title = $1`,
    [title],
  );
  const sentences = (row?.turns ?? []).flatMap(({ text }) => text.match(/[^.!?…]+[.!?…]+["”]?/g) ?? []);
  return (sentences[row?.sentences[number] ?? 0] ?? '').trim();
};

const playing = (page: Page) => page.getByRole('button', { name: 'Duraklat' });
const player = (page: Page) => page.getByRole('group', { name: 'Oynatıcı' });

test('listening exercise › plays today’s audio, asks its questions, offers a dictation and appears in the history, on a phone', async ({
  browser,
}) => {
  const phone = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'tr-TR',
    hasTouch: true,
    storageState: stored,
  });
  const page = await phone.newPage();
  await page.goto(`${pratik.url}/pages/listening-practice`);
  await expectPage(page, 'Dinleme Pratiği');
  const today = page.getByRole('region', { name: 'Bugünün dinlemesi' });
  const title = (await today.locator('[lang="en"]').first().textContent()) ?? '';
  await today.getByRole('link', { name: 'Dinle', exact: true }).tap();
  await expectPage(page, title);

  // The bundled voice produces the audio at the first playback. The page shows the name of the voice.
  const sound = page.waitForResponse((answer) => answer.url().includes('/api/audio/'));
  await page.getByRole('button', { name: 'Oynat', exact: true }).tap();
  expect([200, 206]).toContain((await sound).status());
  expect((await sound).headers()['content-type']).toBe('audio/ogg');
  await expect(playing(page)).toBeVisible();
  await expect(page.getByText('temel ses')).toBeVisible();
  await expect(player(page)).not.toContainText('0:00 /');
  await page.getByRole('button', { name: 'Cümleyi tekrarla' }).tap();
  await page.getByLabel('Hız').selectOption('0,75×');
  await playing(page).tap();
  await expect(page.getByRole('article', { name: 'Metin' })).toHaveCount(0);
  for (const scheme of ['dark', 'light'] as const) expect(await violations(page, scheme)).toEqual([]);

  // The test answers the first question wrong. The page then offers to replay the sentence that contains the
  // evidence.
  const right = await rightOption(page);
  await page
    .locator('label')
    .filter({ has: page.getByRole('radio') })
    .filter({ hasNotText: right })
    .first()
    .tap();
  await page.getByRole('button', { name: 'Yanıtla' }).tap();
  await expect(page.getByRole('heading', { name: /Soru 1 \/ 4.*Yanlış/ })).toBeVisible();
  // Playback stops at the end of the sentence. A sentence of one word is so short that the test must check
  // every animation frame.
  const begun = page.waitForFunction(() => document.querySelector('button[aria-label="Duraklat"]'));
  await page.getByRole('button', { name: 'Bu cümleyi dinle' }).tap();
  await begun;
  await expect(page.getByRole('button', { name: 'Oynat', exact: true })).toBeVisible();
  for (const number of [2, 3, 4]) {
    await page.getByRole('button', { name: 'Sonraki soru' }).tap();
    await expect(page.getByText(`Soru ${number} / 4`)).toBeVisible();
    await answerRight(page);
    await expect(page.getByRole('heading', { name: new RegExp(`Soru ${number} / 4.*Doğru`) })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Sonucu gör' }).tap();
  await expect(page.getByRole('heading', { name: '4 sorudan 3 doğru' })).toBeFocused();

  // After the questions, the page shows the text of the listening. The sentence that is being played is
  // highlighted, and the learner can tap every word.
  const words = page.getByRole('article', { name: 'Metin' });
  await page.getByRole('button', { name: 'Oynat', exact: true }).tap();
  await expect(words.locator('[data-spoken]')).toBeAttached();
  await playing(page).tap();
  await words.locator('[data-at]').first().tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Kapat' }).tap();
  for (const scheme of ['dark', 'light'] as const) expect(await violations(page, scheme)).toEqual([]);
  for (const size of [18, 28]) {
    await setTextSize(page, size);
    expect(await beyondTheEdge(page)).toEqual([]);
  }
  await setTextSize(page, 14);

  await page.getByRole('button', { name: 'Dikte yap' }).tap();
  await expectPage(page, 'Dikte');
  await page.getByRole('button', { name: 'Cümleyi dinle' }).tap();
  await page.getByLabel('Duyduğunuz').fill((await saidIn(title, 0)).toLowerCase().replaceAll(/[.,!?]/g, ''));
  await page.getByRole('button', { name: 'Denetle' }).tap();
  await expect(page.getByText('Tamamı doğru!')).toBeFocused();
  await page.getByRole('button', { name: 'Sonraki cümle' }).tap();
  await page.getByRole('button', { name: 'İpucu: ilk harfler' }).tap();
  await page.getByLabel('Duyduğunuz').fill('zzz');
  await page.getByRole('button', { name: 'Denetle' }).tap();
  await expect(page.getByRole('list', { name: 'Karşılaştırma' })).toBeVisible();
  for (const scheme of ['dark', 'light'] as const) expect(await violations(page, scheme)).toEqual([]);
  for (const size of [18, 28]) {
    await setTextSize(page, size);
    expect(await beyondTheEdge(page)).toEqual([]);
  }

  // The learner continues on a desktop browser at the position reached on the phone.
  const messageReview = await browser.newContext({
    locale: 'tr-TR',
    storageState: await phone.storageState(),
  });
  const there = await messageReview.newPage();
  await there.goto(`${pratik.url}/pages/listening-practice`);
  await expect(there.getByText(/Bugünkü dinlemeniz tamam/)).toBeVisible();
  const history = there.getByRole('region', { name: 'Dinlediklerim' });
  await history.getByRole('link', { name: new RegExp(title.replaceAll('?', '\\?')) }).click();
  await there.getByRole('link', { name: 'Dikteyi sürdür' }).click();
  await expect(there.getByText('Cümle 3 / 6')).toBeVisible();
  for (const number of [3, 4, 5, 6]) {
    await there.getByRole('button', { name: 'Anlamadım, göster' }).click();
    await there.getByRole('button', { name: number < 6 ? 'Sonraki cümle' : 'Sonucu gör' }).click();
  }
  await expect(there.getByRole('heading', { name: /\d+ kelimeden \d+ doğru/ })).toBeFocused();
  expect(await pratik.query(`select learner_turns from activity_days where kind = 'listening'`)).toEqual([
    { learner_turns: 2 },
  ]);
  await messageReview.close();
  await phone.close();
});

test('listening exercise › can be used by keyboard, and sends an answer exactly once after a lost connection', async ({
  page,
  context,
  errors,
}) => {
  await context.setStorageState(stored);
  await page.goto(`${pratik.url}/pages/listening-practice?level=A2&shown=new`);
  await expectPage(page, 'Dinleme Pratiği');
  const first = page.getByRole('region', { name: 'Bütün dinlemeler' }).getByRole('article').first();
  const title = (await first.getByRole('heading').textContent()) ?? '';
  await press(page, first.getByRole('link'));
  await expectPage(page, title);

  // The bundled voice first generates the audio of the whole listening, which takes several seconds of processor
  // time.
  await expect(page.getByRole('button', { name: 'Oynat', exact: true })).toBeEnabled({ timeout: 120_000 });
  // Space and the arrow keys control the player unless the focused element handles these keys itself.
  await page.keyboard.press('Space');
  await expect(playing(page)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(player(page)).not.toContainText(/0:0[0-2] \//);
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Oynat', exact: true })).toBeVisible();

  const right = await rightOption(page);
  await tabTo(page, page.getByRole('radio').first());
  await page.keyboard.press('Space');
  while (!(await page.getByRole('radio', { name: right, exact: true }).isChecked()))
    await page.keyboard.press('ArrowDown');

  // While the browser is offline, the page stores the answer. After the connection returns, the page sends the
  // answer once.
  errors.allow(/ERR_INTERNET_DISCONNECTED/);
  await context.setOffline(true);
  await press(page, page.getByRole('button', { name: 'Yanıtla' }));
  await expect(page.getByText(/Yanıtınız duruyor/)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: /Soru 1 \/ 4.*Doğru/ })).toBeFocused();
  expect(
    await pratik.query(
      'select is_right from listening_answers a join listenings l on l.id = a.listening_id where l.title = $1',
      [title],
    ),
  ).toEqual([{ is_right: true }]);
  await press(page, page.getByRole('button', { name: 'Sonraki soru' }));
  await expect(page.getByRole('heading', { name: 'Soru 2 / 4' })).toBeFocused();
});
