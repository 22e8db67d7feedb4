import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/harness.ts';
import { addAndSignIn, signInFirstAdministrator } from '../../../test/people.ts';
import { type StandInIssuer, startStandInIssuer } from '../../../test/stand-in-issuer.ts';

type Adapter = {
  name: string;
  app: TestApp;
  /** A registered learner's token, and another one's. */
  learner: { id: string; token: string };
  admin: { token: string };
  stop(): Promise<void>;
};

const embedded = async (): Promise<Adapter> => {
  const app = await startTestApp();
  const admin = await signInFirstAdministrator(app);
  const learner = await addAndSignIn(app, admin);
  return { name: 'embedded', app, learner, admin, stop: app.close };
};

const outside = async (): Promise<Adapter> => {
  const issuer: StandInIssuer = await startStandInIssuer();
  const app = await startTestApp({ env: issuer.settings });
  const admin = { token: await issuer.tokenFor('ayse') };
  const call = (path: string, token: string, body: object) =>
    app.send('POST', `/api/private/${path}`, { token, body });
  const names = { name: 'Ayşe', surname: 'Öz', email: 'ayse@okul.example' };
  await call('setup/claim-administration', admin.token, { code: app.setupCode, ...names });
  const person = { ...names, email: 'can@okul.example', role: 'user' };
  const added = (await call('user/add-user', admin.token, person)).json();
  const token = await issuer.tokenFor('can');
  const code = new URLSearchParams(new URL(added.firstSignIn.url).hash.slice(1)).get('code');
  await call('user/accept-invitation', token, { code });
  const stop = async () => {
    await app.close();
    await issuer.stop();
  };
  return { name: 'OpenID Connect', app, learner: { id: added.id, token }, admin, stop };
};

describe.each([
  ['embedded', embedded],
  ['OpenID Connect', outside],
])('a server’s provider: %s', (_, start) => {
  let adapter: Adapter;
  beforeAll(async () => {
    adapter = await start();
  });
  afterAll(() => adapter.stop());

  const call = (path: string, token: string, body: object = {}) =>
    adapter.app.send('POST', `/api/private/user/${path}`, { token, body });
  const statusOf = async (token: string) => (await call('getRole', token)).statusCode;

  test('knows its people by issuer and subject', async () => {
    const { iss, sub } = decodeJwt(adapter.learner.token);
    const { rows } = await adapter.app.database.pool.query(
      'select user_id from identities where issuer = $1 and subject = $2',
      [iss, sub],
    );
    expect(rows).toEqual([{ user_id: adapter.learner.id }]);
    expect((await call('getRole', adapter.learner.token)).json()).toEqual({ role: 'user' });
    expect((await call('getRole', adapter.admin.token)).json()).toEqual({ role: 'admin' });
  });

  test('a token with a changed payload or another’s signature says nothing', async () => {
    const [head, , signature] = adapter.learner.token.split('.');
    const [, body, other] = adapter.admin.token.split('.');
    expect(await statusOf(`${head}.${body}.${signature}`)).toBe(401);
    expect(await statusOf(`${adapter.learner.token.split('.', 2).join('.')}.${other}`)).toBe(401);
    expect(await statusOf(`${head}.${body}.`)).toBe(401);
  });

  test('a closed account is refused at once, an open one let in again', async () => {
    const { learner, admin } = adapter;
    await call('set-status', admin.token, { userIds: [learner.id], status: 'disabled' });
    // Where sessions are ours they end with it; elsewhere the account's own state is the answer.
    expect([401, 403]).toContain(await statusOf(learner.token));
    await call('set-status', admin.token, { userIds: [learner.id], status: 'active' });
  });

  test('a token that was signed out is refused', async () => {
    const { admin } = adapter;
    expect(await statusOf(admin.token)).toBe(200);
    expect((await call('sign-out', admin.token)).statusCode).toBe(200);
    expect(await statusOf(admin.token)).toBe(401);
  });
});
