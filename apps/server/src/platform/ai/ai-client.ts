import OpenAI from 'openai';
import { Problem } from '../http/problem.ts';
import type { Log } from '../log/log.ts';
import { boundedFetch } from '../providers/bounded-fetch.ts';
import { isOutage, providerCauseOf } from '../providers/provider-cause.ts';
import { type ProviderGuard, ProviderUnavailable } from '../providers/provider-guard.ts';
import { aiFault, loggedFault } from './ai-faults.ts';
import { type AiLimits, watchLimits } from './ai-limits.ts';

export type AiMessage = { role: 'system' | 'user' | 'assistant'; content: string };
export type AiUsage = { inputTokens: number; outputTokens: number };
/** A piece of the answer; the usage comes last, when the server tells it. */
export type AiStep = { type: 'text'; text: string } | { type: 'usage'; usage: AiUsage };

export type StreamOptions = {
  /** In place of the reply's usual bound. */
  maxTokens?: number;
  /** JSON Schema the answer is to follow; a server that knows no such thing is asked without. */
  schema?: object;
};

export type AiClient = {
  readonly model: string;
  readonly maxReplyTokens: number;
  /** Milliseconds until the service is called again after failures; 0 when it is called now. */
  waitMs(): number;
  /**
   * One streamed answer. Returning means it is whole.
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

/** Bounds a server that ignores the token limit; its text is cut there, before anybody gets it. */
const mostCharactersAToken = 8;
/** A token takes some 300 bytes on the wire, an answer has 8,192 tokens at most. */
const answerBounds = { bytes: 8 * 1024 * 1024, eventBytes: 128 * 1024 };

/** Any OpenAI-compatible chat server. */
export const createAiClient = (options: AiOptions, log: Log): AiClient => {
  const { baseUrl, apiKey, model, maxReplyTokens, limits, guard } = options;
  const openai = new OpenAI({
    baseURL: baseUrl,
    // Local servers want none, the SDK wants one.
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
        return aiFault(error, watch.passed(), characters > 0);
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
          ? ask(heldTo(schema)).catch((error: unknown) => {
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
        if (!signal.aborted) log.warn({ ...loggedFault(error), limit: watch.passed() }, 'AI service failed');
        throw failed(error);
      } finally {
        watch.end();
        // The reader takes no more: words that came say that the service works.
        if (!read && characters > 0) call.succeeded();
        if (!read) call.abandoned();
      }
      // An aborted stream ends as if it were whole; so does one whose server died.
      const whole = finishReason === 'stop' || finishReason === 'length';
      if (signal.aborted || watch.passed() || !whole || characters === 0) {
        if (!signal.aborted) log.warn({ finishReason, limit: watch.passed() }, 'AI answer incomplete');
        throw failed();
      }
      call.succeeded();
    },
  };
};

/** @throws Problem partner-failed while the service is not called */
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

/** The first characters of a text, never half a surrogate pair. */
const cutAt = (text: string, most: number): string => {
  if (text.length <= most) return text;
  const last = text.charCodeAt(most - 1);
  return text.slice(0, last >= 0xd800 && last <= 0xdbff ? most - 1 : most);
};

const heldTo = (schema: object) => ({
  response_format: { type: 'json_schema', json_schema: { name: 'answer', strict: true, schema } },
});

type Parts = { text: string; finish: string | undefined; usage: AiUsage | undefined };

/** Reads a chunk that may be anything a server calls one. */
const partsOf = (chunk: unknown): Parts => {
  if (typeof chunk !== 'object' || chunk === null) throw new Problem('partner-failed');
  const { choices, usage } = chunk as Partial<OpenAI.ChatCompletionChunk>;
  const choice = choices?.[0];
  const content = choice?.delta?.content;
  return {
    // PostgreSQL keeps no NUL.
    text: typeof content === 'string' ? content.replaceAll('\0', '') : '',
    finish: choice?.finish_reason ?? undefined,
    usage: usage
      ? { inputTokens: Number(usage.prompt_tokens) || 0, outputTokens: Number(usage.completion_tokens) || 0 }
      : undefined,
  };
};
