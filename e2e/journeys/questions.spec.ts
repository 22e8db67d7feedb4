import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { beyondTheEdge, violations } from '../support/axe.ts';
import { press, tabTo, typeInto } from '../support/keyboard.ts';
import { expectPage } from '../support/page.ts';
import { type Pratik, startPratik } from '../support/pratik.ts';
import { expect, test } from '../support/test.ts';
import {
  addLearner,
  administrator,
  browserStateOf,
  callsAs,
  learner,
  type Stored,
  withAdministrator,
} from '../support/users.ts';

const text = 'a-boat-from-paper';

let pratik: Pratik;
let asAdministrator: Stored;
test.beforeAll(async ({ request }) => {
  pratik = await startPratik(withAdministrator);
  await addLearner(request, pratik);
  asAdministrator = await browserStateOf(pratik, administrator);
});
test.afterAll(() => pratik.stop());
test.beforeEach(({ context }) => context.setStorageState(asAdministrator));

const violationsOf = async (page: Page) => {
  const found = await beyondTheEdge(page);
  for (const scheme of ['dark', 'light'] as const) found.push(...(await violations(page, scheme)));
  return found;
};
const table = (page: Page) => page.getByRole('table', { name: 'Soru listesi' });

/** Returns the questions of the text as the learner’s browser receives them. */
const asked = async () => {
  const { call } = await callsAs(pratik, learner);
  const { questions } = await call<{ questions: { ask: string; options: string[] }[] }>('reading/start', {
    readingId: randomUUID(),
    textId: text,
  });
  return questions;
};

test('question editor › leads a new question from draft to publication by keyboard on a phone', async ({
  page,
  errors,
}) => {
  // The server rejects evidence that does not occur in the text.
  errors.allow(/400.*question\/add/);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${pratik.url}/pages/question-edit/reading/${text}`);
  await expectPage(page, 'Metni düzenle');
  await expect(page.getByRole('link', { name: 'Bu metne soru ekle' })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  await press(page, page.getByRole('link', { name: 'Bu metne soru ekle' }));
  await expectPage(page, 'Soru Ekle');
  await expect(page.getByLabel('Sorunun metni')).toHaveValue(text);
  expect(await violationsOf(page)).toEqual([]);
  await typeInto(page, page.getByLabel('Soru (İngilizce)'), 'Have you got a boat after step three?');
  await tabTo(page, page.getByLabel('Yanıt biçimi'));
  await page.keyboard.type('D');
  await expect(page.getByLabel('Doğru şık')).toHaveValue('True');
  await tabTo(page, page.getByLabel('Doğru şık'));
  await page.keyboard.type('F');
  await typeInto(page, page.getByLabel('Kanıt cümlesi'), 'Now you have a boat.');
  await typeInto(
    page,
    page.getByLabel('Açıklama (Türkçe)'),
    'Üçüncü adımdan sonra elinizde bir şapka oluyor.',
  );
  await press(page, page.getByRole('button', { name: 'Taslak olarak ekle' }));
  await expect(page.getByText('Bu cümle metinde geçmiyor; metinden aynen kopyalayın')).toBeVisible();
  await tabTo(page, page.getByLabel('Kanıt cümlesi'), 'Shift+Tab');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Now you have a hat.');
  await press(page, page.getByRole('button', { name: 'Taslak olarak ekle' }));
  await expectPage(page, 'Soruyu düzenle');
  await expect(page.getByText('Öğrenciler görmez. Hazır olunca')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  await press(page, page.getByRole('button', { name: 'İncelemeye gönder' }));
  await press(page, page.getByRole('button', { name: 'Yayımla' }));
  await expect(page.getByText('Öğrenciler görür.')).toBeVisible();
  expect((await asked()).at(-1)).toMatchObject({
    ask: 'Have you got a boat after step three?',
    options: ['True', 'False'],
  });

  await tabTo(page, page.getByLabel('Soru (İngilizce)'));
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Is it a boat after step three?');
  await press(page, page.getByRole('button', { name: 'Kaydet', exact: true }));
  await expect(page.getByText('2. sürüm olarak kaydedildi')).toBeVisible();
  await press(page, page.getByRole('button', { name: 'Farkları göster' }));
  await expect(page.getByText('Have you got a boat after step three?').last()).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
});

test('question editor › can publish an ordering question, which a learner answers by keyboard', async ({
  page,
  browser,
}) => {
  const steps = ['Fold the paper in half.', 'Make a hat.', 'Pull the sides out.'];
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${pratik.url}/pages/question-add?kind=reading-question&text=${text}`);
  await expectPage(page, 'Soru Ekle');
  await typeInto(page, page.getByLabel('Soru (İngilizce)'), 'Put the steps in the right order.');
  await tabTo(page, page.getByLabel('Yanıt biçimi'));
  await page.keyboard.type('Sı');
  for (const [index, step] of steps.entries())
    await typeInto(page, page.getByLabel(`Adım ${index + 1}`, { exact: true }), step);
  await tabTo(page, page.getByLabel('Kanıt cümlesi'));
  await page.keyboard.type('Take the two top corners to the middle.');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Now you have a hat.');
  await typeInto(page, page.getByLabel('Açıklama (Türkçe)'), 'Önce katlanıyor, sonra şapka oluyor.');
  expect(await violationsOf(page)).toEqual([]);
  await press(page, page.getByRole('button', { name: 'Taslak olarak ekle' }));
  await expectPage(page, 'Soruyu düzenle');
  await press(page, page.getByRole('button', { name: 'Yayımla' }));
  await expect(page.getByText('Öğrenciler görür.')).toBeVisible();

  // The learner of the test has already answered all earlier questions of the text.
  const user = { ...learner, email: 'sirali@okul.example' };
  await addLearner(page.request, pratik, user);
  const { call } = await callsAs(pratik, user);
  const readingId = randomUUID();
  const { questions } = await call<{ questions: { id: string; form: string }[] }>('reading/start', {
    readingId,
    textId: text,
  });
  for (const { id, form } of questions)
    if (form === 'one') await call('reading/answer', { readingId, questionId: id, choice: [0] });
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'tr-TR',
    storageState: await browserStateOf(pratik, user),
  });
  const theirs = await context.newPage();
  await theirs.goto(`${pratik.url}/pages/reading-practice/${text}`);
  await expect(theirs.getByText('Put the steps in the right order.')).toBeVisible();
  const rows = theirs.locator('fieldset li');
  await expect(rows).toHaveCount(steps.length);
  expect(await rows.locator('[lang="en"]').allTextContents()).not.toEqual(steps);
  for (const [place, step] of steps.entries()) {
    const up = theirs.getByRole('button', { name: `Yukarı taşı: ${step}` });
    const standing = () => rows.locator('[lang="en"]').allTextContents();
    for (let at = (await standing()).indexOf(step); at > place; at -= 1) {
      await press(theirs, up);
      await expect(rows.nth(at - 1)).toContainText(step);
      await expect(up).toBeFocused();
    }
  }
  expect(await violationsOf(theirs)).toEqual([]);
  await press(theirs, theirs.getByRole('button', { name: 'Yanıtla' }));
  await expect(theirs.getByRole('heading', { name: /Soru \d+ \/ \d+.*Doğru/ })).toBeFocused();
  await expect(theirs.getByText('Önce katlanıyor, sonra şapka oluyor.')).toBeVisible();
  expect(await violationsOf(theirs)).toEqual([]);
  await context.close();
});

