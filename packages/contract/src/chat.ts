import { z } from 'zod';
import { get, post } from './call.ts';
import { cefrLevel, day, done, id, instant, page, pageFrame, plainText, size } from './common.ts';
import { scene } from './drawing.ts';
import { face } from './face.ts';
import { correctionCode, messageFeedback } from './feedback.ts';
import { problemDocument } from './problems.ts';
import { danger } from './safety.ts';

export const messageMaxLength = 2000;

/** The learner’s active conversation time on one day, measured by the server’s clock. */
export const meter = z.object({
  day,
  usedSeconds: z.number().min(0),
  limitSeconds: z.int(),
  full: z.boolean(),
  nextDayAt: instant,
});
export type Meter = z.infer<typeof meter>;

export const partnerKind = z.enum(['ai', 'offline']);
export type PartnerKind = z.infer<typeof partnerKind>;

/**
 * Why the offline partner replies instead of the AI. `unavailable`: the AI service is unavailable. `cap-reached`:
 * the day’s token limit is reached. `above-level`: the AI’s reply was above the learner’s level.
 */
export const aiAway = z.enum(['unavailable', 'cap-reached', 'above-level']);
export type AiAway = z.infer<typeof aiAway>;

export const conversationKind = z.enum(['free', 'scenario', 'errors']);
export type ConversationKind = z.infer<typeof conversationKind>;

const bilingual = z.object({ tr: z.string(), en: z.string() });

export const scenarioCard = z.object({
  id: z.string(),
  level: cefrLevel,
  kind: z.enum(['role-play', 'topic']),
  title: bilingual,
  goal: bilingual,
  learnerRole: bilingual,
  partnerName: z.string(),
  /**
   * Face of the partner. Null for a scenario without a drawn face; the screen then chooses a face by the
   * partner’s name.
   */
  partnerFace: face.nullable(),
  /** Drawing of the place: its parts from left to right. Null for a scenario without a drawing. */
  scene: scene.nullable(),
  phrases: z.array(z.object({ en: z.string(), tr: z.string() })),
});
export type ScenarioCard = z.infer<typeof scenarioCard>;

/** One goal of a scenario, and whether the learner has reached it. */
export const goal = z.object({ id: z.string(), text: bilingual, met: z.boolean() });
export type Goal = z.infer<typeof goal>;

export const summary = z.object({
  minutes: z.number(),
  learnerTurns: z.int(),
  words: z.int(),
  distinctWords: z.int(),
  /** Number of corrections per error code, most frequent error code first. */
  corrections: z.array(z.object({ code: correctionCode, count: z.int() })),
  /** Number of messages whose feedback was not available when the summary was created. */
  pendingMessages: z.int(),
  /**
   * Sentences of the learner that are worth remembering. `better` is the corrected sentence, or null if the
   * sentence has no corrections.
   */
  keep: z.array(z.object({ said: z.string(), better: z.string().nullable() })),
});
export type Summary = z.infer<typeof summary>;

export const conversation = z.object({
  id,
  kind: conversationKind,
  scenario: scenarioCard.nullable(),
  /**
   * The kind of partner that the learner chose for the conversation. With `ai`, the offline partner writes only the
   * replies that the AI cannot write.
   */
  partner: partnerKind,
  /** In a conversation with the AI: why the offline partner wrote the last reply or will write the next reply. */
  aiAway: aiAway.optional(),
  partnerName: z.string(),
  /** Face of the partner. Null for a partner without a drawn face, for example in error practice. */
  partnerFace: face.nullable(),
  level: cefrLevel,
  state: z.enum(['open', 'closed']),
  startedAt: instant,
  lastTurnAt: instant,
  learnerTurns: z.int(),
  summary: summary.nullable(),
  /** The goals of the scenario. Absent if the scenario has no goals. */
  goals: z.array(goal).optional(),
});
export type Conversation = z.infer<typeof conversation>;

/**
 * State of a turn. `streaming`: in progress. `stopped`: stopped by the learner. `cut` and `failed`: incomplete; the
 * learner can request the reply again.
 */
export const turnState = z.enum(['streaming', 'complete', 'stopped', 'cut', 'failed']);
export const turn = z.object({
  id,
  conversationId: id,
  position: z.int(),
  speaker: z.enum(['learner', 'partner']),
  /** The kind of partner that wrote the reply. Absent for the opening message, which is part of the scenario. */
  partner: partnerKind.optional(),
  text: z.string(),
  state: turnState,
  /** Why the reply is incomplete. Null for a turn without a problem. */
  problem: problemDocument.nullable(),
  createdAt: instant,
  /** Feedback on the learner’s turn. Null for turns of the partner. */
  feedback: messageFeedback.nullable(),
  /**
   * Set on a learner turn that signals danger, and on the help text that answers this turn. The help text is a
   * fixed text, and no AI provider receives either turn.
   */
  danger: danger.optional(),
  /** Whether the learner has reported this turn of the partner. */
  reported: z.boolean().optional(),
  /** Two or three suggested replies below a turn of the partner. Absent if there are no suggestions. */
  suggestions: z.array(z.string()).optional(),
});
export type Turn = z.infer<typeof turn>;

