import { wasRefused } from '../ai/ai-faults.ts';
import type { AiLedger } from '../ai/ai-ledger.ts';
import type { SpeechEngine } from './speech-engine.ts';

/** An engine of whose sentences there is a record, also of those that did not come back whole. */
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
