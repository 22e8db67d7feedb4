import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createConfiguredEngine } from './configured.engine.ts';

type Heard = { url: string | undefined; key: string | undefined; body: Record<string, unknown> };
let heard: Heard[] = [];
let answer: { status: number; body: Buffer; ends: boolean };

/**
 * Returns a WAV file of half a second at 24,000 samples per second. Its header contains an unknown length, as streaming
 * servers send it.
 */
const wav = () => {
  const head = Buffer.from(
    'RIFF\xff\xff\xff\xffWAVEfmt \x10\0\0\0\x01\0\x01\0\xc0\x5d\0\0\x80\xbb\0\0\x02\0\x10\0data\xff\xff\xff\xff',
    'latin1',
  );
  return Buffer.concat([head, Buffer.alloc(24_000, 7)]);
};

const server = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  heard.push({
    url: request.url,
    key: request.headers.authorization,
    body: JSON.parse(Buffer.concat(chunks).toString()),
  });
  response.writeHead(answer.status, { 'content-type': 'audio/wav', location: '/elsewhere' });
  if (answer.ends) response.end(answer.body);
  else response.write(answer.body);
});
beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  heard = [];
  answer = { status: 200, body: wav(), ends: true };
});

const engine = (timeoutMs = 5000) =>
  createConfiguredEngine({
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    apiKey: 'anahtar',
    model: 'ses-1',
    voices: { female: ['nova', 'shimmer'], male: ['onyx'] },
    timeoutMs,
  });
const { signal } = new AbortController();

describe('speech engine of the configured provider', () => {
  it('requests WAV through the OpenAI-compatible API with a voice of the speaker’s sex', async () => {
    const configured = engine();
    const sound = await configured.say('Hoş geldiniz.', { sex: 'female', number: 1 }, 100, signal);
    expect(sound.sampleRate).toBe(24_000);
    expect(sound.samples.length).toBe(12_000);
    await configured.say('Hello.', { sex: 'male', number: 1 }, 500, signal);
    expect(heard).toEqual([
      {
        url: '/v1/audio/speech',
        key: 'Bearer anahtar',
        body: {
          model: 'ses-1',
          voice: 'shimmer',
          input: 'Hoş geldiniz.',
          response_format: 'wav',
          speed: 0.7,
        },
      },
      expect.objectContaining({ body: expect.objectContaining({ voice: 'onyx', speed: 1.15 }) }),
    ]);
  });

  it('fails when the provider returns an error, a file that is not WAV, or an incomplete response', async () => {
    const say = (timeoutMs?: number) =>
      engine(timeoutMs).say('Hello.', { sex: 'male', number: 0 }, 100, signal);
    answer = { status: 401, body: Buffer.from('{}'), ends: true };
    await expect(say()).rejects.toThrow();
    answer = { status: 200, body: Buffer.from('{"error":"busy"}'), ends: true };
    await expect(say()).rejects.toThrow('not a WAV');
    answer = { status: 200, body: wav(), ends: false };
    await expect(say(200)).rejects.toThrow();
  });

  it('rejects audio that is far too large for the sentence', async () => {
    answer = { status: 200, body: Buffer.concat([wav(), Buffer.alloc(20_000_000)]), ends: false };
    await expect(engine().say('Hello.', { sex: 'male', number: 0 }, 100, signal)).rejects.toThrow(
      'too large',
    );
  });

  it('does not follow a redirect to another address', async () => {
    answer = { status: 307, body: Buffer.alloc(0), ends: true };
    await expect(engine().say('Hello.', { sex: 'male', number: 0 }, 100, signal)).rejects.toMatchObject({
      cause: { reason: 'redirect' },
    });
    expect(heard.map(({ url }) => url)).not.toContain('/elsewhere');
  });

  it.each([1, 4_000_000_000])('rejects a WAV file whose header says %i samples per second', async (rate) => {
    const body = wav();
    body.writeUInt32LE(rate, 24);
    answer = { status: 200, body, ends: true };
    await expect(engine().say('Hello.', { sex: 'male', number: 0 }, 100, signal)).rejects.toThrow(
      'samples a second',
    );
  });
});
