import OpenAI from 'openai';
import { boundedFetch } from '../providers/bounded-fetch.ts';
import type { Voice } from './script.ts';
import { readWav } from './sound.ts';
import type { SpeechEngine } from './speech-engine.ts';

export type ConfiguredSpeechOptions = {
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

/** A very slow voice in stereo at 48,000 samples a second takes this much for a character; a breath comes on top. */
const bytesACharacter = 50_000;
const leastBytes = 1_000_000;
const mostBytes = 32_000_000;
const sampleRates = { least: 8000, most: 96_000 };

/** Any OpenAI-compatible `/audio/speech`, asked for WAV so that sentences can be joined to the sample. */
export const createConfiguredEngine = ({
  baseUrl,
  apiKey,
  model,
  voices,
  timeoutMs,
}: ConfiguredSpeechOptions): SpeechEngine => {
  // Local servers want no key, the SDK wants one.
  const openai = new OpenAI({
    baseURL: baseUrl,
    apiKey: apiKey || 'none',
    maxRetries: 1,
    timeout: timeoutMs,
    logLevel: 'off',
  });
  return {
    kind: 'configured',
    name: ['configured', baseUrl, model, ...voices.female, '/', ...voices.male].join(' '),
    atOnce: 3,
    async say(text, { sex, number }, pace, signal) {
      const own = voices[sex];
      const bytes = Math.min(mostBytes, leastBytes + text.length * bytesACharacter);
      const answer = await openai.withOptions({ fetch: boundedFetch({ bytes }) }).audio.speech.create(
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
      const sound = readWav(new Uint8Array(await answer.arrayBuffer()));
      // Pauses are made at this rate: a made-up one would ask for any amount of memory.
      if (sound.sampleRate < sampleRates.least || sound.sampleRate > sampleRates.most) {
        throw new Error(`WAV of ${sound.sampleRate} samples a second`);
      }
      return sound;
    },
  };
};