export const getChatOptions = get({
  path: 'chat/options',
  access: 'user',
  summary: 'The choices for a new conversation: scenarios, the minutes left today, recent errors',
  answer: z.object({
    partner: partnerKind,
    /**
     * True if an AI provider is configured but the learner has not consented to it. In this case, the offline
     * partner replies.
     */
    consentMissing: z.boolean().optional(),
    /**
     * Why the AI is unavailable now. Even then, a new conversation can start: the offline partner replies until the
     * AI is available.
     */
    aiAway: aiAway.optional(),
    level: cefrLevel,
    scenarios: z.array(scenarioCard),
    /** Error codes of the learner’s recent corrections, most frequent first. Empty if there are no corrections. */
    recentErrors: z.array(z.object({ code: correctionCode, count: z.int() })),
    meter,
    openConversationId: id.nullable(),
  }),
});

export const startConversation = post({
  path: 'chat/start',
  access: 'user',
  summary: 'Starts a conversation; a second call with the same id returns the same conversation',
  body: z.object({
    conversationId: id,
    kind: conversationKind,
    scenarioId: plainText.max(80).optional(),
    /**
     * For a conversation of the kind `errors`: the error code to practise. If omitted, the learner’s recent
     * errors are practised.
     */
    code: correctionCode.optional(),
    level: cefrLevel.optional(),
  }),
  answer: z.object({ conversation, turns: z.array(turn), meter }),
  problems: ['daily-limit-reached', 'not-found'],
  cost: 'message',
});

export const getConversation = get({
  path: 'chat/get-conversation',
  access: 'user',
  summary: 'A conversation with all its turns and corrections',
  query: z.object({ id }),
  answer: z.object({ conversation, turns: z.array(turn), meter }),
  problems: ['not-found'],
});

export const listConversations = post({
  path: 'chat/list-conversations',
  access: 'user',
  summary: 'The user’s conversations, newest first',
  body: z.object({ page, size }),
  answer: z.object({ conversations: z.array(conversation), ...pageFrame }),
});

/**
 * Events of a reply stream. Each event object is sent in the `data:` field of a server-sent event, and its `type`
 * in the `event:` field.
 */
export const replyEvent = z.discriminatedUnion('type', [
  /** The server has stored the learner’s turn. The reply follows. */
  z.object({ type: z.literal('accepted'), turn, replyId: id, meter }),
  z.object({ type: z.literal('delta'), replyId: id, text: z.string() }),
  z.object({
    type: z.literal('done'),
    turn,
    meter,
    conversationState: z.enum(['open', 'closed']),
    goals: z.array(goal).optional(),
  }),
  /**
   * The reply failed. Turns that were stored before the failure remain stored. `problem` is always the last event
   * of a stream.
   */
  z.object({ type: z.literal('problem'), problem: problemDocument, turn: turn.nullable() }),
]);
export type ReplyEvent = z.infer<typeof replyEvent>;

export const sendMessage = post({
  cost: 'message',
  path: 'chat/send-message',
  access: 'user',
  summary: 'Sends a message; the reply is an event stream',
  body: z.object({
    conversationId: id,
    /** Id created by the browser. If a message is sent twice with the same id, the server stores it only once. */
    turnId: id,
    text: plainText.trim().min(1, 'text-missing').max(messageMaxLength),
  }),
  answer: replyEvent,
  answerKind: 'events',
  problems: ['not-found', 'conversation-closed', 'reply-in-progress', 'daily-limit-reached', 'unavailable'],
});

export const retryReply = post({
  cost: 'message',
  path: 'chat/retry-reply',
  access: 'user',
  summary: 'Requests a reply again that was cut or did not arrive',
  body: z.object({ conversationId: id }),
  answer: replyEvent,
  answerKind: 'events',
  problems: ['not-found', 'conversation-closed', 'reply-in-progress', 'unavailable'],
});

export const stopReply = post({
  path: 'chat/stop-reply',
  access: 'user',
  summary: 'Stops the reply that is being written; the text written so far remains',
  body: z.object({ conversationId: id }),
  answer: done,
});

/**
 * Reports that the learner is typing, so that typing time counts as conversation time. Sent at most every 15
 * seconds.
 */
export const reportActivity = post({
  path: 'chat/report-activity',
  access: 'user',
  summary: 'Reports that the user is typing',
  body: z.object({ conversationId: id }),
  answer: z.object({ meter }),
  problems: ['not-found'],
});

export const endConversation = post({
  path: 'chat/end',
  access: 'user',
  summary: 'Ends a conversation and returns its summary',
  body: z.object({ conversationId: id }),
  answer: z.object({ conversation, meter }),
  problems: ['not-found'],
});

export const disputeCorrection = post({
  path: 'chat/dispute-correction',
  access: 'user',
  summary: 'Disputes a correction, so that an administrator reviews the message',
  body: z.object({ correctionId: id, disputed: z.boolean() }),
  answer: done,
  problems: ['not-found'],
});

export const reportTurn = post({
  path: 'chat/report-turn',
  access: 'user',
  summary: 'Reports a message of the partner to the administrators',
  body: z.object({ turnId: id }),
  answer: done,
  problems: ['not-found'],
});
