import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { type Call, callUrl } from '@pratik/contract/call';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addAndSignIn, type Session, signInFirstAdministrator } from '../people.ts';
import { type Product, startProduct } from './product.ts';

const contract = new URL('../../../../packages/contract/src/', import.meta.url);
const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'access' in value && 'path' in value;
const modules = await Promise.all(
  readdirSync(contract)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file): Promise<Record<string, unknown>> => import(new URL(file, contract).href)),
);
const calls = [
  ...new Map(
    modules
      .flatMap(Object.values)
      .filter(isCall)
      .map((call) => [callUrl(call), call]),
  ).values(),
];

let product: Product;
let admin: Session;
let ayse: Session & { id: string };
let can: Session & { id: string };
beforeAll(async () => {
  product = await startProduct();
  admin = await signInFirstAdministrator(product.app);
  ayse = await addAndSignIn(product.app, admin, { levelId: 'A1' });
  can = await addAndSignIn(product.app, admin, { levelId: 'A1' });
});
afterAll(() => product.close());

const json = ['content-type', 'application/json'];
const ask = (
  call: Pick<Call, 'method' | 'access' | 'path'>,
  headers: readonly string[],
  input: object = {},
) =>
  call.method === 'GET'
    ? product.ask('GET', `${callUrl(call)}?${new URLSearchParams(Object.entries(input))}`, headers)
    : product.ask('POST', callUrl(call), [...headers, ...json], JSON.stringify(input));
const bearer = (session: Session) => ['authorization', `Bearer ${session.token}`];

describe('every call of the contract', () => {
  test('there are enough of them to mean something', () => {
    expect(calls.filter(({ access }) => access === 'admin').length).toBeGreaterThan(20);
    expect(calls.filter(({ access }) => access === 'user').length).toBeGreaterThan(30);
  });

  test('that is not public refuses who brings no token, before it looks at what was sent', async () => {
    const wrong: string[] = [];
    for (const call of calls.filter(({ access }) => access !== 'public')) {
      const answer = await ask(call, []);
      if (answer.status !== 401 || answer.type !== 'unauthenticated')
        wrong.push(`${call.path}: ${answer.status}`);
    }
    expect(wrong).toEqual([]);
  });

  test('of administrators refuses a learner, before it looks at what was sent', async () => {
    const wrong: string[] = [];
    for (const call of calls.filter(({ access }) => access === 'admin')) {
      const answer = await ask(call, bearer(ayse));
      if (answer.status !== 403 || answer.type !== 'forbidden') wrong.push(`${call.path}: ${answer.status}`);
    }
    expect(wrong).toEqual([]);
  });
});

describe('what is another’s', () => {
  /** Sends as the owner, then as somebody else: who does not own it learns no more than of what there is not. */
  const theirs = async (path: string, method: 'GET' | 'POST', own: object, none: object) => {
    const call = { path, method, access: 'user' as const };
    const [other, nobody] = [await ask(call, bearer(can), own), await ask(call, bearer(can), none)];
    expect(other.status, `${path}: ${other.body}`).toBeGreaterThanOrEqual(400);
    expect([other.status, other.type]).toEqual([nobody.status, nobody.type]);
  };
  const post = async (path: string, input: object) => {
    const answer = await ask({ path, method: 'POST', access: 'user' }, bearer(ayse), input);
    expect(answer.status, `${path}: ${answer.body}`).toBe(200);
    return JSON.parse(answer.body);
  };

  test('a person: neither read by id, nor asked for a role', async () => {
    const byId = { path: 'user/get-by-id', method: 'GET', access: 'user' } as const;
    expect((await ask(byId, bearer(can), { id: ayse.id })).type).toBe('forbidden');
    expect((await ask(byId, bearer(can), { id: randomUUID() })).type).toBe('forbidden');
    const role = { path: 'user/getRole', method: 'POST', access: 'user' } as const;
    for (const input of [{ userId: ayse.id }, { id: ayse.id }, { email: 'yonetici@example.com' }]) {
      expect((await ask(role, bearer(can), input)).body).toBe('{"role":"user"}');
    }
  });

  test('a conversation: not read, spoken in or ended', async () => {
    const conversationId = randomUUID();
    await post('chat/start', { conversationId, kind: 'free' });
    const none = randomUUID();
    await theirs('chat/get-conversation', 'GET', { id: conversationId }, { id: none });
    for (const path of ['chat/end', 'chat/retry-reply', 'chat/report-activity']) {
      const more = path.endsWith('activity') ? { kind: 'typing' } : {};
      await theirs(path, 'POST', { conversationId, ...more }, { conversationId: none, ...more });
    }
    const said = { turnId: randomUUID(), text: 'I was here.' };
    await theirs('chat/send-message', 'POST', { conversationId, ...said }, { conversationId: none, ...said });
  });

  test('a reading: not read, answered or finished', async () => {
    const readingId = randomUUID();
    const opened = await post('reading/start', { readingId, textId: 'the-oven' });
    await theirs('reading/get', 'GET', { id: readingId }, { id: randomUUID() });
    const answer = { questionId: opened.questions[0].id, choice: [0] };
    await theirs('reading/answer', 'POST', { readingId, ...answer }, { readingId: randomUUID(), ...answer });
    await theirs(
      'reading/finish-text',
      'POST',
      { readingId, seconds: 60 },
      { readingId: randomUUID(), seconds: 60 },
    );
  });

  test('a session: not ended', async () => {
    const { rows } = await product.app.database.pool.query<{ id: string }>(
      `select s.id from idp_session s join identities i on i.subject = s.user_id where i.user_id = $1`,
      [ayse.id],
    );
    await theirs('user/end-session', 'POST', { sessionId: rows[0]?.id ?? '' }, { sessionId: 'yok' });
    expect((await ask({ path: 'user/getRole', method: 'POST', access: 'user' }, bearer(ayse))).status).toBe(
      200,
    );
  });
});
