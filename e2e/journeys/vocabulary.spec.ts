import { readFile } from 'node:fs/promises';
import { beyondTheEdge, setTextSize, violations } from '../support/axe.ts';
import { press } from '../support/keyboard.ts';
import { expectPage } from '../support/page.ts';
import { persistedOnDevice } from '../support/persisted-on-device.ts';
import { type Pratik, startPratik } from '../support/pratik.ts';
import { expect, test } from '../support/test.ts';
import { addLearner, browserStateOf, learner, type Stored, withAdministrator } from '../support/users.ts';

let pratik: Pratik;
let stored: Stored;
test.beforeAll(async ({ request }) => {
  pratik = await startPratik(withAdministrator);
  await addLearner(request, pratik);
  stored = await browserStateOf(pratik, learner);
});
test.afterAll(() => pratik.stop());

const url = () => `${pratik.url}/pages/vocabulary-practice`;
const standing = (word: string) =>
  pratik.query<{ state: string; reps: number }>(
    `select state, reps from vocabulary_cards where word = '${word}'`,
  );

test('vocabulary review › can undo answers, and stores answers given offline for a new word, by keyboard on a phone', async ({
  browser,
  errors,
}) => {
  const phone = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'tr-TR',
    storageState: stored,
  });
  let page = await phone.newPage();
  await page.goto(url());
  await expectPage(page, 'Kelime Pratiği');
  for (const scheme of ['dark', 'light'] as const) expect(await violations(page, scheme)).toEqual([]);

  await page.getByLabel('İngilizce kelime').fill('lighthouse');
  await page.getByLabel('Türkçe anlamı').fill('deniz feneri');
  await page.getByRole('textbox', { name: 'Örnek cümle' }).fill('The old lighthouse is still working.');
  await press(page, page.getByRole('button', { name: 'Ekle', exact: true }));
  await expect(page.getByText('“lighthouse” kelimelerinize eklendi.')).toBeVisible();
  const list = page.getByRole('region', { name: 'Kelimelerim' });
  await expect(list.getByText('lighthouse', { exact: true })).toBeVisible();

  // The word that the learner added is the first card. The learner uses only the keyboard for the whole review.
  await press(page, page.getByRole('button', { name: 'Başla' }));
  await expect(page.getByText('lighthouse', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Anlamını göster' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByText('deniz feneri')).toBeVisible();
  await expect(page.getByRole('button', { name: 'İyi 10 dk' })).toBeFocused();
  for (const scheme of ['dark', 'light'] as const) expect(await violations(page, scheme)).toEqual([]);
  for (const size of [18, 28]) {
    await setTextSize(page, size);
    expect(await beyondTheEdge(page)).toEqual([]);
  }
  await setTextSize(page, 14);
  const remaining = page.getByText(/^Kalan: \d+/);
  const words = Number(/\d+/.exec((await remaining.textContent()) ?? '')?.[0]);
  await page.keyboard.press('3');
  await expect.poll(() => standing('lighthouse')).toEqual([{ state: 'learning', reps: 1 }]);
  await expect(page.getByText('deniz feneri')).toHaveCount(0);
  await expect(remaining).toHaveText(`Kalan: ${words - 1} · yeniden sorulacak: 1`);
  await page.keyboard.press('z');
  await expect(page.getByText('lighthouse', { exact: true })).toBeVisible();
  await expect(remaining).toHaveText(`Kalan: ${words}`);
  expect(await standing('lighthouse')).toEqual([{ state: 'new', reps: 0 }]);
  await expect(page.getByRole('button', { name: 'Anlamını göster' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'İyi 10 dk' })).toBeFocused();
  await page.keyboard.press('3');
  await expect.poll(() => standing('lighthouse')).toEqual([{ state: 'learning', reps: 1 }]);
  await press(page, page.getByRole('button', { name: 'Bitir' }));

  // Eleven minutes later, the card asks for the Turkish meaning. The browser is offline, so the page stores the
  // answer.
  await pratik.advanceClock(11 * 60);
  await page.goto(url());
  await press(page, page.getByRole('button', { name: 'Sürdür' }));
  await expect(page.getByText('deniz feneri')).toBeVisible();
  await expect(page.getByLabel('İngilizcesini yazın')).toBeFocused();
  await page.keyboard.type('lıghthuose');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Neredeyse: küçük bir yazım farkı var')).toBeVisible();
  for (const scheme of ['dark', 'light'] as const) expect(await violations(page, scheme)).toEqual([]);
  errors.allow(/ERR_INTERNET_DISCONNECTED/);
  await phone.setOffline(true);
  await page.keyboard.press('3');
  await expect(page.getByText(/Yanıtlarınız duruyor/)).toBeVisible();
  expect(await standing('lighthouse')).toEqual([{ state: 'learning', reps: 1 }]);
  await phone.setOffline(false);
  await expect.poll(() => standing('lighthouse')).toEqual([{ state: 'review', reps: 2 }]);
  await expect(page.getByText(/Yanıtlarınız duruyor/)).toHaveCount(0);
  await press(page, page.getByRole('button', { name: 'Bitir' }));

  // Three days later, the card asks for the word in a sentence with a gap.
  await pratik.advanceClock(3 * 86_400);
  await page.goto(url());
  await press(page, page.getByRole('button', { name: 'Başla' }));
  await expect(page.getByText('Boşluğa ne gelir?')).toBeVisible();
  await expect(page.getByText('The old', { exact: false })).not.toContainText('lighthouse');
  for (const scheme of ['dark', 'light'] as const) expect(await violations(page, scheme)).toEqual([]);
  await expect(page.getByLabel('Boşluğa gelen kelimeyi yazın')).toBeFocused();
  // The tab is closed once with a half-typed word and once with an unsent answer. A new tab restores the word and
  // the answer.
  await page.keyboard.type('lighth');
  await expect
    .poll(() => persistedOnDevice(page))
    .toContainEqual(expect.stringContaining('vocabulary typing'));
  const anotherTab = async () => {
    await page.close();
    await phone.setOffline(false);
    page = await phone.newPage();
    await page.goto(url());
  };
  await anotherTab();
  await press(page, page.getByRole('button', { name: 'Başla' }));
  await expect(page.getByLabel('Boşluğa gelen kelimeyi yazın')).toHaveValue('lighth');
  await page.keyboard.press('End');
  await page.keyboard.type('ouse');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Doğru', { exact: true })).toBeVisible();
  await phone.setOffline(true);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Yanıtlarınız duruyor/)).toBeVisible();
  await expect
    .poll(() => persistedOnDevice(page))
    .toContainEqual(expect.stringContaining('vocabulary typed'));
  await anotherTab();
  await expect.poll(() => standing('lighthouse')).toEqual([{ state: 'review', reps: 3 }]);
  expect(await pratik.query(`select typed from vocabulary_reviews where mode = 'fill'`)).toEqual([
    { typed: 'lighthouse' },
  ]);
  await expect.poll(async () => (await persistedOnDevice(page)).join()).not.toContain('vocabulary typed');

  // The search in the list of words finds the word. The learner removes the word and restores it.
  const found = page.getByRole('region', { name: 'Kelimelerim' });
  await page.getByLabel('Kelimede ya da anlamda ara').fill('FENER');
  await expect(found.getByRole('listitem')).toHaveCount(1);
  await expect(page).toHaveURL(/search=FENER/);
  await press(page, found.getByRole('button', { name: 'Çıkar: lighthouse' }));
  await expect(found.getByText('Bu seçime uyan kelime yok')).toBeVisible();
  await press(page, page.getByRole('button', { name: 'Geri al' }));
  await expect(found.getByRole('listitem')).toHaveCount(1);
  await phone.close();
});

