import { beyondTheEdge, setTextSize, violations } from '../support/axe.ts';
import { press } from '../support/keyboard.ts';
import { expectPage } from '../support/page.ts';
import { addLearner, type Kept, keptBy, learner, withAdministrator } from '../support/people.ts';
import { type Pratik, startPratik } from '../support/pratik.ts';
import { expect, test } from '../support/test.ts';

let pratik: Pratik;
let kept: Kept;
test.beforeAll(async ({ browser, request }) => {
  pratik = await startPratik(withAdministrator);
  await addLearner(request, pratik);
  kept = await keptBy(browser, pratik, learner);
});
test.afterAll(() => pratik.stop());

const url = () => `${pratik.url}/pages/vocabulary-practice`;
const standing = (word: string) =>
  pratik.query<{ state: string; reps: number }>(
    `select state, reps from vocabulary_cards where word = '${word}'`,
  );

test('a word of one’s own on a phone, without a mouse: met, typed, filled in, taken back, over a lost connection', async ({
  browser,
  faults,
}) => {
  const phone = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'tr-TR',
    storageState: kept,
  });
  const page = await phone.newPage();
  await page.goto(url());
  await expectPage(page, 'Kelime Pratiği');
  for (const scheme of ['dark', 'light'] as const) expect(await violations(page, scheme)).toEqual([]);

  await page.getByLabel('İngilizce kelime').fill('lighthouse');
  await page.getByLabel('Türkçe anlamı').fill('deniz feneri');
  await page.getByLabel('Örnek cümle').fill('The old lighthouse is still working.');
  await press(page, page.getByRole('button', { name: 'Ekle', exact: true }));
  await expect(page.getByText('“lighthouse” kelimelerinize eklendi.')).toBeVisible();
  const list = page.getByRole('region', { name: 'Kelimelerim' });
  await expect(list.getByText('lighthouse', { exact: true })).toBeVisible();

  // One's own word comes first; the keys do it all.
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
  await page.keyboard.press('3');
  await expect.poll(() => standing('lighthouse')).toEqual([{ state: 'learning', reps: 1 }]);
  await expect(page.getByText('deniz feneri')).toHaveCount(0);
  await page.keyboard.press('z');
  await expect(page.getByText('lighthouse', { exact: true })).toBeVisible();
  expect(await standing('lighthouse')).toEqual([{ state: 'new', reps: 0 }]);
  await page.keyboard.press('Space');
  await page.keyboard.press('3');
  await expect.poll(() => standing('lighthouse')).toEqual([{ state: 'learning', reps: 1 }]);
  await press(page, page.getByRole('button', { name: 'Bitir' }));

  // Ten minutes later it is asked from the Turkish; the answer waits for the connection.
  await pratik.advanceClock(11 * 60);
  await page.goto(url());
  await press(page, page.getByRole('button', { name: 'Sürdür' }));
  await expect(page.getByText('deniz feneri')).toBeVisible();
  await expect(page.getByLabel('İngilizcesini yazın')).toBeFocused();
  await page.keyboard.type('lıghthuose');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Neredeyse: küçük bir yazım farkı var')).toBeVisible();
  for (const scheme of ['dark', 'light'] as const) expect(await violations(page, scheme)).toEqual([]);
  faults.allow(/ERR_INTERNET_DISCONNECTED/);
  await phone.setOffline(true);
  await page.keyboard.press('3');
  await expect(page.getByText(/Yanıtlarınız duruyor/)).toBeVisible();
  expect(await standing('lighthouse')).toEqual([{ state: 'learning', reps: 1 }]);
  await phone.setOffline(false);
  await expect.poll(() => standing('lighthouse')).toEqual([{ state: 'review', reps: 2 }]);
  await expect(page.getByText(/Yanıtlarınız duruyor/)).toHaveCount(0);
  await press(page, page.getByRole('button', { name: 'Bitir' }));

  // Days later its sentence asks for it.
  await pratik.advanceClock(3 * 86_400);
  await page.goto(url());
  await press(page, page.getByRole('button', { name: 'Başla' }));
  await expect(page.getByText('Boşluğa ne gelir?')).toBeVisible();
  await expect(page.getByText('The old', { exact: false })).not.toContainText('lighthouse');
  for (const scheme of ['dark', 'light'] as const) expect(await violations(page, scheme)).toEqual([]);
  await expect(page.getByLabel('Boşluğa gelen kelimeyi yazın')).toBeFocused();
  await page.keyboard.type('lighthouse');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Doğru', { exact: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect.poll(() => standing('lighthouse')).toEqual([{ state: 'review', reps: 3 }]);
  await press(page, page.getByRole('button', { name: 'Bitir' }));

  // The list finds it, and gives back what was taken out.
  await page.getByLabel('Kelimede ya da anlamda ara').fill('FENER');
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(page).toHaveURL(/search=FENER/);
  await press(page, list.getByRole('button', { name: 'Çıkar: lighthouse' }));
  await expect(list.getByText('Bu seçime uyan kelime yok')).toBeVisible();
  await press(page, page.getByRole('button', { name: 'Geri al' }));
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await phone.close();
});
