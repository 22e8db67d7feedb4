import type { TestApp } from './harness.ts';

export type Session = { token: string; cookie: string };

export const adminAccount = { email: 'yonetici@example.com', password: 'çok gizli bir şifre' };

/** Signs in at the embedded identity provider and gets a bearer token. */
export const signIn = async (
  app: TestApp,
  account: { email: string; password: string },
): Promise<Session> => {
  const answer = await app.send('POST', '/api/idp/sign-in/email', { body: account });
  if (answer.statusCode !== 200) throw new Error(`sign-in returned ${answer.statusCode}: ${answer.body}`);
  const cookie = cookieOf(answer.headers['set-cookie']);
  return { cookie, token: await fetchToken(app, cookie) };
};

/** Gets a new bearer token for an open session. */
export const fetchToken = async (app: TestApp, cookie: string): Promise<string> => {
  const answer = await app.send('GET', '/api/idp/token', { headers: { cookie } });
  if (answer.statusCode !== 200)
    throw new Error(`the token request returned ${answer.statusCode}: ${answer.body}`);
  return answer.json<{ token: string }>().token;
};

/** Returns the `name=value` pairs of the cookies that a response sets. */
export const cookieOf = (header: string | string[] | undefined): string =>
  [header ?? []]
    .flat()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ');

/** Creates the first administrator with the setup code and signs the administrator in. */
export const signInFirstAdministrator = async (app: TestApp): Promise<Session> => {
  const answer = await app.send('POST', '/api/public/setup/create-administrator', {
    body: { code: app.setupCode, name: 'Ayşe', surname: 'Yılmaz', ...adminAccount },
  });
  if (answer.statusCode !== 200) throw new Error(`setup returned ${answer.statusCode}: ${answer.body}`);
  return reauthenticate(app, await signIn(app, adminAccount), adminAccount.password);
};

/** Confirms the identity of the session’s user again, as sensitive calls require. */
export const reauthenticate = async (app: TestApp, session: Session, password: string): Promise<Session> => {
  const answer = await app.send('POST', '/api/private/identity/reauthenticate', {
    token: session.token,
    body: { password },
  });
  if (answer.statusCode !== 200)
    throw new Error(`the identity confirmation returned ${answer.statusCode}: ${answer.body}`);
  return session;
};

let count = 0;

/** Adds a user with a password and signs the user in. */
export const addAndSignIn = async (
  app: TestApp,
  admin: Session,
  user: { name?: string; surname?: string; email?: string; role?: 'user' | 'admin'; levelId?: string } = {},
): Promise<Session & { id: string; email: string; password: string }> => {
  count += 1;
  const account = { email: user.email ?? `kisi-${count}@example.com`, password: 'uzun bir şifre daha' };
  const answer = await app.send('POST', '/api/private/user/add-user', {
    token: admin.token,
    body: { name: 'Can', surname: 'Öz', role: 'user', ...user, ...account },
  });
  if (answer.statusCode !== 200) throw new Error(`add-user returned ${answer.statusCode}: ${answer.body}`);
  const session = await signIn(app, account);
  if (user.role === 'admin') await reauthenticate(app, session, account.password);
  return { id: answer.json<{ id: string }>().id, ...account, ...session };
};
