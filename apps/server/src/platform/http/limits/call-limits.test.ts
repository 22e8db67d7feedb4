import { EventEmitter } from 'node:events';
import type { FastifyReply } from 'fastify';
import { expect, test } from 'vitest';
import { costLimits, createCallLimits } from './call-limits.ts';

const answer = () => {
  const raw = new EventEmitter();
  return {
    reply: { raw } as unknown as FastifyReply,
    end: () => raw.emit('finish'),
    leave: () => raw.emit('close'),
  };
};
const few = { ...costLimits, piece: { atOnce: 2, perMinute: 3 } };
const refused = expect.objectContaining({
  problem: 'slow-down',
  extras: { retryAfter: expect.any(Number) },
});

test('expensive calls › are rejected while the user has too many calls in progress', async () => {
  const limits = createCallLimits(few);
  const [first, second] = [answer(), answer()];
  await limits('piece', 'ayse', first.reply);
  await limits('piece', 'ayse', second.reply);
  await expect(limits('piece', 'ayse', answer().reply)).rejects.toEqual(refused);
  await limits('piece', 'can', answer().reply);
  await limits('message', 'ayse', answer().reply);
  first.leave();
  first.end();
  await limits('piece', 'ayse', answer().reply);
  await expect(limits('piece', 'ayse', answer().reply)).rejects.toEqual(refused);
});

test('expensive calls › are rejected, with the number of seconds to wait, when the user has made too many calls per minute', async () => {
  const limits = createCallLimits(few);
  for (let call = 0; call < 3; call += 1) {
    const { reply, end } = answer();
    await limits('piece', 'ayse', reply);
    end();
  }
  await expect(limits('piece', 'ayse', answer().reply)).rejects.toEqual(refused);
  await limits('piece', 'can', answer().reply);
});
