import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decodeJwt, exportJWK, exportPKCS8, generateKeyPair, jwtVerify, SignJWT } from 'jose';
import type { FirebaseAddresses } from '../../src/platform/idp/firebase-google.ts';
import { type Claims, createProject, Refusal } from './project.ts';

export type FakeFirebase = Awaited<ReturnType<typeof startFakeFirebase>>;

/** Id of the Firebase project in the settings of the test server. */
export const standInProject = 'demo-pratik';
export const fakePassword = 'orada belirlenen şifre';

const read = async (request: IncomingMessage): Promise<Record<string, unknown>> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks).toString();
  if (body === '') return {};
  return request.headers['content-type']?.includes('json')
    ? JSON.parse(body)
    : Object.fromEntries(new URLSearchParams(body));
};

/**
 * Simulates Google on a local port: the signing keys, the access token for a service account, and the calls of a
 * Firebase project. Tokens are signed with a test key that the server fetches, because the server accepts no
 * unsigned token.
 * @param emulator host:port of Firebase’s Auth emulator; when given, the emulator stores the accounts, and this
 * server signs the emulator’s unsigned tokens
 */
export const startFakeFirebase = async (emulator = process.env.FIREBASE_EMULATOR) => {
  const signer = await generateKeyPair('RS256', { extractable: true });
  const service = await generateKeyPair('RS256', { extractable: true });
  const jwk = { ...(await exportJWK(signer.publicKey)), kid: 'google', alg: 'RS256', use: 'sig' };
  const project = createProject(standInProject);
  const accessTokens = new Set<string>();
  const state = { down: false };

  const sign = (claims: Claims): Promise<string> =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', kid: 'google', typ: 'JWT' })
      .sign(signer.privateKey);
  /** Signs the claims of a response, or signs the unsigned tokens that the emulator has returned. */
  const signAll = async (answer: Record<string, unknown>): Promise<Record<string, unknown>> => {
    const signed = { ...answer };
    for (const name of ['idToken', 'id_token', 'access_token']) {
      const token = signed[name];
      if (token !== undefined) {
        signed[name] = await sign(typeof token === 'string' ? decodeJwt(token) : (token as Claims));
      }
    }
    return signed;
  };

  const giveAccessToken = async ({ assertion }: Record<string, unknown>) => {
    const { payload } = await jwtVerify(String(assertion), service.publicKey, {
      issuer: 'pratik@demo-pratik.iam.gserviceaccount.com',
      audience: `${url}/oauth`,
      maxTokenAge: '1 minute',
    });
    if (payload.scope !== 'https://www.googleapis.com/auth/identitytoolkit')
      throw new Error('the requested scope is wrong');
    const accessToken = randomUUID();
    accessTokens.add(accessToken);
    return { access_token: accessToken, expires_in: 3599, token_type: 'Bearer' };
  };

  const askEmulator = async (path: string, body: object, admin: boolean) => {
    const form = path.startsWith('/securetoken');
    const answer = await fetch(`http://${emulator}${path}`, {
      method: 'POST',
      headers: {
        'content-type': form ? 'application/x-www-form-urlencoded' : 'application/json',
        ...(admin ? { authorization: 'Bearer owner' } : {}),
      },
      body: form ? new URLSearchParams(body as Record<string, string>) : JSON.stringify(body),
    });
    return { status: answer.status, body: await signAll((await answer.json()) as Record<string, unknown>) };
  };

  const answer = async (request: IncomingMessage) => {
    const path = request.url ?? '';
    if (path === '/keys') return { status: 200, body: { keys: [jwk] } };
    const body = await read(request);
    if (path === '/oauth') return { status: 200, body: await giveAccessToken(body) };
    const [, mine, method = ''] =
      /^\/(?:identitytoolkit|securetoken)\.googleapis\.com\/v1\/(projects\/demo-pratik\/)?([A-Za-z:]+)/.exec(
        path,
      ) ?? [];
    const accessToken = request.headers.authorization?.replace('Bearer ', '') ?? '';
    if (mine && !accessTokens.has(accessToken))
      return { status: 401, body: { error: { message: 'UNAUTHENTICATED' } } };
    if (emulator) return askEmulator(path, body, mine !== undefined);
    const known = typeof body.idToken === 'string' ? decodeJwt(body.idToken) : undefined;
    const does = mine ? project.own[method] : project.open[method];
    return does
      ? { status: 200, body: await signAll(does(body, known) as Record<string, unknown>) }
      : { status: 404, body: { error: { message: 'NOT_FOUND' } } };
  };

  const server = createServer((request, response) => {
    if (state.down) return void response.destroy();
    // Allows requests from other origins, because the browser calls this server from Pratik’s pages.
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', '*');
    if (request.method === 'OPTIONS') return void response.writeHead(204).end();
    const refused = (error: unknown) =>
      error instanceof Refusal
        ? { status: 400, body: { error: { code: 400, message: error.message, errors: [] } } }
        : { status: 500, body: { error: { code: 500, message: String(error) } } };
    void answer(request)
      .catch(refused)
      .then(({ status, body }) => {
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
      });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const addresses: FirebaseAddresses = {
    keys: `${url}/keys`,
    toolkit: `${url}/identitytoolkit.googleapis.com`,
  };

  const folder = await mkdtemp(join(tmpdir(), 'pratik-firebase-'));
  const file = join(folder, 'service-account.json');
  const serviceAccount = {
    type: 'service_account',
    project_id: standInProject,
    client_email: 'pratik@demo-pratik.iam.gserviceaccount.com',
    private_key_id: 'k1',
    private_key: await exportPKCS8(service.privateKey),
    token_uri: `${url}/oauth`,
  };
  await writeFile(file, JSON.stringify(serviceAccount));

  const ask = async (method: string, body: object) => {
    const answered = await fetch(`${addresses.toolkit}/v1/${method}?key=web`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ returnSecureToken: true, ...body }),
    });
    return { status: answered.status, body: (await answered.json()) as Record<string, string> };
  };
  /** Exchanges a refresh token for a new token, as the browser does. */
  const renew = async (refreshToken: string): Promise<string> => {
    const answered = await fetch(`${url}/securetoken.googleapis.com/v1/token?key=web`, {
      method: 'POST',
      body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }),
    });
    const { id_token } = (await answered.json()) as Record<string, string>;
    if (!id_token) throw new Error('the fake Firebase server returned no renewed token');
    return id_token;
  };
  const emailOf = (name: string) => `${name}@okul.example`;

  return {
    url,
    addresses,
    project,
    state,
    sign,
    ask,
    renew,
    settings: { FIREBASE_PROJECT_ID: standInProject, FIREBASE_API_KEY: 'web' },
    /** Settings that allow the server to create and delete accounts. */
    withAccounts: { FIREBASE_SERVICE_ACCOUNT_FILE: file },
    serviceAccount,
    /** Returns a token for a user and creates the account if necessary. */
    async tokenFor(name: string): Promise<string> {
      const credentials = { email: emailOf(name), password: fakePassword };
      const there = await ask('accounts:signInWithPassword', credentials);
      const { body } = there.status === 200 ? there : await ask('accounts:signUp', credentials);
      if (!body.idToken)
        throw new Error(`the fake Firebase server returned no token: ${JSON.stringify(body)}`);
      return body.idToken;
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await rm(folder, { recursive: true });
    },
  };
};
