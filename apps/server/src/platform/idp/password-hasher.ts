import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { createTurnstile, type TurnstileLimits } from '../http/limits/turnstile.ts';

/** OWASP’s recommended parameters for argon2id: memory in KiB, number of passes, number of parallel lanes. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const tagLength = 32;

export type PasswordHasher = {
  /** Returns the hash of a password. @throws Problem `too-many-requests` when too many hashes are waiting */
  hash(password: string): Promise<string>;
  /**
   * Compares a password with a hash. Returns false for a wrong password and for an unsupported hash; throws like
   * `hash`.
   */
  verify(hash: string, password: string): Promise<boolean>;
};

const derive = promisify((parameters: Argon2Parameters, done: (error: Error | null, tag: Buffer) => void) =>
  argon2('argon2id', parameters, done),
);

/**
 * At most two hashes run at once, because each hash uses 19 MiB and a thread. Up to 512 further hashes wait, so that a
 * whole school can sign in at the same time.
 */
const defaults: TurnstileLimits = { concurrency: 2, queue: 512 };

/**
 * Hashes passwords with argon2id in Node.js’s thread pool, a limited number at a time; hashes have the PHC string
 * format.
 */
export const createPasswordHasher = (limits: TurnstileLimits = defaults): PasswordHasher => {
  const inTurn = createTurnstile(limits);
  return {
    hash: (password) =>
      inTurn(async () => {
        const nonce = randomBytes(16);
        const tag = await derive({ ...cost, message: password, nonce, tagLength });
        return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${phc(nonce)}$${phc(tag)}`;
      }),
    verify: (hash, password) =>
      inTurn(async () => {
        const stored = parse(hash);
        if (!stored) return false;
        const { tag, ...parameters } = stored;
        return timingSafeEqual(
          tag,
          await derive({ ...parameters, message: password, tagLength: tag.length }),
        );
      }),
  };
};

const phc = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');

const form = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,3}),p=(\d{1,2})\$([\w+/]{11,88})\$([\w+/]{22,88})$/;

const parse = (hash: string) => {
  const [, memory, passes, parallelism, nonce, tag] = form.exec(hash) ?? [];
  if (!nonce || !tag) return undefined;
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    nonce: Buffer.from(nonce, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  };
};
