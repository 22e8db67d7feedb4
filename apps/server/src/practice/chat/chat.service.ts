import type { AiAway } from '@pratik/contract/chat';
import type { CefrLevel } from '@pratik/contract/common';
import type { CorrectionDose } from '@pratik/contract/user';
import type { WordLevels } from '@pratik/dialogue/level/word-levels';
import type { FeedbackEngine } from '@pratik/feedback/engine';
import type { Scenarios } from '../../curriculum/scenarios.service.ts';
import type { Ai } from '../../platform/ai/ai.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { SignedInUser } from '../../platform/http/caller.ts';
import type { Streams } from '../../platform/http/streams/sse.ts';
import type { Live } from '../../platform/live/live.ts';
import type { Log } from '../../platform/log/log.ts';
import type { Processing } from '../../processing/processing.service.ts';
import type { Progress } from '../../progress/progress.service.ts';
import { type Conversations, createConversations } from './conversation.service.ts';
import type { Memory } from './memory/memory.service.ts';
import { createMessages, type Messages } from './message.service.ts';
import { createAiPartner } from './partner/ai.partner.ts';
import { createOfflinePartner } from './partner/offline.partner.ts';
import { createReplies, type ReplyTiming, replyTiming } from './reply/reply.service.ts';
import { createReplyPartners } from './reply/reply-partner.ts';
import { createReporting } from './reporting.service.ts';

export type Chat = Conversations &
  Messages & {
    /** Stops the reply that is being written; the text written so far is stored. */
    stopReply(userId: string, conversationId: string): Promise<void>;
    /**
     * Reports a turn of the partner to the administrators; a repeated report has no effect. @throws Problem
     * not-found
     */
    report(userId: string, turnId: string): Promise<void>;
    /** Ends the replies of server processes that died, now and at regular intervals. */
    startSweeping(): Promise<void>;
    /** Resolves when every active reply of this process is stored. */
    idle(): Promise<void>;
    /**
     * Ends every reply stream with an event and stores the text written so far. Must be called before the database
     * closes.
     */
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
  memory: Memory;
  scenarios: Scenarios;
  /**
   * The feedback engine with which the offline partner repeats an error in correct form (a recast). When null,
   * there are no recasts.
   */
  engine: Pick<FeedbackEngine, 'analyse'> | null;
  /** The configured AI provider. When undefined, the offline partner replies to every user. */
  ai: Ai | undefined;
  /** Whether a user has consented to the transmission of their text to the AI provider. */
  mayUseAi(userId: string, within?: Tx): Promise<boolean>;
  /** The user’s own names, which are removed from all text that is sent to a provider. */
  namesOf(userId: string): Promise<readonly string[]>;
  /** Which corrections the user wants to see, and when. */
  doseOf(userId: string): Promise<CorrectionDose>;
  levelOf(user: SignedInUser): Promise<CefrLevel | null>;
  /** The levels of words, with which the AI’s replies are adapted to the learner’s level. */
  wordLevels(): Promise<WordLevels>;
  timing?: Partial<ReplyTiming>;
  /** Receives the duration of each stage of a reply. */
  times?: Parameters<typeof createReplyPartners>[0]['times'];
};

/** Typical number of tokens in the prompt of a short conversation. */
const usualPrompt = 1200;

export const createChat = (options: ChatOptions): Chat => {
  const { log, streams, scenarios, engine, ai, progress, memory, namesOf } = options;
  const timing = { ...replyTiming, ...options.timing };
  const recentErrors = async (learner: Pick<SignedInUser, 'id' | 'timeZone'>) =>
    (await progress.recentErrors(learner, 3)).map((error) => error.code);
  const offline = createOfflinePartner(scenarios, engine, options.wordLevels);
  const remembered = memory.forPrompt;
  const { wordLevels } = options;
  const { partnerOf, arrived } = createReplyPartners({
    ai: ai && createAiPartner({ ai, scenarios, recentErrors, remembered, namesOf, wordLevels, offline }),
    offline,
    log,
    times: options.times,
  });
  const awayOf = async (user: SignedInUser): Promise<AiAway | null> => {
    if (!ai || ai.client.waitMs() > 0) return 'unavailable';
    return (await ai.budget.hasRoom(user, ai.client.maxReplyTokens + usualPrompt)) ? null : 'cap-reached';
  };
  const replies = createReplies({ ...options, partnerOf, timing });
  const conversations = createConversations({ ...options, hasAi: ai !== undefined, awayOf });
  const messages = createMessages({ ...options, replies });

  let sweeping: NodeJS.Timeout | undefined;
  const close = async () => {
    clearInterval(sweeping);
    await replies.close();
  };
  // Ends the event streams when the server begins to stop, because open streams would delay the shutdown.
  streams.stopping.addEventListener('abort', () => void close(), { once: true });

  return {
    ...conversations,
    ...messages,
    send: (user, message, requestId) =>
      arrived(message.conversationId, () => messages.send(user, message, requestId)),
    stopReply: (userId, conversationId) => replies.stop(conversationId, userId),
    report: createReporting(options),
    async startSweeping() {
      await replies.sweep();
      sweeping = setInterval(() => {
        replies
          .sweep()
          .catch((err: unknown) =>
            log.warn({ err }, 'could not end the replies of server processes that died'),
          );
      }, timing.sweepMs);
      sweeping.unref();
    },
    idle: replies.idle,
    close,
  };
};
