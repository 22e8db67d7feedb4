import { randomUUID } from 'node:crypto';
import type { AnswerOf } from '@pratik/contract/call';
import type { getSound, SaidAnswer } from '@pratik/contract/speaking';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from './harness.ts';
import { addAndSignIn, type Session, signIn, signInFirstAdministrator } from './users.ts';

/**
 * Indexes of the six concurrent requests. With two database connections, the requests would deadlock if a
 * transaction needed a second connection.
 */
const many = Array.from({ length: 6 }, (_, index) => index);

let app: TestApp;
let admin: Session;
beforeAll(async () => {
  app = await startTestApp({ env: { DATABASE_POOL: '2', SIGN_UP: 'true' } });
  admin = await signInFirstAdministrator(app);
});
afterAll(() => app.close());

const post = (token: string, path: string, body: object) =>
  app.send('POST', `/api/private/${path}`, { token, body });
const ok = many.map(() => 200);

it('sign-up › succeeds for six users simultaneously when only two database connections exist', async () => {
  const answers = await Promise.all(
    many.map((index) =>
      app.send('POST', '/api/idp/sign-up/email', {
        body: { email: `sinif-${index}@example.com`, password: 'uzun bir şifre daha', name: 'Can Öz' },
      }),
    ),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(ok);
});

it('sign-out › ends six sessions simultaneously when only two database connections exist', async () => {
  const user = await addAndSignIn(app, admin);
  const sessions: Session[] = [];
  for (const _ of many) sessions.push(await signIn(app, user));
  const answers = await Promise.all(sessions.map(({ token }) => post(token, 'user/sign-out', {})));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(ok);
  const { rows } = await app.database.pool.query(
    `select count(*) as open from idp_session s join identities i on i.subject = s.user_id where i.user_id = $1`,
    [user.id],
  );
  expect(rows).toEqual([{ open: 1 }]);
});

it('hints on mispronounced sounds › are returned for six simultaneous answers when only two database connections exist', async () => {
  const user = await addAndSignIn(app, admin);
  const { version, pairs } = (
    await app.send('GET', '/api/private/speaking/sound?id=th', { token: user.token })
  ).json<AnswerOf<typeof getSound>>();
  await app.database.pool.query(
    `insert into sound_misses (user_id, sound_id, word, day, at)
     select $1, 'th', word, $2::date - 1, $2::timestamptz - interval '1 day' from unnest($3::text[]) as word`,
    [user.id, app.clock.now(), pairs.map(({ a }) => a).slice(0, 3)],
  );
  const answers = await Promise.all(
    many.map(() =>
      post(user.token, 'speaking/compare', {
        saidId: randomUUID(),
        target: { kind: 'pair', id: 'th', version, pair: 0, asked: 'a' },
        heard: `I said ${pairs[0]?.b}.`,
      }),
    ),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(ok);
  expect(answers.map((answer) => answer.json<SaidAnswer>().hints.map(({ id }) => id))).toEqual(
    many.map(() => ['th']),
  );
});
