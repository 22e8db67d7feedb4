import OpenAI from 'openai';
import type { Voice } from './script.ts';
import { readWav } from './sound.ts';
import type { SpeechEngine } from './speech-engine.ts';

export type HouseOptions = {
  baseUrl: string;
  apiKey: string;
  model: string;
  voices: Record<Voice['sex'], readonly string[]>;
  /** For one sentence. */
  timeoutMs: number;
};

/** How fast such voices speak by themselves, words a minute with their pauses. */
const natural = 165;
const slowest = 0.7;
const fastest = 1.15;

/** Any OpenAI-compatible `/audio/speech`, asked for WAV so that sentences can be joined to the sample. */
export const createHouseEngine = ({
  baseUrl,
  apiKey,
  model,
  voices,
  timeoutMs,
}: HouseOptions): SpeechEngine => {
  // Local servers want no key, the SDK wants one.
  const openai = new OpenAI({
    baseURL: baseUrl,
    apiKey: apiKey || 'none',
    maxRetries: 1,
    timeout: timeoutMs,
    logLevel: 'off',
  });
  return {
    kind: 'house',
    name: ['house', baseUrl, model, ...voices.female, '/', ...voices.male].join(' '),
    atOnce: 3,
    async say(text, { sex, number }, pace, signal) {
      const own = voices[sex];
      const answer = await openai.audio.speech.create(
        {
          model,
          voice: own[number % own.length] ?? 'alloy',
          input: text,
          response_format: 'wav',
          speed: Math.round(Math.min(fastest, Math.max(slowest, pace / natural)) * 100) / 100,
        },
        // A server that answers and then stalls is not seen by the SDK's own limit.
        { signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]) },
      );
      return readWav(new Uint8Array(await answer.arrayBuffer()));
    },
  };
};
