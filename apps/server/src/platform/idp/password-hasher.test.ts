import { describe, expect, test } from 'vitest';
import { createPasswordHasher } from './password-hasher.ts';

describe('password hasher', () => {
  test('stores the algorithm and its cost in each hash, and uses a new salt for each hash', async () => {
    const hasher = createPasswordHasher();
    const [one, other] = await Promise.all([
      hasher.hash('doğru at pil zımba'),
      hasher.hash('doğru at pil zımba'),
    ]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(one).not.toBe(other);
  });

  test('accepts only the correct password', async () => {
    const hasher = createPasswordHasher();
    const hash = await hasher.hash('ŞifremÇokGüzel');
    expect(await hasher.verify(hash, 'ŞifremÇokGüzel')).toBe(true);
    expect(await hasher.verify(hash, 'şifremÇokGüzel')).toBe(false);
  });

  test('verifies a hash that the reference implementation created', async () => {
    // Test vector from phc-winner-argon2, src/test.c: version 0x13, t=2, m=2^16, p=1.
    const hash = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';
    expect(await createPasswordHasher().verify(hash, 'password')).toBe(true);
    expect(await createPasswordHasher().verify(hash, 'Password')).toBe(false);
  });

  test.each([
    '',
    'plain',
    '$2b$10$abcdefghijklmnopqrstuv',
    '$argon2i$v=19$m=64,t=1,p=1$c2FsdHNhbHQ$aGFzaGhhc2hoYXNoaGFzaA',
  ])('returns false for a hash that is not in argon2id format: %j', async (hash) => {
    expect(await createPasswordHasher().verify(hash, 'password')).toBe(false);
  });

  test('rejects a password when its queue is full, and still hashes the queued passwords', async () => {
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
