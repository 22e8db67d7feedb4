import type { Ai } from './ai.ts';
import type { Spender } from './ai-budget.ts';
import type { AiMessage, AiStep, AiUsage, StreamOptions } from './ai-client.ts';

/**
 * Returns an estimate of the tokens of a prompt, for the reservation before a call: one token for three bytes, which is
 * rather too many than too few.
 */
export const guessTokens = (messages: readonly AiMessage[], schema?: object): number =>
  messages.reduce(
    (sum, message) => sum + 4 + guessed(message.content),
    schema ? guessed(JSON.stringify(schema)) : 0,
  );

const guessed = (text: string): number => Math.ceil(Buffer.byteLength(text) / 3);

/**
 * The maximum tokens that one call is charged: the estimated prompt tokens and the requested limit of answer tokens.
 */
export type Asked = { input: number; output: number };

/**
 * Returns the tokens that a call used. The server’s count is limited to the requested maximum, and for the input to
 * twice the estimate plus template tokens. Without a server count, the received text is counted. A refused call
 * costs nothing.
 */
export const spentTokens = (asked: Asked, received: string, usage: AiUsage | undefined): Asked => {
  const input = usage?.inputTokens ?? (received === '' ? 0 : asked.input);
  const output =
    usage?.outputTokens ?? (received === '' ? 0 : guessTokens([{ role: 'assistant', content: received }]));
  return { input: within(input, 2 * asked.input + templateTokens), output: within(output, asked.output) };
};

/** Tokens that a server may add to a short prompt. */
const templateTokens = 200;

const within = (tokens: number, most: number): number =>
  Number.isNaN(tokens) ? 0 : Math.ceil(Math.min(most, Math.max(0, tokens)));

/**
 * Runs one call to the model: reserves tokens before the call and settles them afterwards, however the call ends.
 * @throws Problem ai-cap-reached, and the problems that the client throws
 */
export async function* withinBudget(
  { client, budget, ledger }: Ai,
  purpose: 'chat' | 'feedback',
  spender: Spender,
  prompt: readonly AiMessage[],
  signal: AbortSignal,
  options: StreamOptions = {},
): AsyncGenerator<AiStep> {
  const asked = {
    input: guessTokens(prompt, options.schema),
    output: options.maxTokens ?? client.maxReplyTokens,
  };
  const reserved = await budget.reserve(spender, asked.input + asked.output);
  let received = '';
  let usage: AiUsage | undefined;
  try {
    for await (const step of client.stream(prompt, signal, options)) {
      if (step.type === 'text') {
        received += step.text;
        yield step;
      } else usage = step.usage;
    }
    if (usage) {
      const { input, output } = spentTokens(asked, received, usage);
      yield { type: 'usage', usage: { inputTokens: input, outputTokens: output } };
    }
  } finally {
    const spent = spentTokens(asked, received, usage);
    await reserved.settle(spent.input + spent.output);
    if (spent.input + spent.output > 0) await ledger.tokens(purpose, spent.input, spent.output);
  }
}
