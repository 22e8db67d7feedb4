import type { AnswerOf } from '@pratik/contract/call';
import type { getStatus } from '@pratik/contract/status';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../harness.ts';
import { startMailServer } from '../../mail-server.ts';
import { addAndSignIn, type Session, signInFirstAdministrator } from '../../users.ts';

let app: TestApp;
let admin: Session;
let mail: Awaited<ReturnType<typeof startMailServer>>;
beforeAll(async () => {
  mail = await startMailServer();
  app = await startTestApp({
    env: {
      SMTP_URL: mail.url.replace('smtp://', 'smtp://postaci:gizli-parola@'),
      AI_BASE_URL: 'http://127.0.0.1:9/v1',
      AI_API_KEY: 'gizli-anahtar',
      AI_MODEL: 'model-1',
      AI_TOKENS_PER_DAY: '5000',
      DAILY_CHAT_MINUTES: '25',
    },
  });
  admin = await signInFirstAdministrator(app);
});
afterAll(async () => {
  await app.close();
  await mail.stop();
});

const read = () => app.send('GET', '/api/private/status/get', { token: admin.token });
const status = async (): Promise<AnswerOf<typeof getStatus>> => (await read()).json();

describe('status', () => {
  it('says for each provider whether it is configured, and contains no passwords or keys', async () => {
    const { body } = await read();
    expect(body).not.toMatch(/gizli|postaci/);
    const { providers } = await status();
    expect(providers).toMatchObject([
      { provider: 'ai', host: '127.0.0.1:9', model: 'model-1', health: { state: 'unused' } },
      { provider: 'speech', host: null, model: null, health: null },
      { provider: 'transcription', host: null, model: null, health: null },
      { provider: 'mail', host: new URL(mail.url).host, model: null, health: { provider: 'mail' } },
    ]);
  });

  it('contains the version and the configured limits', async () => {
    const { version, limits } = await status();
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    expect(limits).toMatchObject({
      aiTokens: { today: 0, perDay: 5000, perUserPerDay: 200_000 },
      chatMinutesPerDay: 25,
    });
  });

  it('contains the time of the newest backup, and null when there is no backup', async () => {
    expect((await status()).lastBackupAt).toBeNull();
    await app.database.pool.query(
      `insert into backups (at, tables, rows, bytes)
       values ('2026-03-08T02:00:00Z', 1, 1, 1), ('2026-03-09T02:00:00Z', 1, 1, 1)`,
    );
    expect((await status()).lastBackupAt).toBe('2026-03-09T02:00:00.000Z');
  });

  it('contains the number of messages in each state and the age of the oldest waiting message', async () => {
    const learner = await addAndSignIn(app, admin);
    await app.database.pool.query(
      `insert into messages (id, user_id, source, text, day, state, created_at)
       select gen_random_uuid(), id, 'writing', 'x', '2026-03-10', 'waiting', $2::timestamptz - interval '90 s'
       from users where email = $1`,
      [learner.email, app.clock.now()],
    );
    const { queue } = await status();
    expect(queue.counts).toContainEqual({ state: 'waiting', count: 1 });
    expect(queue.oldestWaitingSeconds).toBe(90);
  });
});
