import type { Clock } from '../clock/clock.ts';
import type { Config } from '../config/config.ts';
import type { Db } from '../db/database.ts';
import type { Log } from '../log/log.ts';
import { createProviderGuard } from '../providers/provider-guard.ts';
import type { ProviderRecorder } from '../providers/provider-health.ts';
import { type AiBudget, createAiBudget } from './ai-budget.ts';
import { type AiClient, createAiClient } from './ai-client.ts';
import type { AiLedger } from './ai-ledger.ts';

/** The configured AI provider with its budget and usage records. */
export type Ai = { client: AiClient; budget: AiBudget; ledger: AiLedger };

/** Creates the client, the budget and the ledger of the AI provider; undefined when no AI provider is configured. */
export const createAi = (parts: {
  config: Config;
  db: Db;
  clock: Clock;
  log: Log;
  ledger: AiLedger;
  providers: Pick<ProviderRecorder, 'record'>;
}): Ai | undefined => {
  const { config, db, clock, log, ledger, providers } = parts;
  if (!config.AI_BASE_URL || !config.AI_MODEL) return undefined;
  const client = createAiClient(
    {
      baseUrl: config.AI_BASE_URL,
      apiKey: config.AI_API_KEY,
      model: config.AI_MODEL,
      maxReplyTokens: config.AI_MAX_REPLY_TOKENS,
      limits: {
        firstChunkMs: config.AI_FIRST_CHUNK_SECONDS * 1000,
        idleMs: config.AI_IDLE_SECONDS * 1000,
        totalMs: config.AI_TOTAL_SECONDS * 1000,
      },
      guard: createProviderGuard('ai', providers),
    },
    log,
  );
  const budget = createAiBudget({
    db,
    clock,
    tokensPerUserPerDay: config.AI_TOKENS_PER_USER_PER_DAY,
    tokensPerDay: config.AI_TOKENS_PER_DAY,
    timeZone: config.TIME_ZONE,
  });
  return { client, budget, ledger };
};
