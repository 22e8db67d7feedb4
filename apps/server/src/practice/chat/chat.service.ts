import type { AiAway } from '@pratik/contract/chat';
import type { CefrLevel } from '@pratik/contract/common';
import type { FeedbackEngine } from '@pratik/feedback/engine';
import type { Scenarios } from '../../curriculum/scenarios.service.ts';
import type { Ai } from '../../platform/ai/ai.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { SignedInUser } from '../../platform/http/caller.ts';
import type { Streams } from '../../platform/http/sse.ts';
import type { Live } from '../../platform/live/live.ts';
import type { Log } from '../../platform/log/log.ts';
import type { Processing } from '../../processing/processing.service.ts';
import type { Progress } from '../../progress/progress.service.ts';
import { createAiPartner } from './ai.partner.ts';
import { type Conversations, createConversations } from './conversation.service.ts';
import { createMessages, type Messages } from './message.service.ts';
import { createOfflinePartner } from './offline.partner.ts';
import type { Partner } from './partner.ts';
import { withFallback } from './partner-fallback.ts';
import { guarded } from './partner-guard.ts';
import { createReplies } from './reply.service.ts';
import { type ReplyTiming, replyTiming } from './reply-order.ts';
import { createReplyTimes } from './reply-times.ts';
import { createReporting } from './reporting.service.ts';

export type Chat = Conversations &
  Messages & {
    /** Has the reply being written stopped; what there is of it stays. */
    stopReply(userId: string, conversationId: string): Promise<void>;
    /** The learner reports what the partner said, once. @throws Problem not-found */
    report(userId: string, turnId: string): Promise<void>;
    /** Ends replies left by a process that died, now and from time to time. */
    startSweeping(): Promise<void>;
    /** Resolves when every reply under way in this process is stored. */
    idle(): Promise<void>;
    /** Ends every stream with an event and stores what there is; call before the database closes. */
    close(): Promise<void>;
  };

export type ChatOptions = {
  db: Db;
  clock: Clock;
  live: Live;
  log: Log;
  streams: Streams;
  processing: Processing;
  progress: Progress;
  scenarios: Scenarios;
  /** For recasts in the offline partner's replies; without it there are none. */
  engine: Pick<FeedbackEngine, 'analyse'> | null;
  /** The house's model; without it everybody talks with the offline partner. */
  ai: Ai | undefined;
  /** Whether a person has allowed their words to go to the house's model. */
  mayUseAi(userId: string, within?: Tx): Promise<boolean>;
  /** A person's own names: no service sees them. */
  namesOf(userId: string): Promise<readonly string[]>;
  levelOf(user: SignedInUser): Promise<CefrLevel | null>;
  timing?: Partial<ReplyTiming>;
  /** Told how long the stages of a reply take. */
  times?: Parameters<typeof createReplyTimes>[0];
};

/** Tokens of a short conversation's prompt. */
const usualPrompt = 1200;

export const createChat = (options: ChatOptions): Chat => {
  const { log, streams, scenarios, engine, ai, progress, namesOf } = options;
  const timing = { ...replyTiming, ...options.timing };
  const recentErrors = async (learner: Pick<SignedInUser, 'id' | 'timeZone'>) =>
    (await progress.recentErrors(learner, 3)).map((error) => error.code);
  const offline = guarded(createOfflinePartner(scenarios, engine), log);
  const aiPartner = withFallback(
    ai && guarded(createAiPartner({ ai, scenarios, recentErrors, namesOf }), log),
    offline,
    log,
  );
  const partnerOf = ({ partner }: { partner: Partner['kind'] }): Partner =>
    partner === 'offline' ? offline : aiPartner;
  const awayOf = async (user: SignedInUser): Promise<AiAway | null> => {
    if (!ai || ai.client.waitMs() > 0) return 'unavailable';
    return (await ai.budget.hasRoom(user, ai.client.maxReplyTokens + usualPrompt)) ? null : 'cap-reached';
  };
  const replyTimes = options.times && createReplyTimes(options.times);
  const timedPartnerOf: typeof partnerOf = (conversation) => {
    const partner = partnerOf(conversation);
    return replyTimes?.timed(partner) ?? partner;
  };
  const replies = createReplies({ ...options, partnerOf: timedPartnerOf, timing });
  const conversations = createConversations({ ...options, hasAi: ai !== undefined, awayOf });
  const messages = createMessages({ ...options, replies });

  let sweeping: NodeJS.Timeout | undefined;
  const close = async () => {
    clearInterval(sweeping);
    await replies.close();
  };
  // Readers are let go as soon as the server begins to stop, not when it has stopped.
  streams.stopping.addEventListener('abort', () => void close(), { once: true });

  return {
    ...conversations,
    ...messages,
    send: (user, message, requestId) => {
      const send = () => messages.send(user, message, requestId);
      return replyTimes?.arrived(message.conversationId, send) ?? send();
    },
    stopReply: (userId, conversationId) => replies.stop(conversationId, userId),
    report: createReporting(options),
    async startSweeping() {
      await replies.sweep();
      sweeping = setInterval(() => {
        replies.sweep().catch((err: unknown) => log.warn({ err }, 'sweep of replies failed'));
      }, timing.sweepMs);
      sweeping.unref();
    },
    idle: replies.idle,
    close,
  };
};
