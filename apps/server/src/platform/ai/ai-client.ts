import OpenAI from 'openai';
import { Problem } from '../http/problem.ts';
import type { Log } from '../log/log.ts';
import { boundedFetch } from '../providers/bounded-fetch.ts';
import { isOutage, providerCauseOf } from '../providers/provider-cause.ts';
import { type ProviderGuard, ProviderUnavailable } from '../providers/provider-guard.ts';
import { aiProblem, loggedError } from './ai-errors.ts';
import { type AiLimits, watchLimits } from './ai-limits.ts';

export type AiMessage = { role: 'system' | 'user' | 'assistant'; content: string };
export type AiUsage = { inputTokens: number; outputTokens: number };
/** One event of the answer stream: a text part, or at the end the usage if the server reports it. */
export type AiStep = { type: 'text'; text: string } | { type: 'usage'; usage: AiUsage };

export type StreamOptions = {
  /** Maximum number of tokens in the answer; replaces the default limit. */
  maxTokens?: number;
  /** JSON Schema for the answer. A provider without schema support is called without this schema. */
  schema?: object;
};

export type AiClient = {
  readonly model: string;
  readonly maxReplyTokens: number;
  /** Milliseconds until the provider is called again after failures; 0 when calls are allowed now. */
  waitMs(): number;
  /**
   * Streams one answer. When the generator returns, the answer is complete.
   * @throws Problem partner-stalled, partner-busy, partner-failed, partner-cut
   */
  stream(
    messages: readonly AiMessage[],
    signal: AbortSignal,
    options?: StreamOptions,
  ): AsyncGenerator<AiStep>;
};

export type AiOptions = {
  baseUrl: string;
  apiKey: string;
  model: string;
  maxReplyTokens: number;
  limits: AiLimits;
  guard: ProviderGuard;
};

/**
 * Maximum number of characters per token. An answer that exceeds the token limit times this number is cut, because
 * the server ignores the token limit.
 */
const mostCharactersAToken = 8;
/**
 * Maximum size of a response. A token takes about 300 bytes and two lines of the response; an answer has at most
 * 8,192 tokens.
 */
const answerBounds = { bytes: 8 * 1024 * 1024, eventBytes: 128 * 1024, lines: 20_000 };

/** Creates a client for any OpenAI-compatible chat server. */
export const createAiClient = (options: AiOptions, log: Log): AiClient => {
  const { baseUrl, apiKey, model, maxReplyTokens, limits, guard } = options;
  const openai = new OpenAI({
    baseURL: baseUrl,
    // The SDK requires an API key, but local servers do not use one.
    apiKey: apiKey || 'none',
    maxRetries: 0,
    timeout: limits.totalMs,
    logLevel: 'off',
    fetch: boundedFetch(answerBounds),
  });

  let takesSchemas = true;

  return {
    model,
    maxReplyTokens,
    waitMs: () => guard.waitMs(),
    async *stream(messages, signal, { maxTokens = maxReplyTokens, schema } = {}) {
      const call = begin(guard);
      let room = maxTokens * mostCharactersAToken;
      const watch = watchLimits(limits, signal);
      let characters = 0;
      let finishReason: string | undefined;
      let read = false;
      const failed = (error?: unknown): Problem => {
        if (signal.aborted) call.abandoned();
        else call.failed(watch.passed() ? 'timeout' : providerCauseOf(error), isOutage(error));
        return aiProblem(error, watch.passed(), characters > 0);
      };
      try {
        const ask = (extra: object) =>
          openai.chat.completions.create(
            {
              model,
              messages: [...messages],
              stream: true,
              stream_options: { include_usage: true },
              max_tokens: maxTokens,
              ...extra,
            },
            { signal: watch.signal },
          );
        const chunks = await (schema && takesSchemas
          ? ask(responseFormatOf(schema)).catch((error: unknown) => {
              if (!(error instanceof OpenAI.BadRequestError)) throw error;
              takesSchemas = false;
              return ask({});
            })
          : ask({}));
        for await (const chunk of chunks) {
          watch.heard();
          const { text, finish, usage } = partsOf(chunk);
          finishReason ??= finish;
          const stored = cutAt(text, room);
          if (stored) {
            room -= stored.length;
            characters += stored.length;
            yield { type: 'text', text: stored };
          }
          if (usage) yield { type: 'usage', usage };
          if (stored.length < text.length) {
            finishReason = 'length';
            break;
          }
        }
        read = true;
      } catch (error) {
        if (!signal.aborted)
          log.warn({ ...loggedError(error), limit: watch.passed() }, 'a call to the AI provider failed');
        throw failed(error);
      } finally {
        watch.end();
        // The caller stopped reading early. Text that was already received proves that the provider works.
        if (!read && characters > 0) call.succeeded();
        if (!read) call.abandoned();
      }
      // Only the finish reason proves a complete answer: the SDK also ends a stream normally after an abort or a
      // server crash.
      const whole = finishReason === 'stop' || finishReason === 'length';
      if (signal.aborted || watch.passed() || !whole || characters === 0) {
        if (!signal.aborted)
          log.warn({ finishReason, limit: watch.passed() }, 'an answer of the AI is incomplete');
        throw failed();
      }
      call.succeeded();
    },
  };
};

/** Starts a call to the AI provider. @throws Problem partner-failed while the circuit breaker blocks calls */
const begin = (guard: ProviderGuard) => {
  try {
    return guard.begin();
  } catch (error) {
    if (error instanceof ProviderUnavailable) {
      throw new Problem('partner-failed', { retryAfter: error.retryAfter });
    }
    throw error;
  }
};

/** Returns the first `most` characters of a text, without splitting a surrogate pair. */
const cutAt = (text: string, most: number): string => {
  if (text.length <= most) return text;
  const last = text.charCodeAt(most - 1);
  return text.slice(0, last >= 0xd800 && last <= 0xdbff ? most - 1 : most);
};

const responseFormatOf = (schema: object) => ({
  response_format: { type: 'json_schema', json_schema: { name: 'answer', strict: true, schema } },
});

type Parts = { text: string; finish: string | undefined; usage: AiUsage | undefined };

/** Reads a chunk of a response without trusting its format, because servers differ in what they send. */
const partsOf = (chunk: unknown): Parts => {
  if (typeof chunk !== 'object' || chunk === null) throw new Problem('partner-failed');
  const { choices, usage } = chunk as Partial<OpenAI.ChatCompletionChunk>;
  const choice = choices?.[0];
  const content = choice?.delta?.content;
  return {
    // NUL characters are removed, because PostgreSQL cannot store them.
    text: typeof content === 'string' ? content.replaceAll('\0', '') : '',
    finish: choice?.finish_reason ?? undefined,
    usage: usage
      ? { inputTokens: Number(usage.prompt_tokens) || 0, outputTokens: Number(usage.completion_tokens) || 0 }
      : undefined,
  };
};
