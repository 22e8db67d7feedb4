import type { Page } from '@playwright/test';
import { beyondTheEdge, violations } from '../support/axe.ts';
import { press, tabTo, typeInto } from '../support/keyboard.ts';
import { expectPage, listening } from '../support/page.ts';
import { type Talk, talkOnce } from '../support/places.ts';
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

let pratik: Pratik;
let talk: Talk;
let asAdministrator: Stored;
let asLearner: Stored;
test.beforeAll(async ({ request }) => {
  pratik = await startPratik(withAdministrator);
  await addLearner(request, pratik);
  talk = await talkOnce(pratik);
  asAdministrator = await browserStateOf(pratik, administrator);
  asLearner = await browserStateOf(pratik, learner);
});
test.afterAll(() => pratik.stop());

const violationsOf = async (page: Page) => {
  const found = await beyondTheEdge(page);
  for (const scheme of ['dark', 'light'] as const) found.push(...(await violations(page, scheme)));
  return found;
};

test('message review › can be done by keyboard, and shows the administrator’s decision on a dispute to the learner immediately', async ({
  browser,
}) => {
  const [reported] = await pratik.query<{ id: string }>(
    `select id from corrections where message_id = $1 order by start_at limit 1`,
    [talk.messageId],
  );
  const { call } = await callsAs(pratik, learner);
  await call('chat/dispute-correction', { correctionId: reported?.id, disputed: true });

  const learning = await (await browser.newContext({ storageState: asLearner })).newPage();
  const listens = listening(learning);
  await learning.goto(`${pratik.url}/pages/chat?c=${talk.conversationId}`);
  await expect(learning.getByText('My sister is nurse and she listen music.')).toBeVisible();
  await listens;

  const page = await (
    await browser.newContext({ storageState: asAdministrator, viewport: { width: 390, height: 844 } })
  ).newPage();
  await page.goto(pratik.url);
  await expectPage(page, 'Ana Sayfa');
  const needs = page.getByRole('region', { name: 'Sizi bekleyenler' });
  await press(page, needs.getByRole('link', { name: /Öğrencinin itiraz ettiği düzeltme\s*1/ }));
  await expectPage(page, 'Mesaj İşleme');
  await expect(page.getByRole('button', { name: /Öğrenci bildirimi\s*1/, pressed: true })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await press(page, page.getByRole('link', { name: /My sister is nurse/ }));
  await expectPage(page, 'Mesaj');
  const corrections = page.getByRole('region', { name: 'Düzeltmeler' });
  await expect(corrections.getByText('Öğrenci itiraz etti')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  const first = corrections.getByRole('group', { name: '1. düzeltmenin kararı' });
  await press(page, first.getByRole('button', { name: 'Öğrenci haklı, geri al' }));
  await expect(first.getByRole('button', { name: 'Reddet', pressed: true })).toBeFocused();
  await expect(learning.getByText(/Haklıydınız, bildiriminiz üzerine bir yönetici/)).toBeVisible();

  // The administrator adds a correction that the checker missed, and selects its text with Shift and the arrow
  // keys.
  await press(page, corrections.getByRole('button', { name: 'Düzeltme ekle' }));
  const place = page.getByLabel('Yeri metinde seçin');
  await tabTo(page, place);
  for (let sign = 0; sign < 'My sister'.length; sign += 1) await page.keyboard.press('Shift+ArrowRight');
  await expect(page.getByText('Seçilen: My sister')).toBeVisible();
  await tabTo(page, page.getByLabel('Hata türü'));
  await page.keyboard.type('Diğer');
  await typeInto(page, page.getByLabel('Öneriler'), 'My elder sister');
  await typeInto(page, page.getByLabel('Açıklama (Türkçe)'), 'Abla için "elder sister" denir.');
  expect(await violationsOf(page)).toEqual([]);
  await press(page, page.getByRole('button', { name: 'Düzeltmeyi ekle' }));
  await expect(corrections.getByText(/Yönetici ekledi: Pratik Admin/)).toBeVisible();
  const [added] = await pratik.query(`select start_at, end_at from corrections where verdict = 'added'`);
  expect(added).toEqual({ start_at: 0, end_at: 'My sister'.length });
  await learning
    .getByRole('button', { name: /düzeltme/, expanded: false })
    .first()
    .click();
  await expect(learning.getByText('ekleyen: yönetici')).toBeVisible();
  expect(await violationsOf(learning)).toEqual([]);

  // The administrator’s decisions are preserved when the message is processed again.
  await press(page, page.getByRole('button', { name: 'Yeniden işle' }), 'Shift+Tab');
  await expect(page.getByRole('region', { name: 'Denemeler' }).getByText('2. deneme')).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'İşleme ayrıntıları' }).getByText('Tamamlandı'),
  ).toBeVisible();
  await expect(corrections.getByText(/Yönetici ekledi: Pratik Admin/)).toBeVisible();
  // The added correction starts earlier in the text, so the correction with a decision is now the second
  // correction.
  const second = corrections.getByRole('group', { name: '2. düzeltmenin kararı' });
  await expect(second.getByRole('button', { name: 'Reddet', pressed: true })).toBeVisible();
});

test('message review › processes all messages that match the filters again, and marks statistics that are based on few decisions', async ({
  page,
  context,
}) => {
  const [undecided] = await pratik.query<{ id: string }>(`select id from corrections where verdict is null`);
  const { call } = await callsAs(pratik, administrator);
  const verdict = { correctionId: undecided?.id, revision: 0, verdict: 'approved' };
  await call('message-process/judge-correction', verdict);
  await context.setStorageState(asAdministrator);
  await page.goto(`${pratik.url}/pages/message-process-list`);
  await expectPage(page, 'Mesaj İşleme');
  await press(page, page.getByRole('button', { name: 'Süzgece uyanları yeniden işle' }));
  const dialog = page.getByRole('dialog', { name: '2 mesaj yeniden işlensin mi?' });
  await expect(dialog).toContainText('Süzgeç yok: bütün mesajlar yeniden işlenecek.');
  await press(page, dialog.getByRole('button', { name: 'Yeniden işle' }));
  await expect(page.getByText('Toplu işleme bitti: 2 mesaj sıraya alındı')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await press(page, page.getByRole('link', { name: 'Doğruluk ve maliyet' }), 'Shift+Tab');
  await expectPage(page, 'Doğruluk ve maliyet');
  await expect(page.getByText('henüz az veri').first()).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  // The charts change their size only after the page has a new width, so the check is repeated until it passes.
  await expect.poll(() => violationsOf(page)).toEqual([]);
});
