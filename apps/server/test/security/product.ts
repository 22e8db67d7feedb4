import { type IncomingHttpHeaders, request as send } from 'node:http';
import { pino } from 'pino';
import { startTestApp, type TestApp } from '../harness.ts';
import { type Forger, startForger } from './forger.ts';

export type Answer = { status: number; headers: IncomingHttpHeaders; body: string; type: string | undefined };

export type Product = {
  app: TestApp;
  url: string;
  /** All log lines that the server has written. */
  log: string[];
  /** Sends one request over a network socket. `headers` are alternating names and values and are sent unchanged. */
  ask(method: string, path: string, headers?: readonly string[], body?: string | Buffer): Promise<Answer>;
  /** Sends a POST request to the private API with a bearer token. */
  call(path: string, token: string, body?: unknown): Promise<Answer>;
  close(): Promise<void>;
};

/** Starts the server on a local port and collects its log. */
export const startProduct = async (env: Record<string, string> = {}): Promise<Product> => {
  const log: string[] = [];
  const app = await startTestApp({
    env,
    log: pino({ level: 'trace' }, { write: (line: string) => void log.push(line) }),
  });
  const url = await app.http.listen({ host: '127.0.0.1', port: 0 });
  const { port } = new URL(url);

  const answers: Answer[] = [];
  const secrets = new Set<string>();
  const ask: Product['ask'] = (method, path, headers = [], body) =>
    new Promise((resolve, reject) => {
      for (const secret of secretsIn(headers, body)) secrets.add(secret);
      const length = body === undefined ? [] : ['content-length', String(Buffer.byteLength(body))];
      const request = send(
        { port, method, path, headers: ['host', `127.0.0.1:${port}`, ...length, ...headers] as never },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk) => chunks.push(chunk));
          response.on('end', () => {
            const text = Buffer.concat(chunks).toString();
            const answer = {
              status: response.statusCode ?? 0,
              headers: response.headers,
              body: text,
              type: /"type":"\/problems\/([a-z-]+)"/.exec(text)?.[1],
            };
            answers.push(answer);
            resolve(answer);
          });
        },
      );
      request.on('error', reject);
      request.end(body);
    });

  return {
    app,
    url,
    log,
    ask,
    call: (path, token, body = {}) =>
      ask(
        'POST',
        `/api/private/${path}`,
        ['authorization', `Bearer ${token}`, 'content-type', 'application/json'],
        JSON.stringify(body),
      ),
    async close() {
      await app.close();
      const leaks = leaksIn({ log }, answers, [...secrets]);
      if (leaks.length > 0)
        throw new Error(`secrets appear in a response or in the log:\n${leaks.join('\n')}`);
    },
  };
};

/**
 * Returns the tokens, cookies and passwords of a request. Secrets shorter than eight characters are ignored,
 * because they can match by coincidence.
 */
const secretsIn = (headers: readonly string[], body: string | Buffer | undefined): string[] => {
  const carried = headers.flatMap((value, index) => {
    const name = headers[index - 1]?.toLowerCase();
    if (index % 2 === 0) return [];
    if (name === 'authorization') return value.split(' ').slice(1);
    return name === 'cookie' ? value.split('; ').map((pair) => pair.slice(pair.indexOf('=') + 1)) : [];
  });
  const written = [...String(body ?? '').matchAll(/"(?:\w*[pP]assword|code)":"((?:[^"\\]|\\.)*)"/g)];
  return [...carried, ...written.map(([, secret]) => secret ?? '')].filter(({ length }) => length >= 8);
};

/** Starts a server that trusts the fake issuer of the tests. The subject `yonetici` is its administrator. */
export const startForged = async (
  env: Record<string, string> = {},
): Promise<{ product: Product; forger: Forger }> => {
  const forger = await startForger();
  const product = await startProduct({ ...forger.settings, ...env });
  const claimed = await product.call('setup/claim-administration', await forger.sign(), {
    code: product.app.setupCode,
    name: 'Ayşe',
    surname: 'Yıldız',
    email: 'ayse@okul.example',
  });
  if (claimed.status !== 200)
    throw new Error(`setup/claim-administration returned ${claimed.status}: ${claimed.body}`);
  return { product, forger };
};

/** Returns the responses and log lines that contain a secret or details that help an attacker. */
export const leaksIn = (
  product: Pick<Product, 'log'>,
  answers: readonly Answer[],
  secrets: readonly string[],
): string[] => {
  const texts = [...answers.map(({ body }) => body), ...product.log];
  const stacks = answers
    .filter(({ body }) => /\n\s+at |node_modules|\.ts:\d+/.test(body))
    .map(({ body }) => body);
  return [...stacks, ...secrets.filter((secret) => texts.some((text) => text.includes(secret)))];
};
