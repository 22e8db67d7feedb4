import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { readWav } from '../src/platform/speech/engines/sound.ts';

/**
 * How the fake server responds. `ok` without a text returns the length and loudness of the audio. `work` is called
 * before the response.
 */
export type TranscriptionBehaviour =
  | { kind: 'ok'; text?: string; work?: () => void }
  | { kind: 'empty' }
  | { kind: 'stall' }
  | { kind: 'busy' }
  | { kind: 'error' }
  | { kind: 'garbage' }
  /** Response: a text of 300 MB. */
  | { kind: 'endless' }
  /** Response: a redirect to this server, so that the test notices when a client follows it. */
  | { kind: 'redirect' };

export type Decoded = { seconds: number; loudness: number };

export type TranscriptionRequest = Decoded & {
  authorization: string | undefined;
  model: string;
  language: string;
  name: string;
  type: string;
};

export type FakeTranscriptionServer = {
  /** The base URL, used as the value of TRANSCRIPTION_BASE_URL. */
  url: string;
  requests: TranscriptionRequest[];
  /** Sets the next responses, in order. All later responses are `ok`. */
  next(...behaviours: TranscriptionBehaviour[]): void;
  /** Resolves to the number of bytes sent over the connection of the last response, after the connection is closed. */
  lastSent(): Promise<number>;
  close(): Promise<void>;
};

/**
 * Decodes a WAV file and returns its length in seconds and its loudness (the root mean square of its samples, 0 to
 * 1).
 */
export const decodeWav = async (file: Uint8Array): Promise<Decoded> => {
  const { samples, sampleRate } = readWav(file);
  const squares = samples.reduce((sum, sample) => sum + (sample / 32_768) ** 2, 0);
  return {
    seconds: samples.length / sampleRate,
    loudness: Math.sqrt(squares / Math.max(1, samples.length)),
  };
};

/**
 * Starts an OpenAI-compatible transcription server on a real network socket. Like a real server, it parses the
 * multipart form, decodes the file and rejects files without audio.
 */
export const startFakeTranscriptionServer = async (decode = decodeWav): Promise<FakeTranscriptionServer> => {
  const requests: TranscriptionRequest[] = [];
  const script: TranscriptionBehaviour[] = [];
  let sent: Promise<number> = Promise.resolve(0);
  const closed = new WeakMap<Socket, Promise<void>>();

  const server = createServer(async (request, response) => {
    if (request.method !== 'POST' || request.url !== '/v1/audio/transcriptions') {
      return answer(response, 404, { error: { message: 'not found' } });
    }
    const form = await formOf(request);
    const file = form.get('file');
    if (!(file instanceof File)) return answer(response, 400, { error: { message: 'no file' } });
    let heard: Decoded;
    try {
      heard = await decode(new Uint8Array(await file.arrayBuffer()));
    } catch {
      return answer(response, 400, { error: { message: 'Invalid file format.' } });
    }
    requests.push({
      ...heard,
      authorization: request.headers.authorization,
      model: String(form.get('model')),
      language: String(form.get('language')),
      name: file.name,
      type: file.type,
    });
    const { socket } = request;
    const before = socket.bytesWritten;
    sent = (closed.get(socket) ?? Promise.resolve()).then(() => socket.bytesWritten - before);
    await behave(response, script.shift() ?? { kind: 'ok' }, heard);
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
    lastSent: () => sent,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

const formOf = async (request: IncomingMessage): Promise<FormData> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const headers = { 'content-type': request.headers['content-type'] ?? '' };
  return new Response(Buffer.concat(chunks), { headers }).formData();
};

const answer = (response: ServerResponse, status: number, body: object): void => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
};

const behave = async (
  response: ServerResponse,
  behaviour: TranscriptionBehaviour,
  { seconds, loudness }: Decoded,
): Promise<void> => {
  if (behaviour.kind === 'stall') return;
  if (behaviour.kind === 'error') return answer(response, 500, { error: { message: 'scripted' } });
  if (behaviour.kind === 'busy') {
    response.setHeader('retry-after', '9');
    return answer(response, 429, { error: { message: 'scripted' } });
  }
  if (behaviour.kind === 'garbage') return void response.end('<html>Gateway</html>');
  if (behaviour.kind === 'redirect') {
    response.writeHead(307, { location: '/v1/audio/transcriptions', connection: 'close' }).end();
    return;
  }
  if (behaviour.kind === 'endless') {
    const gone = new Promise((resolve) => response.once('close', resolve));
    response.writeHead(200, { 'content-type': 'application/json' }).write('{"text":"');
    const piece = Buffer.alloc(64_000, 'a');
    for (let left = 300_000_000; left > 0 && !response.destroyed; left -= piece.byteLength) {
      if (response.write(piece)) continue;
      await Promise.race([gone, new Promise((resolve) => response.once('drain', resolve))]);
    }
    return;
  }
  if (behaviour.kind === 'empty') return answer(response, 200, { text: '' });
  behaviour.work?.();
  const text =
    behaviour.text ?? `I spoke for ${Math.round(seconds)} seconds ${loudness > 0.01 ? 'aloud' : 'quietly'}.`;
  answer(response, 200, { text });
};
