import type { AskModel } from '@pratik/feedback/model/ask';
import { promptVersion } from '@pratik/feedback/model/prompt';
import type { Ai } from '../platform/ai/ai.ts';
import type { Spender } from '../platform/ai/ai-budget.ts';
import type { AiMessage } from '../platform/ai/ai-client.ts';
import { costOfTokens } from '../platform/ai/ai-ledger.ts';
import { withinBudget } from '../platform/ai/ai-spending.ts';
import type { Config } from '../platform/config/config.ts';

/** What asking the model about one message took. */
export type ModelUse = {
  model: string;
  promptVersion: string;
  inputTokens: number;
  outputTokens: number;
  /** US dollars; null where the house has not said what tokens cost. */
  costUsd: number | null;
};

export type FeedbackModel = {
  /** For one message: asks in the name of its learner, and tells what that took. */
  openFor(learner: Spender): { ask: AskModel; use(): ModelUse };
  /** Whether the learner has allowed their texts to go to it; asked anew for each message. */
  mayAsk(learnerId: string): Promise<boolean>;
  /** Milliseconds until the model is called again after failures; 0 when it is called now. */
  waitMs(): number;
  /** How long one message may keep the model, in milliseconds. */
  readonly totalMs: number;
};

// Corrections of some twenty sentences, as JSON.
const maxTokens = 2_000;
/** The house's model as a source of corrections, within its caps. */
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
