import type { ProviderName } from '@pratik/contract/provider-health';
import type { ProviderOutcome } from '../providers/provider-health.ts';
import type { Metrics } from './metrics.ts';

export type ProviderMetrics = {
  /** Records the end of a call to a provider; `ms` is the duration of the call in milliseconds, if known. */
  providerCall(provider: ProviderName, outcome: ProviderOutcome, ms?: number): void;
  /** Records the input and output tokens of one call to the AI. */
  aiTokens(purpose: string, input: number, output: number): void;
};

/** Creates the metrics of the calls to the AI, speech, transcription and mail servers. */
export const createProviderMetrics = (metrics: Metrics): ProviderMetrics => {
  const countCall = metrics.counter({
    name: 'pratik_provider_calls_total',
    help: 'Calls to the AI, speech, transcription and mail providers by outcome: ok, or the cause of the failure',
    labels: ['provider', 'outcome'],
  });
  const observeCall = metrics.histogram({
    name: 'pratik_provider_call_duration_seconds',
    help: 'Duration of a call to a provider, from the request to the end of the response',
    labels: ['provider'],
    buckets: [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 40, 90],
  });
  const countTokens = metrics.counter({
    name: 'pratik_ai_tokens_total',
    help: 'Tokens of calls to the AI provider by purpose and direction',
    labels: ['purpose', 'direction'],
  });
  return {
    providerCall(provider, outcome, ms) {
      countCall({ provider, outcome: outcome.ok ? 'ok' : outcome.cause });
      if (ms !== undefined) observeCall(ms / 1000, { provider });
    },
    aiTokens(purpose, input, output) {
      countTokens({ purpose, direction: 'input' }, input);
      countTokens({ purpose, direction: 'output' }, output);
    },
  };
};
