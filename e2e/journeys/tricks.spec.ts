import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
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

/**
 * Texts with injected markup. If a page interpreted such a text as markup, the text would run code or send a
 * request to kotu.example.
 */
const image = '<img src="//kotu.example/a" onerror="ran=1">';
const tricks = [
  image,
  '<script>ran=1</script>',
  '<svg onload="ran=1"></svg>',
  '<a href="javascript:ran=1">tıkla</a>',
  '[tıkla](javascript:ran=1)',
  '![resim](https://kotu.example/a.png)',
  'https://kotu.example/tuzak',
  '{{constructor.constructor("ran=1")()}}',
].join(' ');

let pratik: Pratik;
let asAdministrator: Stored;
let asLearner: Stored;
let userId: string;
let messageId: string;
const conversationId = randomUUID();
test.beforeAll(async ({ request }) => {
  pratik = await startPratik(withAdministrator);
  const user = { ...learner, name: image, surname: tricks.slice(0, 80) };
  userId = (await addLearner(request, pratik, user)).id;
  const { call, stream } = await callsAs(pratik, learner);
  await call('chat/start', { conversationId, kind: 'free' });
  await stream('chat/send-message', { conversationId, turnId: randomUUID(), text: tricks });
  const word = { word: 'trick', meaning: image, sentence: tricks, from: { kind: 'own' } };
  await call('vocabulary/save-word', { id: randomUUID(), ...word });
  const [message] = await pratik.query<{ id: string }>('select id from messages');
  messageId = message?.id ?? '';
  await pratik.query(
    `update curriculum_items set title = $1, body = jsonb_set(body::jsonb, '{paragraphs,0}', to_jsonb($2::text))::json
     where kind = 'reading'`,
    [image, tricks],
  );
  asAdministrator = await browserStateOf(pratik, administrator);
  asLearner = await browserStateOf(pratik, learner);
});
test.afterAll(() => pratik.stop());

/** Opens a page, waits until the injected text is visible, and checks that no code ran. */
const look = async (page: Page, path: string): Promise<void> => {
  await page.goto(`${pratik.url}${path}`);
  const read = () =>
    page.evaluate(() =>
      [document.body.textContent, ...[...document.querySelectorAll('input')].map(({ value }) => value)].join(
        ' ',
      ),
    );
  await expect.poll(read, { message: path }).toContain('kotu.example');
  const found = await page.evaluate(() => ({
    ran: 'ran' in window,
    elements: [
      ...document.querySelectorAll('[href*="kotu"], [src*="kotu"], [href^="javascript:"], svg[onload]'),
    ].map((element) => element.outerHTML),
  }));
  expect([path, found]).toEqual([path, { ran: false, elements: [] }]);
};

test('injected HTML › is shown as plain text in names, conversations, words and content', async ({
  browser,
  page,
}) => {
  const asked: string[] = [];
  const reading = await pratik.query<{ id: string }>(
    `select id from curriculum_items where kind = 'reading' and level_id = 'A1' and state = 'published' limit 1`,
  );
  const contexts = [
    {
      storageState: asLearner,
      paths: [
        '/pages/profile',
        `/pages/chat?c=${conversationId}`,
        '/pages/reading-practice',
        `/pages/reading-practice/${reading[0]?.id}`,
        '/pages/vocabulary-practice',
      ],
    },
    {
      storageState: asAdministrator,
      paths: [
        '/pages/user-list',
        `/pages/user/${userId}`,
        '/pages/message-process-list',
        `/pages/message-process/${messageId}`,
        '/pages/audit-log',
      ],
    },
  ];
  for (const { storageState, paths } of contexts) {
    const context = await browser.newContext({ storageState });
    context.on('request', (request) => asked.push(new URL(request.url()).host));
    const one = await context.newPage();
    one.on('dialog', (dialog) => asked.push(dialog.message()));
    for (const path of paths) await look(one, path);
    await context.close();
  }
  expect([...new Set(asked)]).toEqual([new URL(pratik.url).host]);

  // The API documentation page has the same content security policy as the application. A violation would be a
  // console error.
  await page.goto(`${pratik.url}/api/docs`);
  await expect(page.locator('.opblock').first()).toBeVisible();
});
