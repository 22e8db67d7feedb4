import OpenAI from 'openai';
import { boundedFetch } from '../../providers/bounded-fetch.ts';
import type { Voice } from '../script.ts';
import { readWav } from './sound.ts';
import type { SpeechEngine } from './speech-engine.ts';

export type ConfiguredSpeechOptions = {
  baseUrl: string;
  apiKey: string;
  model: string;
  voices: Record<Voice['sex'], readonly string[]>;
  /** Time limit for one sentence, in milliseconds. */
  timeoutMs: number;
};

/** Default pace of provider voices in words per minute, pauses included. */
const natural = 165;
const slowest = 0.7;
const fastest = 1.15;

/**
 * Maximum number of bytes of audio per character of text, enough for a very slow voice in stereo at 48,000 samples per
 * second. A fixed number of bytes is added.
 */
const bytesACharacter = 50_000;
const leastBytes = 1_000_000;
const mostBytes = 32_000_000;
const sampleRates = { least: 8000, most: 96_000 };

/**
 * Creates a speech engine for any server with an OpenAI-compatible `/audio/speech`. It requests WAV, so that
 * sentences can be joined sample by sample.
 */
export const createConfiguredEngine = ({
  baseUrl,
  apiKey,
  model,
  voices,
  timeoutMs,
}: ConfiguredSpeechOptions): SpeechEngine => {
  // The SDK requires a key, although local servers need no key.
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
        // The SDK’s timeout does not apply to a server that starts its response and then stops sending.
        { signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]) },
      );
      const sound = readWav(new Uint8Array(await answer.arrayBuffer()));
      // An implausible sample rate is rejected, because the silence in pauses is generated at this rate and could
      // use unlimited memory.
      if (sound.sampleRate < sampleRates.least || sound.sampleRate > sampleRates.most) {
        throw new Error(`the WAV file has ${sound.sampleRate} samples a second, which is not plausible`);
      }
      return sound;
    },
  };
};
