import { randomUUID } from 'node:crypto';
import type { Call } from '@pratik/contract/call';
import { uploadInputHeader, uploadType } from '@pratik/text/upload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from './harness.ts';
import { readCalls } from './security/calls.ts';
import { type Session, signInFirstAdministrator } from './users.ts';

let app: TestApp;
let admin: Session;
let uploads: readonly Call[];
beforeAll(async () => {
  app = await startTestApp();
  admin = await signInFirstAdministrator(app);
  uploads = (await readCalls()).filter(({ largestFile }) => largestFile !== undefined);
});
afterAll(() => app.close());

const post = async (path: string, payload: string | Buffer, headers: Record<string, string>) => {
  const { token } = admin;
  const answer = await app.send('POST', `/api/private/${path}`, { token, payload, headers });
  return [answer.statusCode, answer.json().type];
};
const file = (input: string) => ({ 'content-type': uploadType, [uploadInputHeader]: input });

describe('calls that upload a file', () => {
  it('reject a JSON body without parsing it, so that a large body does not delay other requests', async () => {
    expect(uploads.length).toBeGreaterThan(2);
    const large = `{"file":"${'A'.repeat(300_000)}"`;
    for (const { path } of uploads)
      expect(await post(path, large, { 'content-type': 'application/json' })).toEqual([
        415,
        '/problems/unsupported-media-type',
      ]);
  });

  it('are the only calls that accept more than 256 kB', async () => {
    const others = (await readCalls()).filter(
      ({ method, access, largestFile }) =>
        method === 'POST' && access === 'user' && largestFile === undefined,
    );
    const large = JSON.stringify({ text: 'x'.repeat(256 * 1024) });
    const accepted: string[] = [];
    for (const { path } of others) {
      const [status] = await post(path, large, { 'content-type': 'application/json' });
      if (status !== 413) accepted.push(`${path}: ${status}`);
    }
    expect(accepted).toEqual([]);
  });

  it('reject a malformed input header and invalid fields in it', async () => {
    for (const malformed of ['%', 'no json', '%7B'])
      expect(await post('voice/transcribe', Buffer.from('RIFF'), file(malformed))).toEqual([
        400,
        '/problems/malformed-body',
      ]);
    for (const input of ['{}', 'null', '[]', '{"conversationId":"x"}'])
      expect(await post('voice/transcribe', Buffer.from('RIFF'), file(encodeURIComponent(input)))).toEqual([
        400,
        '/problems/validation',
      ]);
  });

  it('accept an empty file, and a file name with characters outside ASCII', async () => {
    const input = encodeURIComponent(JSON.stringify({ name: 'kelimelerim ğüşıöç.csv', dryRun: true }));
    const answer = await app.send('POST', '/api/private/vocabulary/import', {
      token: admin.token,
      payload: Buffer.alloc(0),
      headers: file(input),
    });
    expect(answer.json().errors).toEqual([{ pointer: '/file', code: 'file-empty' }]);
  });
});

it('calls without a file upload › reject a file', async () => {
  const input = encodeURIComponent(JSON.stringify({ conversationId: randomUUID(), kind: 'free' }));
  expect(await post('chat/start', Buffer.from('RIFF'), file(input))).toEqual([
    415,
    '/problems/unsupported-media-type',
  ]);
});
