import { z } from 'zod';
import { get } from './call.ts';
import { instant } from './common.ts';
import { messageState } from './feedback.ts';
import { providerHealth, providerName } from './provider-health.ts';

export const providerStatus = z.object({
  provider: providerName,
  /**
   * Host name of the configured provider, without user name, password and path. Null if no provider is
   * configured.
   */
  host: z.string().nullable(),
  /** Name of the configured model. Null for the mail server, and if no model is configured. */
  model: z.string().nullable(),
  /** State of the provider. Null if the provider is not configured. */
  health: providerHealth.nullable(),
});
export type ProviderStatus = z.infer<typeof providerStatus>;

export const getStatus = get({
  path: 'status/get',
  access: 'admin',
  summary: 'The state of the instance: providers, message queue, last backup, version and limits',
  answer: z.object({
    version: z.string(),
    /** All four providers, including providers that are not configured. */
    providers: z.array(providerStatus),
    queue: z.object({
      counts: z.array(z.object({ state: messageState, count: z.int() })),
      oldestWaitingSeconds: z.number().nullable(),
      medianDurationMs: z.number().nullable(),
    }),
    /** Time of the last backup. Null if this database has no recorded backup. */
    lastBackupAt: instant.nullable(),
    limits: z.object({
      /** Use and limits of AI tokens. Null if no AI provider is configured. */
      aiTokens: z.object({ today: z.int(), perDay: z.int(), perUserPerDay: z.int() }).nullable(),
      chatMinutesPerDay: z.int(),
      /** Time limit of one call to the AI provider, in seconds. */
      aiReplySeconds: z.int(),
      speechSeconds: z.int(),
      transcriptionSeconds: z.int(),
      requestsAtOnce: z.int(),
    }),
  }),
});
