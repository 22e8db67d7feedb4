import type { VoiceStage } from '@pratik/contract/voice-latency';
import { expect, it } from 'vitest';
import type { PartnerStep } from '../partner/partner.ts';
import { timedReply } from './reply-partner.ts';

/** Simulates a reply: each text follows after the given number of milliseconds on a fake clock. */
const replyOf = async (...said: (readonly [afterMs: number, text: string])[]) => {
  let now = 5000;
  const noted: [VoiceStage, number][] = [];
  async function* steps(): AsyncIterable<PartnerStep> {
    for (const [afterMs, text] of said) {
      now += afterMs;
      yield { type: 'text', text };
    }
    now += 40;
  }
  const times = { ticks: () => now, note: (stage: VoiceStage, ms: number) => void noted.push([stage, ms]) };
  let heard = '';
  for await (const step of timedReply(steps(), 4880, times)) if (step.type === 'text') heard += step.text;
  return { heard, noted };
};

it('reply timing › measures the time in the queue, the time to the first token and the time to the first complete sentence', async () => {
  const { heard, noted } = await replyOf([700, 'Well'], [200, ' done. '], [100, 'What'], [900, ' next?']);
  expect(heard).toBe('Well done. What next?');
  expect(noted).toEqual([
    ['queue', 120],
    ['first-token', 700],
    ['first-sentence', 300],
  ]);
});

it('reply timing › measures the first sentence when the reply has only one sentence, and only the queue time when the reply is empty', async () => {
  expect((await replyOf([300, 'Really?'])).noted.slice(1)).toEqual([
    ['first-token', 300],
    ['first-sentence', 40],
  ]);
  expect((await replyOf()).noted).toEqual([['queue', 120]]);
});
