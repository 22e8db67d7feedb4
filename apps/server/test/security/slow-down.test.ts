import { request as send } from 'node:http';
import { callUrl } from '@pratik/contract/call';
import { importWords } from '@pratik/contract/vocabulary-files';
import { uploadType } from '@pratik/text/upload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { costLimits } from '../../src/platform/http/limits/call-limits.ts';
import { addAndSignIn, type Session, signInFirstAdministrator } from '../users.ts';
import { type Product, startProduct } from './product.ts';

let product: Product;
let admin: Session;
beforeAll(async () => {
  product = await startProduct();
  admin = await signInFirstAdministrator(product.app);
});
afterAll(() => product.close());

test('expensive call › returns 429 with Retry-After when the user has made too many calls per minute, without affecting other users', async () => {
  const [learner, other] = [await addAndSignIn(product.app, admin), await addAndSignIn(product.app, admin)];
  const submit = ({ token }: Session) => product.call('writing/submit', token, {});
  for (let sent = 0; sent < costLimits.piece.perMinute; sent += 1) {
    expect((await submit(learner)).type).toBe('validation');
  }
  const { status, headers, body } = await submit(learner);
  const wait = Number(headers['retry-after']);
  expect([status, JSON.parse(body)]).toEqual([
    429,
    expect.objectContaining({ type: '/problems/slow-down', retryAfter: wait }),
  ]);
  expect(wait).toBeGreaterThanOrEqual(1);
  expect(wait).toBeLessThanOrEqual(60);
  expect((await submit(other)).type).toBe('validation');
});

test('expensive call › returns 429 with Retry-After while too many earlier calls of the same user are still running', async () => {
  const learner = await addAndSignIn(product.app, admin);
  const headers = { authorization: `Bearer ${learner.token}`, 'content-type': uploadType };
  /** Starts an upload that sends one byte of its file and then waits. */
  const begin = () => {
    const upload = send(`${product.url}${callUrl(importWords)}`, {
      method: 'POST',
      headers: { ...headers, 'content-length': 100 },
    });
    upload.on('error', () => {});
    upload.write('a');
    return upload;
  };
  const ask = () => product.ask('POST', callUrl(importWords), Object.entries(headers).flat(), 'sea;deniz');
  const uploads = Array.from({ length: costLimits.import.atOnce }, begin);
  // An unfinished upload counts as soon as its headers have arrived.
  await expect.poll(async () => (await ask()).status).toBe(429);
  const refused = await ask();
  expect([refused.type, refused.headers['retry-after']]).toEqual(['slow-down', '2']);
  for (const upload of uploads) upload.destroy();
  await expect.poll(async () => (await ask()).type).not.toBe('slow-down');
});
