import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { settled } from '../support/axe.ts';
import { expectPage } from '../support/page.ts';
import { type Pratik, startPratik } from '../support/pratik.ts';
import { expect, test } from '../support/test.ts';
import {
  addLearner,
  browserStateOf,
  callsAs,
  learner,
  type Stored,
  withAdministrator,
} from '../support/users.ts';

let pratik: Pratik;
let stored: Stored;
test.beforeAll(async ({ request }) => {
  pratik = await startPratik(withAdministrator);
  await addLearner(request, pratik);
  stored = await browserStateOf(pratik, learner);
});
test.afterAll(() => pratik.stop());

/** Inserts a conversation with the given number of turns into the database. Each learner turn has one correction. */
const longTalk = async (turns: number): Promise<string> => {
  const { call } = await callsAs(pratik, learner);
  const conversationId = randomUUID();
  await call('chat/start', { conversationId, kind: 'free' });
  await pratik.query(
    `insert into turns (id, conversation_id, position, speaker, text, state, created_at)
     select gen_random_uuid(), $1, at, case at % 2 when 1 then 'learner' else 'partner' end,
       'This is what was said as number ' || at || ', and a little more of it.', 'complete', now()
     from generate_series(1, $2::int - 1) at`,
    [conversationId, turns],
  );
  await pratik.query('update conversations set next_position = $2 where id = $1', [conversationId, turns]);
  return conversationId;
};

const documentHeight = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`chat page › fits into the height of a window of ${width} px width when the conversation has 60 turns`, async ({
    page,
    context,
  }) => {
    await context.setStorageState(stored);
    await page.setViewportSize({ width, height });
    const conversationId = await longTalk(60);
    await page.goto(`${pratik.url}/pages/chat?c=${conversationId}`);
    await expectPage(page, 'Sohbet');
    // The conversation opens at its last message.
    await expect(page.getByText('number 59')).toBeInViewport();
    await settled(page);
    expect(await documentHeight(page)).toBe(height);
    // On a phone, the footer is hidden, so that the conversation can use the space of the footer.
    await expect(page.getByRole('contentinfo')).toBeVisible({ visible: width > 600 });
    // Scrolling with the mouse outside the message list must not scroll the page.
    await page.mouse.move(width - 5, height / 2);
    await page.mouse.wheel(0, 2_000);
    await settled(page);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await expect(page.getByLabel('Mesajınız')).toBeInViewport();
  });
}

test('chat page › shows on a phone a header of one row, wide bubbles, and a button for new messages that covers no text', async ({
  page,
  context,
}) => {
  await context.setStorageState(stored);
  await page.setViewportSize({ width: 390, height: 844 });
  const conversationId = await longTalk(20);
  await page.goto(`${pratik.url}/pages/chat?c=${conversationId}`);
  await expectPage(page, 'Sohbet');
  await expect(page.getByText('number 19')).toBeInViewport();
  const boxOf = async (locator: Locator) => {
    const box = await locator.boundingBox();
    if (!box) throw new Error('The element has no box.');
    return box;
  };
  const messageArea = page.getByRole('region', { name: 'Konuşma' });
  const end = await boxOf(page.getByRole('button', { name: 'Sohbeti bitir' }));
  const back = await boxOf(page.getByRole('link', { name: 'Bütün sohbetler' }));
  const voice = await boxOf(page.getByRole('button', { name: /^Sesli$|^Sessiz$/ }));
  for (const box of [end, voice]) expect(Math.abs(middle(box) - middle(back))).toBeLessThan(8);

  const bubble = messageArea.getByRole('listitem').last().locator('> div').first();
  const list = await boxOf(messageArea.getByRole('list').first());
  expect((await boxOf(bubble)).width).toBeGreaterThan(0.85 * list.width);

  // Scrolls up and adds a message on the server. The button for new messages appears below the messages and
  // not on top of them.
  await messageArea.evaluate((element) => element.scrollTo({ top: 0 }));
  await pratik.query(
    `insert into turns (id, conversation_id, position, speaker, text, state, created_at)
     values (gen_random_uuid(), $1, 20, 'partner', 'A message that arrived later.', 'complete', now())`,
    [conversationId],
  );
  await page.evaluate(() => window.dispatchEvent(new Event('offline')));
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  const button = page.getByRole('button', { name: 'Yeni mesaj' });
  await expect(button).toBeVisible();
  const [pane, below] = [await boxOf(messageArea), await boxOf(button)];
  expect(below.y).toBeGreaterThanOrEqual(pane.y + pane.height);
  await button.click();
  await expect(messageArea.getByText('A message that arrived later.')).toBeInViewport();

  // The summary opens below the last message, without a button for new messages.
  await page.getByRole('button', { name: 'Sohbeti bitir' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sohbeti bitir' }).click();
  await expect(page.getByRole('heading', { name: 'Sohbetin özeti' })).toBeInViewport();
  await expect(button).toHaveCount(0);
});

const middle = ({ y, height }: { y: number; height: number }): number => y + height / 2;
