import OpenAI from 'openai';
import { Problem } from '../http/problem.ts';
import type { Log } from '../log/log.ts';
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
};

// Bounds what a server that heeds no token limit can make us keep.
const mostCharactersAToken = 8;
const leastBound = 12_000;

/** Any OpenAI-compatible chat server. */
export const createAiClient = (options: AiOptions, log: Log): AiClient => {
  const { baseUrl, apiKey, model, maxReplyTokens, limits } = options;
  const openai = new OpenAI({
    baseURL: baseUrl,
    // Local servers want none, the SDK wants one.
    apiKey: apiKey || 'none',
    maxRetries: 0,
    timeout: limits.totalMs,
    logLevel: 'off',
  });

  let takesSchemas = true;

  return {
    model,
    maxReplyTokens,
    async *stream(messages, signal, { maxTokens = maxReplyTokens, schema } = {}) {
      const mostCharacters = Math.max(leastBound, maxTokens * mostCharactersAToken);
      const watch = watchLimits(limits, signal);
      let characters = 0;
      let finishReason: string | undefined;
      try {
        const begin = (held: object) =>
          openai.chat.completions.create(
            {
              model,
              messages: [...messages],
              stream: true,
              stream_options: { include_usage: true },
              max_tokens: maxTokens,
              ...held,
            },
            { signal: watch.signal },
          );
        const chunks = await (schema && takesSchemas
          ? begin(heldTo(schema)).catch((error: unknown) => {
              if (!(error instanceof OpenAI.BadRequestError)) throw error;
              takesSchemas = false;
              return begin({});
            })
          : begin({}));
        for await (const chunk of chunks) {
          watch.heard();
          const { text, finish, usage } = partsOf(chunk);
          if (text) {
            characters += text.length;
            yield { type: 'text', text };
          }
          finishReason ??= finish;
          if (usage) yield { type: 'usage', usage };
          if (characters > mostCharacters) finishReason ??= 'length';
          if (characters > mostCharacters) break;
        }
      } catch (error) {
        if (!signal.aborted) log.warn({ ...loggedFault(error), limit: watch.passed() }, 'AI service failed');
        throw aiFault(error, watch.passed(), characters > 0);
      } finally {
        watch.end();
      }
      // An aborted stream ends as if it were whole; so does one whose server died.
      const whole = finishReason === 'stop' || finishReason === 'length';
      if (signal.aborted || watch.passed() || !whole || characters === 0) {
        if (!signal.aborted) log.warn({ finishReason, limit: watch.passed() }, 'AI answer incomplete');
        throw aiFault(undefined, watch.passed(), characters > 0);
      }
    },
  };
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
