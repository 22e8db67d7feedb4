import OpenAI, { toFile } from 'openai';
import { loggedError, retryAfterOf, wasRefused } from '../ai/ai-errors.ts';
import type { AiLedger } from '../ai/ai-ledger.ts';
import type { Config } from '../config/config.ts';
import { Problem } from '../http/problem.ts';
import type { Log } from '../log/log.ts';
import { boundedFetch } from '../providers/bounded-fetch.ts';
import { isOutage, providerCauseOf } from '../providers/provider-cause.ts';
import { type ProviderGuard, ProviderUnavailable } from '../providers/provider-guard.ts';
import type { RecordingFacts } from './recordings/recording-facts.ts';

export type Transcription = {
  /** Host name of the transcription provider, which receives the recordings. */
  readonly service: string;
  /**
   * Returns the transcript of a recording; empty when no speech was recognised. Only the duration of the recording
   * is stored (in the usage ledger), even when the transcript is empty.
   * @throws Problem transcription-slow, transcription-failed
   */
  transcribe(file: Uint8Array, facts: RecordingFacts, signal: AbortSignal): Promise<string>;
};

type Settings = Pick<
  Config,
  'TRANSCRIPTION_BASE_URL' | 'TRANSCRIPTION_API_KEY' | 'TRANSCRIPTION_MODEL' | 'TRANSCRIPTION_SECONDS'
>;

/**
 * Maximum size of a response. Two minutes of speech are about 2,000 characters; a verbose response also contains
 * the time of each word.
 */
const answerBounds = { bytes: 256 * 1024 };
/** Maximum length of a transcript in characters, equal to the maximum length of a message. */
const mostCharacters = 2000;

const types = { wav: 'audio/wav', ogg: 'audio/ogg', webm: 'audio/webm' } as const;

/**
 * Creates a client for any server with an OpenAI-compatible `/audio/transcriptions`; undefined when no server is
 * configured.
 */
export const createTranscription = (
  config: Settings,
  log: Log,
  ledger: Pick<AiLedger, 'heard'>,
  guard: ProviderGuard,
): Transcription | undefined => {
  const { TRANSCRIPTION_BASE_URL: baseURL, TRANSCRIPTION_MODEL: model } = config;
  if (!baseURL || !model) return undefined;
  const limitMs = config.TRANSCRIPTION_SECONDS * 1000;
  const openai = new OpenAI({
    baseURL,
    // The SDK requires a key, although local servers need no key.
    apiKey: config.TRANSCRIPTION_API_KEY || 'none',
    maxRetries: 0,
    timeout: limitMs,
    logLevel: 'off',
    fetch: boundedFetch(answerBounds),
  });
  return {
    service: new URL(baseURL).host,
    async transcribe(file, { format, seconds }, signal) {
      const call = begin(guard);
      // The SDK’s timeout does not apply to a server that starts its response and then stops sending.
      const limit = AbortSignal.timeout(limitMs);
      try {
        const answer: unknown = await openai.audio.transcriptions.create(
          {
            file: await toFile(file, `speech.${format}`, { type: types[format] }),
            model,
            language: 'en',
            response_format: 'json',
          },
          { signal: AbortSignal.any([signal, limit]) },
        );
        await ledger.heard(seconds);
        const text = textOf(answer);
        if (text === undefined) call.failed('invalid-answer');
        else call.succeeded();
        if (text === undefined) throw new Problem('transcription-failed');
        return text;
      } catch (error) {
        if (error instanceof Problem) throw error;
        if (!wasRefused(error)) await ledger.heard(seconds);
        const slow = limit.aborted || error instanceof OpenAI.APIConnectionTimeoutError;
        if (signal.aborted) call.abandoned();
        else call.failed(slow ? 'timeout' : providerCauseOf(error), isOutage(error));
        if (!signal.aborted) log.warn({ ...loggedError(error), slow }, 'transcription of a recording failed');
        throw slow ? new Problem('transcription-slow') : failure(error);
      }
    },
  };
};

const failure = (error: unknown): Problem => {
  const busy = error instanceof OpenAI.APIError && error.status === 429;
  const retryAfter = busy ? retryAfterOf(error.headers?.get('retry-after'), new Date()) : undefined;
  return new Problem('transcription-failed', retryAfter === undefined ? {} : { retryAfter });
};

// biome-ignore lint/suspicious/noControlCharactersInRegex: this removes control characters
const unprintable = /[\u0000-\u001f\u007f]+/g;

/**
 * Starts a call to the transcription provider.
 * @throws Problem transcription-failed while the circuit breaker is open
 */
const begin = (guard: ProviderGuard) => {
  try {
    return guard.begin();
  } catch (error) {
    if (error instanceof ProviderUnavailable) {
      throw new Problem('transcription-failed', { retryAfter: error.retryAfter });
    }
    throw error;
  }
};

/**
 * Returns the text of a response as one line for the message field; undefined when the response contains no text.
 * Every part is checked, because servers send different formats.
 */
const textOf = (answer: unknown): string | undefined => {
  const text = typeof answer === 'object' && answer !== null && 'text' in answer ? answer.text : undefined;
  if (typeof text !== 'string') return undefined;
  return text.replaceAll(unprintable, ' ').replaceAll(/\s+/g, ' ').trim().slice(0, mostCharacters);
};
