import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
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
  test(`chat page › fits into the height of the window with 60 turns, at a width of ${width} px`, async ({
    page,
    context,
  }) => {
    await context.setStorageState(stored);
    await page.setViewportSize({ width, height });
    const conversationId = await longTalk(60);
    await page.goto(`${pratik.url}/pages/chat?c=${conversationId}`);
    await expectPage(page, 'Sohbet');
    await expect(page.getByText('number 59')).toBeVisible();
    await settled(page);
    expect(await documentHeight(page)).toBe(height);
    // On a phone, the footer is hidden, so that the conversation can use its height.
    await expect(page.getByRole('contentinfo')).toBeVisible({ visible: width > 600 });
    // Scrolling with the mouse outside the message list must not scroll the page.
    await page.mouse.move(width - 5, height / 2);
    await page.mouse.wheel(0, 2_000);
    await settled(page);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await expect(page.getByLabel('Mesajınız')).toBeInViewport();
  });
}
