import type { ServiceUse } from '@pratik/contract/message-review';
import { addDays, type Clock, dayOf } from '../clock/clock.ts';
import type { Config } from '../config/config.ts';
import type { Db } from '../db/database.ts';
import type { Log } from '../log/log.ts';
import { addUse, selectUse } from './ai-ledger.store.ts';

/** Records the usage of the configured providers, by day and purpose, in the instance’s time zone. */
export type AiLedger = {
  /**
   * Records one call to the model, complete or interrupted. Never throws, because the user must receive the answer
   * even when recording fails.
   */
  tokens(purpose: 'chat' | 'feedback', input: number, output: number): Promise<void>;
  /** Records one call to the configured speech provider, with the length of the sentence. */
  said(characters: number): Promise<void>;
  /** Records one call to the configured transcription provider, with the duration of the recording. */
  heard(seconds: number): Promise<void>;
  /** Returns the usage of the last `count` days, including today. */
  days(count: number): Promise<{ days: string[]; use: ServiceUse[] }>;
};

type Prices = Pick<
  Config,
  | 'AI_USD_PER_MILLION_INPUT_TOKENS'
  | 'AI_USD_PER_MILLION_OUTPUT_TOKENS'
  | 'SPEECH_USD_PER_MILLION_CHARACTERS'
  | 'TRANSCRIPTION_USD_PER_MINUTE'
  | 'TIME_ZONE'
>;
const million = 1_000_000;

type Use = Parameters<typeof addUse>[2];
const nothing = { inputTokens: 0, outputTokens: 0, characters: 0, seconds: 0 };

/** Returns the cost of tokens in US dollars; null when no token prices are configured. */
export const costOfTokens = (input: number, output: number, prices: Prices): number | null => {
  const { AI_USD_PER_MILLION_INPUT_TOKENS: inputPrice, AI_USD_PER_MILLION_OUTPUT_TOKENS: outputPrice } =
    prices;
  if (inputPrice === undefined || outputPrice === undefined) return null;
  return (input * inputPrice + output * outputPrice) / million;
};

type Parts = {
  config: Prices;
  db: Db;
  clock: Clock;
  log: Log;
  /** Called with the tokens of each call, for the metrics. */
  observe?: ((purpose: 'chat' | 'feedback', input: number, output: number) => void) | undefined;
};

export const createAiLedger = ({ config, db, clock, log, observe }: Parts): AiLedger => {
  const today = () => dayOf(clock.now(), config.TIME_ZONE);
  const add = async (use: Pick<Use, 'purpose' | 'costUsd'> & Partial<Use>) => {
    try {
      await addUse(db, today(), { ...nothing, ...use });
    } catch (err) {
      log.error({ err, purpose: use.purpose }, 'provider usage was not recorded');
    }
  };
  return {
    tokens: (purpose, inputTokens, outputTokens) => {
      observe?.(purpose, inputTokens, outputTokens);
      const costUsd = costOfTokens(inputTokens, outputTokens, config);
      return add({ purpose, inputTokens, outputTokens, costUsd });
    },
    said: (characters) => {
      const price = config.SPEECH_USD_PER_MILLION_CHARACTERS;
      const costUsd = price === undefined ? null : (characters * price) / million;
      return add({ purpose: 'speech', characters, costUsd });
    },
    heard: (seconds) => {
      const price = config.TRANSCRIPTION_USD_PER_MINUTE;
      const costUsd = price === undefined ? null : (seconds * price) / 60;
      return add({ purpose: 'transcription', seconds, costUsd });
    },
    async days(count) {
      const first = addDays(today(), 1 - count);
      const days = Array.from({ length: count }, (_, index) => addDays(first, index));
      return { days, use: await selectUse(db, first) };
    },
  };
};
