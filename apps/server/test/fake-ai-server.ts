import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/**
 * How the fake server responds. `ok` sends the text word by word, after calling `work`. `gated` pauses after the
 * first word until `release` is called. All remaining kinds are faulty responses.
 */
export type AiBehaviour =
  | { kind: 'ok'; text?: string; withoutUsage?: boolean; usage?: object; work?: () => void }
  | { kind: 'gated'; text?: string }
  | { kind: 'stall-first' }
  | { kind: 'stall-middle'; text?: string }
  | { kind: 'busy'; retryAfter?: string }
  | { kind: 'error'; status?: number }
  | { kind: 'garbage' }
  | { kind: 'web-page' }
  | { kind: 'empty' }
  | { kind: 'cut'; text?: string }
  | { kind: 'no-finish'; text?: string }
  | { kind: 'endless' }
  /** Response: the whole text in one delta event. */
  | { kind: 'delta'; text: string }
  /** Response: 300 MB without a line break. */
  | { kind: 'endless-line' }
  /** Response: 300 MB of events without text. */
  | { kind: 'endless-events' }
  | { kind: 'redirect' };

export type AiRequest = {
  authorization: string | undefined;
  body: { model: string; stream: boolean; max_tokens: number; messages: { role: string; content: string }[] };
  /** Whether the caller disconnected before the response was complete. */
  aborted: boolean;
};

export type FakeAiServer = {
  /** The base URL, used as the value of AI_BASE_URL. */
  url: string;
  requests: AiRequest[];
  /** Sets the next responses, in order. After them, the server sends the response that `always` has set. */
  next(...behaviours: AiBehaviour[]): void;
  always(behaviour: AiBehaviour): void;
  /** Removes the responses that `next` has set and no request has used. */
  clear(): void;
  /** Continues the responses of the kind `gated`, which paused after the first word. */
  release(): void;
  /** Resolves when the server receives its next request. */
  heard(): Promise<void>;
  /** Resolves when a caller has aborted a request. */
  aborted(): Promise<void>;
  /** Waits until the connection of the latest response closes. Resolves to the number of bytes sent over it. */
  lastSent(): Promise<number>;
  close(): Promise<void>;
};

const defaultText = 'That sounds lovely! What did you do after that?';

