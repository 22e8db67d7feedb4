import type { Ai } from './ai.ts';
import type { Spender } from './ai-budget.ts';
import type { AiMessage, AiStep, AiUsage, StreamOptions } from './ai-client.ts';

/** A cautious guess at tokens, for what is set aside before a call. */
export const guessTokens = (messages: readonly AiMessage[]): number =>
  messages.reduce((sum, message) => sum + 4 + Math.ceil(message.content.length / 3), 0);

/**
 * One call to the model: tokens are set aside before and settled after, however it ends.
 * @throws Problem ai-cap-reached, and those of the client
 */
export async function* withinBudget(
  { client, budget, ledger }: Ai,
  purpose: 'chat' | 'feedback',
  spender: Spender,
  prompt: readonly AiMessage[],
  signal: AbortSignal,
  options: StreamOptions = {},
): AsyncGenerator<AiStep> {
  const promptTokens = guessTokens(prompt);
  const reserved = await budget.reserve(spender, promptTokens + (options.maxTokens ?? client.maxReplyTokens));
  let said = '';
  let usage: AiUsage | undefined;
  try {
    for await (const step of client.stream(prompt, signal, options)) {
      if (step.type === 'text') said += step.text;
      else usage = step.usage;
      yield step;
    }
  } finally {
    // Usage comes in the last chunk only: an answer that was cut is guessed at, a refused one cost nothing.
    const guessed = said === '' ? 0 : guessTokens([{ role: 'assistant', content: said }]);
    const input = usage?.inputTokens ?? (said === '' ? 0 : promptTokens);
    const output = usage?.outputTokens ?? guessed;
    await reserved.settle(input + output);
    if (input + output > 0) await ledger.tokens(purpose, input, output);
  }
}
