import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AnswerRefused, boundedFetch } from './bounded-fetch.ts';

type Answer = (response: ServerResponse, request: IncomingMessage) => void;
let answer: Answer;
const asked: string[] = [];
let gone: Promise<Socket>;
const server = createServer((request, response) => {
  asked.push(request.url ?? '');
  const { socket } = request;
  gone = new Promise((resolve) => socket.once('close', () => resolve(socket)));
  answer(response, request);
});
let base: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const megabyte = 1_000_000;
/** Creates a response of 300 MB, sent in chunks as fast as the client reads them. */
const offer = (piece: Buffer): Answer => {
  return (response) => {
    response.writeHead(200);
    let left = 300 * megabyte;
    const more = () => {
      while (left > 0 && !response.destroyed) {
        left -= piece.byteLength;
        if (!response.write(piece)) return void response.once('drain', more);
      }
      response.end();
    };
    more();
  };
};
const refusalOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'read',
    (error: unknown) => (error instanceof AnswerRefused ? error.reason : error),
  );

describe('bounded fetch', () => {
  it.each([
    ['one line without end', Buffer.alloc(64_000, 'a'), { bytes: 300 * megabyte, eventBytes: 100_000 }],
    [
      'one event of lines without end',
      Buffer.from('data: a\r\n'.repeat(8000)),
      { bytes: 300 * megabyte, eventBytes: 100_000 },
    ],
    [
      'empty lines without end',
      Buffer.alloc(64_000, '\n'),
      { bytes: 300 * megabyte, eventBytes: 100_000, lines: 20_000 },
    ],
    ['a body without end', Buffer.from('data: a\n\n'.repeat(8000)), { bytes: 100_000, eventBytes: 1000 }],
  ])(
    'stops reading at its size limit and closes the connection when the response is %s',
    async (_name, piece, bounds) => {
      answer = offer(piece);
      const got = await boundedFetch(bounds)(base);
      expect(await refusalOf(got.arrayBuffer())).toBe('too-large');
      // The client reads at most the limit plus the buffers of both sockets.
      expect((await gone).bytesWritten).toBeLessThan(16 * megabyte);
    },
  );

  it('rejects a Content-Length above the limit before reading the body', async () => {
    answer = (response) => void response.writeHead(200, { 'content-length': 300 * megabyte }).write('a');
    expect(await refusalOf(boundedFetch({ bytes: 1000 })(base))).toBe('too-large');
    expect((await gone).bytesWritten).toBeLessThan(megabyte);
  });

  it('applies its limit to the decompressed size of the response', async () => {
    const bomb = gzipSync(Buffer.alloc(50 * megabyte));
    answer = (response) => void response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb);
    const got = await boundedFetch({ bytes: megabyte })(base);
    expect(await refusalOf(got.arrayBuffer())).toBe('too-large');
  });

  it('rejects response headers that are too large', async () => {
    answer = (response) => {
      response.socket?.write('HTTP/1.1 200 OK\r\n');
      response.socket?.write(`x-filler: ${'a'.repeat(megabyte)}\r\n`);
    };
    await expect(boundedFetch({ bytes: 1000 })(base)).rejects.toThrow();
  });

  it.each([301, 302, 303, 307, 308])('does not follow a redirect (status %i)', async (status) => {
    asked.length = 0;
    answer = (response) => void response.writeHead(status, { location: `${base}/elsewhere` }).end();
    expect(await refusalOf(boundedFetch({ bytes: 1000 })(base, { method: 'POST', body: 'secret' }))).toBe(
      'redirect',
    );
    expect(asked).toEqual(['/']);
  });

  it('returns a response that is within its limits unchanged', async () => {
    const text = 'data: one\n\ndata: two\r\n\r\ndata: three\r\rdata: four\n\n'.repeat(50);
    answer = (response) => void response.writeHead(201, { 'x-kind': 'events' }).end(text);
    const got = await boundedFetch({ bytes: 10_000, eventBytes: 15 })(base);
    expect([got.status, got.headers.get('x-kind'), await got.text()]).toEqual([201, 'events', text]);
  });
});