test('question list › can be searched and filtered, and can retire and restore a question', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${pratik.url}/pages/question-list`);
  await expectPage(page, 'Sorular');
  await expect(table(page)).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByLabel('Metinde ara').fill('SPORTS PAGE YET');
  await expect(page).toHaveURL(/\?text=SPORTS\+PAGE\+YET$/);
  await page.getByRole('button', { name: 'Süzgeçler', exact: true }).click();
  await page.getByLabel('Tür', { exact: true }).selectOption({ label: 'Okuma metni' });
  await expect(page).toHaveURL(/\?text=SPORTS\+PAGE\+YET&group=reading$/);
  await expect(page.getByText('1–1 / 1')).toBeVisible();
  await page
    .getByLabel(/^Seç: /)
    .last()
    .check();
  await page.getByRole('button', { name: 'Yayından kaldır' }).click();
  await expect(table(page).getByText('Yayından kalktı')).toBeVisible();
  await page.getByRole('button', { name: 'Geri al' }).click();
  await expect(table(page).getByText('Yayında')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await violationsOf(page)).toEqual([]);
});

test('question import › checks an exported and edited file, and stores only its valid rows', async ({
  page,
}) => {
  await page.goto(`${pratik.url}/pages/question-list?group=placement-item&level=A1`);
  await expectPage(page, 'Sorular');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'JSON indir' }).click();
  const records: { id: string; draft: { right: string; ask: string; text: string } }[] = JSON.parse(
    await readFile(await (await download).path(), 'utf8'),
  );
  const [first, second] = records;
  if (!first || !second) throw new Error('The export contained fewer than two questions');
  first.draft.right = 'an answer of ours';
  second.draft.text = 'No gap and no question.';
  second.draft.ask = '';

  await page.goto(`${pratik.url}/pages/question-add?by=file`);
  await expectPage(page, 'Soru Ekle');
  await page.getByLabel('Dosya seç').setInputFiles({
    name: 'sorular.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(records)),
  });
  await expect(page.getByRole('heading', { name: 'Denetim sonucu' })).toBeFocused();
  await expect(page.getByText(`${records.length} satır: 0 yeni, 1 değişmiş,`)).toBeVisible();
  await expect(page.getByText(/^Metin: Yalnızca bir boşluk bırakın/)).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Yalnızca uygun olanları yaz (1)' }).click();
  await expect(page.getByText('1 satır yazıldı.')).toBeVisible();
  await page.goto(`${pratik.url}/pages/question-edit/placement-item/${first.id}`);
  await expect(page.getByLabel('Doğru şık')).toHaveValue('an answer of ours');
  await expect(page.getByText('Dosyadan aldı (2. sürüm)')).toBeVisible();
});
