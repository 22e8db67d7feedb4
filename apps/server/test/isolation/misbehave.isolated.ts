import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type Misbehaviour =
  | { kind: 'echo' }
  | { kind: 'loop' }
  | { kind: 'buffers' }
  | { kind: 'objects' }
  | { kind: 'output'; bytes: number }
  | { kind: 'throw' }
  | { kind: 'exit' }
  | { kind: 'facts' }
  | { kind: 'read'; path: string }
  | { kind: 'write'; path: string };

/** An isolated task that fails on request: with an endless loop, too much memory, or a crash. */
export const run = async (input: Buffer, wish: Misbehaviour): Promise<unknown> => {
  if (wish.kind === 'loop') for (;;) Math.random();
  if (wish.kind === 'buffers') for (const all: Buffer[] = []; ; ) all.push(Buffer.alloc(1024 * 1024, 1));
  if (wish.kind === 'objects') for (const all: object[] = []; ; ) all.push({ at: all.length });
  if (wish.kind === 'output') return 'x'.repeat(wish.bytes);
  if (wish.kind === 'throw') throw new TypeError('the message contains a secret');
  if (wish.kind === 'exit') process.exit(3);
  if (wish.kind === 'read') return readFileSync(wish.path).length;
  if (wish.kind === 'write') writeFileSync(wish.path, 'x');
  if (wish.kind === 'facts') {
    const scratch = join(tmpdir(), 'scratch');
    writeFileSync(scratch, 'x');
    return { env: Object.keys(process.env), pid: process.pid, folder: tmpdir() };
  }
  return { length: input.length, first: input[0] ?? null };
};
