import { describe, expect, test } from 'vitest';
import { createPasswordHasher } from './password-hasher.ts';

describe('password hasher', () => {
  test('a hash names argon2id and its cost, and is new each time', async () => {
    const hasher = createPasswordHasher();
    const [one, other] = await Promise.all([
      hasher.hash('doğru at pil zımba'),
      hasher.hash('doğru at pil zımba'),
    ]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(one).not.toBe(other);
  });

  test('only the right password fits', async () => {
    const hasher = createPasswordHasher();
    const hash = await hasher.hash('ŞifremÇokGüzel');
    expect(await hasher.verify(hash, 'ŞifremÇokGüzel')).toBe(true);
    expect(await hasher.verify(hash, 'şifremÇokGüzel')).toBe(false);
  });

  test('knows a hash another argon2id made', async () => {
    // argon2-cffi 23.1: PasswordHasher(time_cost=2, memory_cost=1024, parallelism=1).hash("password")-shaped reference
    const { argon2Sync } = await import('node:crypto');
    const nonce = Buffer.from('somesaltsomesalt');
    const tag = argon2Sync('argon2id', {
      message: 'password',
      nonce,
      memory: 1024,
      passes: 3,
      parallelism: 2,
      tagLength: 24,
    });
    const text = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
    const hash = `$argon2id$v=19$m=1024,t=3,p=2$${text(nonce)}$${text(tag)}`;
    expect(await createPasswordHasher().verify(hash, 'password')).toBe(true);
  });

  test.each([
    '',
    'plain',
    '$2b$10$abcdefghijklmnopqrstuv',
    '$argon2i$v=19$m=64,t=1,p=1$c2FsdHNhbHQ$aGFzaGhhc2hoYXNoaGFzaA',
  ])('refuses what is no argon2id hash: %j', async (hash) => {
    expect(await createPasswordHasher().verify(hash, 'password')).toBe(false);
  });

  test('turns away what would wait too long, and lets the rest through', async () => {
    const hasher = createPasswordHasher({ concurrency: 1, queue: 2 });
    const all = await Promise.allSettled(Array.from({ length: 5 }, () => hasher.hash('x'.repeat(12))));
    expect(all.map((one) => one.status)).toEqual([
      'fulfilled',
      'fulfilled',
      'fulfilled',
      'rejected',
      'rejected',
    ]);
    expect(all[4]).toMatchObject({ reason: { problem: 'too-many-requests', extras: { retryAfter: 2 } } });
    await expect(hasher.hash('afterwards again')).resolves.toContain('$argon2id$');
  });
});
