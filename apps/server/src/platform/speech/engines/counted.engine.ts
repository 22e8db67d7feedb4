import { wasRefused } from '../../ai/ai-errors.ts';
import type { AiLedger } from '../../ai/ai-ledger.ts';
import type { SpeechEngine } from './speech-engine.ts';

/**
 * Wraps a speech engine and records the characters of each sentence in the usage ledger. A failed sentence is also
 * recorded, unless the provider rejected the call.
 */
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