test('vocabulary page › leads to cloze exercises, import, extra practice and statistics, by keyboard on a phone', async ({
  browser,
}) => {
  const [{ id: learnerId } = { id: '' }] = await pratik.query<{ id: string }>(
    'select id from users where email = $1',
    [learner.email],
  );
  await pratik.query(
    `insert into error_counts (user_id, week, code, count)
     values ($1, date_trunc('week', now() at time zone 'Europe/Istanbul')::date, 'missing-article', 5)
     on conflict (user_id, week, code) do update set count = 5`,
    [learnerId],
  );
  const phone = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'tr-TR',
    storageState: stored,
  });
  const page = await phone.newPage();
  const sound = async () => {
    for (const scheme of ['dark', 'light'] as const) expect(await violations(page, scheme)).toEqual([]);
    for (const size of [18, 28]) {
      await setTextSize(page, size);
      expect(await beyondTheEdge(page)).toEqual([]);
    }
    await setTextSize(page, 14);
  };
  await page.goto(url());
  await press(page, page.getByRole('link', { name: /Boşluk doldurma/ }));
  await expectPage(page, 'Boşluk doldurma');
  let fromErrors = 0;
  for (let gap = 1; gap <= 10; gap += 1) {
    await expect(page.getByText(`${gap} / 10`)).toBeVisible();
    if (await page.getByText('Son hatalarınızdan: Eksik artikel').isVisible()) fromErrors += 1;
    const [{ items }] = (await pratik.query<{ items: { id: string }[] }>(
      'select items from vocabulary_gap_rounds where user_id = $1',
      [learnerId],
    )) as [{ items: { id: string }[] }];
    const [{ answer }] = (await pratik.query<{ answer: string }>(
      `select body -> 'answers' ->> 0 as answer from curriculum_items where kind = 'cloze' and id = $1`,
      [items[gap - 1]?.id],
    )) as [{ answer: string }];
    const field = page.getByLabel('Boşluğa gelen kelimeler');
    await expect(field.or(page.getByText('Boşluğa ne gelir?'))).toBeVisible();
    if (gap === 1) await sound();
    if (gap === 1) await press(page, page.getByRole('button', { name: 'Bilmiyorum' }));
    else if (await field.isVisible()) {
      await expect(field).toBeFocused();
      await page.keyboard.type(answer);
      await page.keyboard.press('Enter');
    } else await press(page, page.getByRole('button', { name: answer, exact: true }));
    const next = page.getByRole('button', { name: /Sonraki|Sonucu gör/ });
    await expect(next).toBeFocused();
    if (gap === 1) await sound();
    else await expect(page.getByText('Doğru', { exact: true })).toBeVisible();
    await page.keyboard.press('Enter');
  }
  expect(fromErrors).toBe(4);
  await expect(page.getByText('10 boşluktan 9 tanesi doğru')).toBeVisible();
  await sound();

  await page.goto(`${url()}/import`);
  await expectPage(page, 'Dosyadan ekle');
  await sound();
  await page
    .getByLabel('Dosya seç')
    .first()
    .setInputFiles({
      name: 'kelimeler.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('Kelime;Anlam\nlantern;fener\n;boş\nharbour;liman\n'),
    });
  await expect(page.getByRole('heading', { name: 'Ne eklenecek?' })).toBeFocused();
  await expect(page.getByRole('row', { name: '3 Kelime boş' })).toBeVisible();
  await sound();
  await press(page, page.getByRole('button', { name: '2 kelimeyi ekle' }));
  await expect(page.getByRole('heading', { name: '2 kelime eklendi' })).toBeFocused();
  expect(await standing('harbour')).toEqual([{ state: 'new', reps: 0 }]);
  await press(page, page.getByRole('link', { name: 'Kelimelerime git' }));
  const list = page.getByRole('region', { name: 'Kelimelerim' });
  await expect(list.getByText('harbour', { exact: true })).toBeVisible();

  // Exports an Anki deck and imports the deck again. The import must find no new word.
  const saved = page.waitForEvent('download');
  await press(page, list.getByRole('button', { name: 'Anki destesi indir' }));
  const deck = await (await saved).path();
  await page.goto(`${url()}/import`);
  await page
    .getByLabel('Dosya seç')
    .first()
    .setInputFiles({
      name: 'kelimelerim.apkg',
      mimeType: 'application/octet-stream',
      buffer: await readFile(deck),
    });
  await expect(page.getByText('Bu dosyada eklenecek yeni kelime yok.')).toBeVisible();

  await page.goto(`${url()}/statistics`);
  await expectPage(page, 'İstatistikler');
  await expect(page.getByRole('region', { name: 'Kelimelerin olgunluğu' })).toContainText('Toplam');
  await sound();

  await pratik.query(
    `update vocabulary_cards set state = 'review', reps = 2, stability = 10, difficulty = 5, scheduled_days = 10,
       last_review_at = now(), due = now() + interval '10 days' where word = 'harbour'`,
  );
  const due = () => pratik.query(`select id, due from vocabulary_cards where state <> 'new' order by id`);
  const before = await due();
  await page.goto(`${url()}/extra`);
  await expectPage(page, 'Ek alıştırma');
  const field = page.getByLabel('İngilizcesini yazın').or(page.getByLabel('Boşluğa gelen kelimeyi yazın'));
  for (const [index] of before.entries()) {
    await expect(page.getByText(`Kalan: ${before.length - index}`)).toBeVisible();
    await expect(field.or(page.getByRole('button', { name: 'Anlamını göster' }))).toBeFocused();
    if (index === 0) await sound();
    await page.keyboard.press((await field.isVisible()) ? 'Enter' : 'Space');
    await press(page, page.getByRole('button', { name: 'Bildim' }));
  }
  await expect(page.getByRole('heading', { name: 'Alıştırma bitti' })).toBeFocused();
  await expect
    .poll(() => pratik.query('select known from vocabulary_extra_answers'))
    .toEqual(before.map(() => ({ known: true })));
  expect(await due()).toEqual(before);
  await phone.close();
});
