import type { AnswerOf } from '@pratik/contract/call';
import { providerName } from '@pratik/contract/provider-health';
import type { getStatus, ProviderStatus } from '@pratik/contract/status';
import type { AiBudget } from '../../platform/ai/ai-budget.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Config } from '../../platform/config/config.ts';
import { configuredProviders } from '../../platform/providers/configured-providers.ts';
import type { ProviderRecorder } from '../../platform/providers/provider-health.ts';
import type { MessageReview } from '../../processing/processing.service.ts';

export type StatusService = { read(): Promise<AnswerOf<typeof getStatus>> };

type Parts = {
  version: string;
  config: Config;
  clock: Clock;
  providers: Pick<ProviderRecorder, 'read'>;
  messageReview: Pick<MessageReview, 'counts' | 'medianDurationMs'>;
  /** Today’s AI budget; null when no AI provider is configured. */
  aiBudget: AiBudget | null;
  lastBackup: () => Promise<Date | undefined>;
};

/** Creates the service of the status page, which shows the state of the instance to administrators. */
export const createStatusService = (parts: Parts): StatusService => {
  const { version, config, clock, providers, messageReview, aiBudget, lastBackup } = parts;
  const configured = configuredProviders(config);
  return {
    async read() {
      const [health, queue, medianDurationMs, backupAt, tokensToday] = await Promise.all([
        providers.read(configured),
        messageReview.counts(),
        messageReview.medianDurationMs(),
        lastBackup(),
        aiBudget?.spentToday() ?? 0,
      ]);
      const { counts, oldestWaitingAt } = queue;
      return {
        version,
        providers: providerName.options.map((provider) => ({
          provider,
          ...settingsOf(config, provider),
          health: health.find((one) => one.provider === provider) ?? null,
        })),
        queue: {
          counts: counts.map(({ state, count }) => ({ state, count })),
          oldestWaitingSeconds: oldestWaitingAt
            ? Math.max(0, (clock.now().getTime() - Date.parse(oldestWaitingAt)) / 1000)
            : null,
          medianDurationMs,
        },
        lastBackupAt: backupAt?.toISOString() ?? null,
        limits: {
          aiTokens: aiBudget
            ? {
                today: tokensToday,
                perDay: config.AI_TOKENS_PER_DAY,
                perUserPerDay: config.AI_TOKENS_PER_USER_PER_DAY,
              }
            : null,
          chatMinutesPerDay: config.DAILY_CHAT_MINUTES,
          aiReplySeconds: config.AI_TOTAL_SECONDS,
          speechSeconds: config.SPEECH_SECONDS,
          transcriptionSeconds: config.TRANSCRIPTION_SECONDS,
          requestsAtOnce: config.REQUESTS_AT_ONCE,
        },
      };
    },
  };
};

/** Returns only the host of an address, because the address may contain a user name and a password. */
const settingsOf = (
  config: Config,
  provider: ProviderStatus['provider'],
): Pick<ProviderStatus, 'host' | 'model'> => {
  const [address, model] = {
    ai: [config.AI_BASE_URL, config.AI_MODEL],
    speech: [config.SPEECH_BASE_URL, config.SPEECH_MODEL],
    transcription: [config.TRANSCRIPTION_BASE_URL, config.TRANSCRIPTION_MODEL],
    mail: [config.SMTP_URL, undefined],
  }[provider];
  return address ? { host: new URL(address).host, model: model ?? null } : { host: null, model: null };
};
