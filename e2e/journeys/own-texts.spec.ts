import { violations } from '../support/axe.ts';
import { press, tabTo } from '../support/keyboard.ts';
import { expectPage } from '../support/page.ts';
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

const subtitles = Array.from(
  { length: 60 },
  (_, index) =>
    `${index + 1}\n00:${String(index).padStart(2, '0')}:01,000 --> 00:${String(index).padStart(2, '0')}:05,000\nWe have breakfast with our family in house ${index} every morning.\n`,
).join('\n');

test('own texts › are added, read, looked up, practised and deleted by keyboard on a phone-sized screen', async ({
  browser,
}) => {
  const phone = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'tr-TR',
    storageState: stored,
  });
  const page = await phone.newPage();
  const problems: string[] = [];
  const checkAccessibility = async () => {
    for (const scheme of ['dark', 'light'] as const) problems.push(...(await violations(page, scheme)));
  };

  await page.goto(`${pratik.url}/pages/reading-practice`);
  await expectPage(page, 'Okuma Pratiği');
  await press(page, page.getByRole('link', { name: 'Kendi metninizi okuyun' }));
  await expectPage(page, 'Kendi metinlerim');
  await expect(page.getByText('Henüz metin eklemediniz')).toBeVisible();
  await checkAccessibility();

  await press(page, page.getByRole('button', { name: 'Metin ekle' }));
  const field = page.getByRole('textbox', { name: 'İngilizce metin' });
  await expect(field).toBeFocused();
  await page.keyboard.insertText(
    'My father bakes fresh bread at home every Sunday.\n\nWe eat it with cheese.',
  );
  await checkAccessibility();
  await press(page, page.getByRole('button', { name: 'Metni ekle' }));
  await expectPage(page, 'My father bakes fresh bread at home every');
  await expect(page.getByText('Bu bir tahmindir')).toBeVisible();
  await checkAccessibility();

  await tabTo(page, page.getByText('My', { exact: true }));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  const card = page.getByRole('dialog', { name: 'Kelime: father' });
  await expect(card.getByText('baba', { exact: true })).toBeVisible();
  await checkAccessibility();
  await press(page, card.getByRole('button', { name: 'Kelimelerime ekle' }));
  await expect(card.getByText('Kelimelerinize eklendi')).toBeVisible();
  await page.keyboard.press('Escape');
  const saved = await pratik.query<{ word: string; sentence: string }>(
    `select word, sentence from vocabulary_cards where word = 'father'`,
  );
  expect(saved).toEqual([{ word: 'father', sentence: 'My father bakes fresh bread at home every Sunday.' }]);

  await press(page, page.getByRole('link', { name: 'Bu metinle boşluk doldur' }));
  await expectPage(page, 'Boşluk doldurma');
  await expect(page.getByLabel('Boşluğa gelen kelimeler')).toBeFocused();
  await checkAccessibility();
  await press(page, page.getByRole('button', { name: 'Bilmiyorum' }));
  await expect(page.getByText('Doğrusunu birlikte görelim')).toBeVisible();
  await checkAccessibility();
  const answers = await pratik.query<{ outcome: string }>('select outcome from own_text_answers');
  expect(answers).toEqual([{ outcome: 'wrong' }]);

  await page.goto(`${pratik.url}/pages/own-texts`);
  await press(page, page.getByRole('button', { name: 'Metin ekle' }));
  await page.getByLabel('Dosya seç').setInputFiles({
    name: 'Morning.srt',
    mimeType: 'application/x-subrip',
    buffer: Buffer.from(subtitles),
  });
  await expectPage(page, 'Morning');
  await expect(page.getByRole('heading', { name: /^Sayfa 1 \/ \d$/ })).toBeVisible();
  await press(page, page.getByRole('button', { name: 'Sonraki sayfa' }));
  await expect(page.getByRole('heading', { name: /^Sayfa 2 \/ \d$/ })).toBeFocused();
  await checkAccessibility();

  await press(page, page.getByRole('link', { name: 'Bütün metinlerim' }), 'Shift+Tab');
  await expectPage(page, 'Kendi metinlerim');
  await expect(page.getByRole('link', { name: /Morning.*sayfa 2/ })).toBeVisible();
  await press(page, page.getByRole('button', { name: 'Sil: Morning' }));
  await expect(page.getByRole('link', { name: /Morning/ })).toHaveCount(0);
  await checkAccessibility();
  await press(page, page.getByRole('button', { name: 'Geri al' }));
  await expect(page.getByRole('link', { name: /Morning/ })).toBeVisible();
  expect(problems).toEqual([]);
});
