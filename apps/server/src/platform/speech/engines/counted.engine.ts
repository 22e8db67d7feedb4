import { wasRefused } from '../../ai/ai-faults.ts';
import type { AiLedger } from '../../ai/ai-ledger.ts';
import type { SpeechEngine } from './speech-engine.ts';

/** Wraps an engine and records the sentences it speaks, including those that failed before the sound was complete. */
export const counted = (engine: SpeechEngine, ledger: Pick<AiLedger, 'said'>): SpeechEngine => ({
  ...engine,
  async say(text, voice, pace, signal) {
    const sound = await engine.say(text, voice, pace, signal).catch(async (error: unknown) => {
      if (!wasRefused(error)) await ledger.said(text.length);
      throw error;
    });
    await ledger.said(text.length);
    return sound;
  },
});