/** Starts an OpenAI-compatible chat server on a real network socket with scripted responses. */
export const startFakeAiServer = async (): Promise<FakeAiServer> => {
  const requests: AiRequest[] = [];
  const script: AiBehaviour[] = [];
  let usual: AiBehaviour = { kind: 'ok' };
  let gates: (() => void)[] = [];
  let requestHeard: (() => void)[] = [];
  let abortHeard: (() => void)[] = [];

  let sent: Promise<number> = Promise.resolve(0);
  const closed = new WeakMap<Socket, Promise<void>>();

  const gate = (gone: Promise<void>) =>
    Promise.race([gone, new Promise<void>((resolve) => gates.push(resolve))]);

  const server = createServer(async (request, response) => {
    if (request.method !== 'POST' || request.url !== '/v1/chat/completions') {
      response
        .writeHead(404, { 'content-type': 'application/json' })
        .end('{"error":{"message":"not found"}}');
      return;
    }
    const seen: AiRequest = {
      authorization: request.headers.authorization,
      body: JSON.parse(await bodyOf(request)),
      aborted: false,
    };
    requests.push(seen);
    const { socket } = request;
    const before = socket.bytesWritten;
    sent = (closed.get(socket) ?? Promise.resolve()).then(() => socket.bytesWritten - before);
    for (const heard of requestHeard) heard();
    requestHeard = [];
    const gone = new Promise<void>((resolve) => {
      response.once('close', () => {
        if (!response.writableFinished) {
          seen.aborted = true;
          for (const heard of abortHeard) heard();
          abortHeard = [];
        }
        resolve();
      });
    });
    await answer(response, script.shift() ?? usual, gone, gate);
  });
  server.on('connection', (socket) => {
    closed.set(socket, new Promise<void>((resolve) => socket.once('close', () => resolve())));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${port}/v1`,
    requests,
    next: (...behaviours) => void script.push(...behaviours),
    always: (behaviour) => {
      usual = behaviour;
    },
    clear: () => void script.splice(0),
    release() {
      for (const open of gates) open();
      gates = [];
    },
    heard: () => new Promise<void>((resolve) => requestHeard.push(resolve)),
    aborted: () => new Promise<void>((resolve) => abortHeard.push(resolve)),
    lastSent: () => sent,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
};

const data = (value: object | string) =>
  `data: ${typeof value === 'string' ? value : JSON.stringify(value)}\n\n`;
const chunk = (delta: object, finish: string | null = null) =>
  data({
    id: 'chatcmpl-1',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'fake',
    choices: [{ index: 0, delta, finish_reason: finish }],
  });
const usageOf = (usage: object = { prompt_tokens: 120, completion_tokens: 12, total_tokens: 132 }) =>
  data({
    id: 'chatcmpl-1',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'fake',
    choices: [],
    usage,
  });

/** Sends 300 MB in chunks, at the speed at which the caller reads. */
const offer = async (response: ServerResponse, piece: Buffer, gone: Promise<void>): Promise<void> => {
  for (let left = 300_000_000; left > 0 && !response.destroyed; left -= piece.byteLength) {
    if (response.write(piece)) continue;
    await Promise.race([gone, new Promise((resolve) => response.once('drain', resolve))]);
  }
  response.end();
};

const answer = async (
  response: ServerResponse,
  behaviour: AiBehaviour,
  gone: Promise<void>,
  gate: (gone: Promise<void>) => Promise<void>,
): Promise<void> => {
  const fail = (status: number, headers: Record<string, string> = {}) =>
    response
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end(JSON.stringify({ error: { message: `scripted ${status}`, type: 'scripted' } }));

  if (behaviour.kind === 'stall-first') return gone;
  if (behaviour.kind === 'error') return void fail(behaviour.status ?? 500);
  if (behaviour.kind === 'busy') return void fail(429, { 'retry-after': behaviour.retryAfter ?? '7' });
  if (behaviour.kind === 'web-page') {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<html><body>Gateway</body></html>');
    return;
  }
  if (behaviour.kind === 'redirect') {
    // The redirect leads back to this server, so that the test notices when a client follows it.
    response.writeHead(307, { location: '/v1/chat/completions', connection: 'close' }).end();
    return;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  if (behaviour.kind === 'endless-line') return offer(response, Buffer.alloc(64_000, 'a'), gone);
  if (behaviour.kind === 'endless-events') {
    return offer(response, Buffer.from(chunk({ role: 'assistant' }).repeat(300)), gone);
  }
  if (behaviour.kind === 'delta') {
    response.write(chunk({ content: behaviour.text }));
    return gone;
  }
  if (behaviour.kind === 'garbage') return void response.end('data: {"choices":[{"delta":{"cont\n\n');
  if (behaviour.kind === 'empty') {
    return void response.end(chunk({ role: 'assistant' }) + chunk({}, 'stop') + data('[DONE]'));
  }
  response.write(chunk({ role: 'assistant', content: '' }));
  if (behaviour.kind === 'endless') {
    const babble = chunk({ content: 'la '.repeat(200) });
    while (!response.destroyed) {
      response.write(babble);
      await new Promise((resolve) => setImmediate(resolve));
    }
    return;
  }
  const words = (behaviour.text ?? defaultText).match(/\S+\s*/g) ?? [];
  const broken = behaviour.kind !== 'ok' && behaviour.kind !== 'gated';
  const sent = broken ? words.slice(0, Math.ceil(words.length / 2)) : words;
  if (behaviour.kind === 'ok') behaviour.work?.();
  for (const [index, content] of sent.entries()) {
    if (behaviour.kind === 'gated' && index === 1) await gate(gone);
    if (response.destroyed) return;
    response.write(chunk({ content }));
  }
  if (behaviour.kind === 'stall-middle') return gone;
  // Ends the connection without the final chunk: all written data arrives, but the chunked body is incomplete.
  if (behaviour.kind === 'cut') return void response.socket?.end();
  if (behaviour.kind === 'no-finish') return void response.end();
  response.write(chunk({}, 'stop'));
  const scripted = behaviour.kind === 'ok' ? behaviour : { withoutUsage: false, usage: undefined };
  if (!scripted.withoutUsage) response.write(usageOf(scripted.usage));
  response.end(data('[DONE]'));
};
