import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';

export type Answer = { status: number; body: string; firstDeltaMs: number | undefined };

/** Sends requests over keep-alive connections and reads each response body to the end. */
export const createClient = (connections: number) => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const send = (url: string, headers: Record<string, string>, body?: string): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const begun = performance.now();
      const sent = request(
        url,
        { agent, method: body === undefined ? 'GET' : 'POST', headers },
        (response) => {
          let text = '';
          let firstDeltaMs: number | undefined;
          response.setEncoding('utf8');
          response.on('data', (chunk: string) => {
            text += chunk;
            if (firstDeltaMs === undefined && text.includes('event: delta'))
              firstDeltaMs = performance.now() - begun;
          });
          response.on('end', () => resolve({ status: response.statusCode ?? 0, body: text, firstDeltaMs }));
        },
      );
      sent.on('error', reject);
      sent.end(body);
    });
  return { send, close: () => agent.destroy() };
};

export type Client = ReturnType<typeof createClient>;

/** Runs `once` concurrently in `lanes` loops for `seconds` seconds. Returns the number of completed runs per second. */
export const rate = async (
  lanes: number,
  seconds: number,
  once: (lane: number) => Promise<void>,
): Promise<number> => {
  const until = performance.now() + seconds * 1000;
  const begun = performance.now();
  let count = 0;
  await Promise.all(
    Array.from({ length: lanes }, async (_, lane) => {
      while (performance.now() < until) {
        await once(lane);
        count += 1;
      }
    }),
  );
  return count / ((performance.now() - begun) / 1000);
};

const json = { 'content-type': 'application/json' };

/** Signs in and returns the HTTP headers for requests that need a signed-in user. */
export const signIn = async (client: Client, url: string, account: { email: string; password: string }) => {
  const signedIn = await fetch(`${url}/api/idp/sign-in/email`, {
    method: 'POST',
    headers: { ...json, origin: url },
    body: JSON.stringify(account),
  });
  const cookie = signedIn.headers
    .getSetCookie()
    .map((one) => one.split(';', 1)[0])
    .join('; ');
  const { body } = await client.send(`${url}/api/idp/token`, { cookie });
  return { ...json, authorization: `Bearer ${JSON.parse(body).token}` };
};

/** Starts conversations and returns the conversation ids. */
export const startConversations = async (
  client: Client,
  url: string,
  headers: Record<string, string>,
  count: number,
): Promise<string[]> => {
  const ids = Array.from({ length: count }, () => randomUUID());
  for (const conversationId of ids) {
    const body = JSON.stringify({ conversationId, kind: 'free' });
    const { status, body: said } = await client.send(`${url}/api/private/chat/start`, headers, body);
    if (status !== 200) throw new Error(`POST chat/start returned status ${status}: ${said}`);
  }
  return ids;
};

export const message = (conversationId: string): string =>
  JSON.stringify({ conversationId, turnId: randomUUID(), text: 'I would like a cup of tea, please.' });
