import { type FakeAiServer, startFakeAiServer } from '../../apps/server/test/fake-ai-server.ts';
import { type Pratik, startPratik } from '../support/pratik.ts';
import { expect, test } from '../support/test.ts';
import { addLearner, allowAi, learner, signIn, withAdministrator } from '../support/users.ts';

let ai: FakeAiServer;
let pratik: Pratik;
test.beforeAll(async ({ playwright }) => {
  ai = await startFakeAiServer();
  pratik = await startPratik({
    ...withAdministrator,
    AI_BASE_URL: ai.url,
    AI_MODEL: 'test-model',
    // The fake AI server returns prepared answers in order. AI feedback is disabled, so that only the partner sends
    // requests.
    AI_FEEDBACK: 'false',
    // The timeouts are long, because some replies stay open until the test continues, and a busy machine is slow to
    // reach that step.
    AI_IDLE_SECONDS: '120',
    AI_TOTAL_SECONDS: '240',
  });
  const request = await playwright.request.newContext();
  await addLearner(request, pratik);
  await allowAi(pratik, learner, ai.url);
  await request.dispose();
});
test.afterAll(async () => {
  await pratik.stop();
  await ai.close();
});

test('AI partner › completes a conversation of ten turns, and loses no text when a reply is cut or stopped', async ({
  page,
}) => {
  await signIn(page, pratik, learner);
  await page.goto(`${pratik.url}/pages/chat`);
  await page.getByRole('button', { name: 'Başla: Serbest sohbet' }).click();
  await expect(page.getByText('yapay zekâ', { exact: true }).first()).toBeVisible();

  const field = page.getByLabel('Mesajınız');
  const stop = page.getByRole('button', { name: 'Yanıtı durdur' });
  const say = async (text: string) => {
    await field.fill(text);
    await expect(page.getByRole('button', { name: 'Gönder' })).toBeEnabled();
    await field.press('Enter');
  };
  const messageArea = page.getByRole('region', { name: 'Konuşma' });

  for (let turn = 1; turn <= 10; turn += 1) {
    // `always` answers every request for a running summary, because summaries are requested in the
    // background, between two replies.
    ai.always({ kind: 'ok', text: `Answer number ${turn}. And what about you?` });
    await say(`My message number ${turn} about the sea.`);
    await expect(messageArea.getByText(`Answer number ${turn}. And what about you?`)).toBeVisible();
    await expect(stop).toBeHidden();
  }
  const prompts = ai.requests
    .map(({ body }) => JSON.stringify(body.messages))
    .filter((prompt) => prompt.includes('Keep the conversation going'));
  expect(prompts).toHaveLength(10);
  expect(prompts.at(-1)).toContain('My message number 9');
  expect(prompts.join()).not.toContain(learner.name);

  // The AI server closes the connection in the middle of a reply. The offline partner completes the reply.
  ai.next({ kind: 'cut', text: 'I like the ferry. It is very big.' });
  await say('Tell me about the ferry.');
  await expect(messageArea.getByText('I like the ferry.')).toBeVisible();
  await expect(page.getByText('Yapay zekâ şu anda yanıt vermiyor')).toBeVisible();
  await expect(stop).toBeHidden();

  // The learner stops the reply. The server aborts the request to the model and saves the text received so far.
  ai.next({ kind: 'gated', text: 'Wonderful! I know a story about the old sea' });
  const aborted = ai.aborted();
  await say('Tell me a long story.');
  await expect(messageArea.getByText('Wonderful')).toBeVisible();
  await stop.click();
  await aborted;
  await expect(page.getByText('Yanıt burada durduruldu.')).toBeVisible();

  // All turns are still visible after a reload.
  await page.reload();
  await expect(messageArea.getByText('Answer number 10. And what about you?')).toBeVisible();
  await expect(messageArea.getByText('I like the ferry.')).toBeVisible();
  await expect(messageArea.getByText('Tell me a long story.')).toBeVisible();
  await expect(page.getByText('bekliyor')).toHaveCount(0);
});

test('AI partner › shows the whole reply when the connection was lost during the reply and is restored', async ({
  page,
  context,
  errors,
}) => {
  errors.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  await signIn(page, pratik, learner);
  await page.goto(`${pratik.url}/pages/chat`);
  await page.getByRole('button', { name: 'Başla: Serbest sohbet' }).click();
  ai.next({ kind: 'gated', text: 'Yes! The answer is here when you come back.' });
  const field = page.getByLabel('Mesajınız');
  await field.fill('Are you there?');
  await field.press('Enter');
  const messageArea = page.getByRole('region', { name: 'Konuşma' });
  // Searches only in the last list item, because the learner’s message also contains “the”.
  await expect(messageArea.getByRole('listitem').last()).toContainText(/Robin:?\s*Yes/);
  await context.setOffline(true);
  await expect(page.getByText(/Bağlantı yok|Çevrimdışısınız/).first()).toBeVisible();
  ai.release();
  await context.setOffline(false);
  await expect(messageArea.getByText('Yes! The answer is here when you come back.')).toBeVisible();
});
