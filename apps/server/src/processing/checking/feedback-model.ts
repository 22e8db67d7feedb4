import type { AskModel } from '@pratik/feedback/model/ask';
import { promptVersion } from '@pratik/feedback/model/prompt';
import type { Ai } from '../../platform/ai/ai.ts';
import type { Spender } from '../../platform/ai/ai-budget.ts';
import type { AiMessage } from '../../platform/ai/ai-client.ts';
import { costOfTokens } from '../../platform/ai/ai-ledger.ts';
import { withinBudget } from '../../platform/ai/ai-spending.ts';
import type { Config } from '../../platform/config/config.ts';

/** The model usage for one message. */
export type ModelUse = {
  model: string;
  promptVersion: string;
  inputTokens: number;
  outputTokens: number;
  /** US dollars. Null when no token prices are configured. */
  costUsd: number | null;
};

export type FeedbackModel = {
  /** Opens the model for one message. Requests count against the caps of its learner; `use` returns the usage. */
  openFor(learner: Spender): { ask: AskModel; use(): ModelUse };
  /** Whether the learner has consented to sending their texts to the model. Checked for each message. */
  mayAsk(learnerId: string): Promise<boolean>;
  /** Milliseconds until the model may be called again after failures; 0: now. */
  waitMs(): number;
  /** Maximum model time for one message, in milliseconds. */
  readonly totalMs: number;
};

// Maximum number of answer tokens, enough for the corrections of about twenty sentences as JSON.
const maxTokens = 2_000;
/** The configured AI model as a source of corrections, within its caps. */
export const createFeedbackModel = (
  ai: Ai,
  config: Config,
  mayAsk: FeedbackModel['mayAsk'],
): FeedbackModel => ({
  mayAsk,
  waitMs: () => ai.client.waitMs(),
  totalMs: config.AI_TOTAL_SECONDS * 1000,
  openFor(learner) {
    let inputTokens = 0;
    let outputTokens = 0;
    const late = AbortSignal.timeout(config.AI_TOTAL_SECONDS * 1000);
    return {
      async ask({ system, turns, schema }, signal) {
        const prompt: AiMessage[] = [{ role: 'system', content: system }, ...turns];
        const until = signal ? AbortSignal.any([signal, late]) : late;
        let answer = '';
        for await (const step of withinBudget(ai, 'feedback', learner, prompt, until, {
          maxTokens,
          schema,
        })) {
          if (step.type === 'text') answer += step.text;
          else {
            inputTokens += step.usage.inputTokens;
            outputTokens += step.usage.outputTokens;
          }
        }
        return answer;
      },
      use: () => ({
        model: ai.client.model,
        promptVersion,
        inputTokens,
        outputTokens,
        costUsd: costOfTokens(inputTokens, outputTokens, config),
      }),
    };
  },
});
