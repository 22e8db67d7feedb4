import type { AskModel } from '@pratik/feedback/model/ask';
import { promptVersion } from '@pratik/feedback/model/prompt';
import type { Ai } from '../../platform/ai/ai.ts';
import type { Spender } from '../../platform/ai/ai-budget.ts';
import type { AiMessage } from '../../platform/ai/ai-client.ts';
import { costOfTokens } from '../../platform/ai/ai-ledger.ts';
import { withinBudget } from '../../platform/ai/ai-spending.ts';
import type { Config } from '../../platform/config/config.ts';

/** Tokens and cost that the check of one message used. */
export type ModelUse = {
  model: string;
  promptVersion: string;
  inputTokens: number;
  outputTokens: number;
  /** Cost in US dollars; null when no token prices are configured. */
  costUsd: number | null;
};

export type FeedbackModel = {
  /**
   * Opens the model for one message. Requests count towards the token caps of the message’s learner; `use` returns
   * the usage.
   */
  openFor(learner: Spender): { ask: AskModel; use(): ModelUse };
  /** Returns whether the learner consents now to sending texts to the model. */
  mayAsk(learnerId: string): Promise<boolean>;
  /** Returns the milliseconds until the model may be called again after failures; 0 when it may be called now. */
  waitMs(): number;
  /** Maximum total time of the model’s calls for one message, in milliseconds. */
  readonly totalMs: number;
};

// Maximum number of tokens of the model’s answer, enough for the corrections of about twenty sentences as JSON.
const maxTokens = 2_000;
/** Creates the configured AI model as a source of corrections, limited by the token caps. */
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
