import { randomUUID } from 'node:crypto';
import type { AnswerOf, BodyOf } from '@pratik/contract/call';
import type {
  AiAway,
  endConversation,
  getChatOptions,
  getConversation,
  listConversations,
  Meter,
  PartnerKind,
  startConversation,
} from '@pratik/contract/chat';
import { type CefrLevel, totalCap } from '@pratik/contract/common';
import type { CorrectionCode } from '@pratik/contract/feedback';
import type { Scenarios } from '../../curriculum/scenarios.service.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import type { SignedInUser } from '../../platform/http/caller.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { Live } from '../../platform/live/live.ts';
import type { Processing } from '../../processing/processing.service.ts';
import type { Progress } from '../../progress/progress.service.ts';
import { dailyLimit } from './chat.policy.ts';
import type { ConversationRow } from './chat.tables.ts';
import { conversationView, turnView } from './chat.view.ts';
import { closeConversation, currentSummary } from './closing/closing.service.ts';
import {
  addToConversation,
  countConversations,
  insertConversation,
  lockConversation,
  selectConversation,
  selectConversations,
  selectOpenConversationId,
  updateConversation,
} from './conversation.store.ts';
import type { Memory } from './memory/memory.service.ts';
import { openingOf } from './opening.ts';
import { insertTurns, selectTurns } from './turn.store.ts';

export type Conversations = {
  options(user: SignedInUser): Promise<AnswerOf<typeof getChatOptions>>;
  /**
   * Starts a conversation. A repeated call with the same id returns the same conversation. @throws Problem
   * daily-limit-reached, not-found
   */
  start(
    user: SignedInUser,
    wish: BodyOf<typeof startConversation>,
  ): Promise<AnswerOf<typeof startConversation>>;
  /** Returns a conversation of the user. @throws Problem not-found */
  get(user: SignedInUser, id: string): Promise<AnswerOf<typeof getConversation>>;
  list(
    user: SignedInUser,
    query: BodyOf<typeof listConversations>,
  ): Promise<AnswerOf<typeof listConversations>>;
  /** Adds the time during which the learner types. A closed conversation does not change. @throws Problem not-found */
  reportActivity(user: SignedInUser, id: string): Promise<Meter>;
  /** Closes a conversation. A conversation that is already closed is returned unchanged. @throws Problem not-found */
  end(user: SignedInUser, id: string): Promise<AnswerOf<typeof endConversation>>;
  openConversationOf(userId: string): Promise<string | null>;
};

export type ConversationParts = {
  db: Db;
  clock: Clock;
  live: Live;
  processing: Processing;
  progress: Progress;
  scenarios: Scenarios;
  memory: Pick<Memory, 'toRecall'>;
  hasAi: boolean;
  /** Returns the reason why the AI is unavailable to the user; null when it is available. */
  awayOf(user: SignedInUser): Promise<AiAway | null>;
  mayUseAi(userId: string): Promise<boolean>;
  levelOf(user: SignedInUser): Promise<CefrLevel | null>;
};

const defaultLevel: CefrLevel = 'A2';
const recentErrorCount = 5;

export const createConversations = (parts: ConversationParts): Conversations => {
  const { db, clock, live, processing, progress, scenarios, memory } = parts;
  const partnerFor = async (user: SignedInUser): Promise<PartnerKind> =>
    parts.hasAi && (await parts.mayUseAi(user.id)) ? 'ai' : 'offline';
  const levelOf = async (user: SignedInUser) => (await parts.levelOf(user)) ?? defaultLevel;
  const codesToPractise = async (user: SignedInUser, code: CorrectionCode | undefined) =>
    code ? [code] : (await progress.recentErrors(user, recentErrorCount)).map((error) => error.code);

  const full = async (user: SignedInUser, conversation: ConversationRow) => {
    const [rows, meter] = await Promise.all([selectTurns(db, conversation.id), progress.meterOf(user)]);
    const said = rows.filter((row) => row.speaker === 'learner').map((row) => row.id);
    const feedback = await processing.feedbackOf(said);
    return {
      conversation: conversationView(conversation, scenarios),
      turns: rows.map((row) => turnView(row, feedback.get(row.id) ?? null)),
      meter,
    };
  };

  /** Computes a stored summary again if it was made while feedback was pending. */
  const withFreshSummary = async (row: ConversationRow): Promise<ConversationRow> => {
    if (!row.summary || row.summary.pendingMessages === 0) return row;
    const summary = await currentSummary(db, processing, row);
    await updateConversation(db, row.id, { summary });
    return { ...row, summary };
  };

  const get: Conversations['get'] = async (user, id) => {
    const row = await selectConversation(db, id, user.id);
    if (!row) throw new Problem('not-found');
    return full(user, await withFreshSummary(row));
  };

  return {
    async options(user) {
      const [partner, level, recentErrors, meter, openConversationId] = await Promise.all([
        partnerFor(user),
        levelOf(user),
        progress.recentErrors(user, recentErrorCount),
        progress.meterOf(user),
        selectOpenConversationId(db, user.id),
      ]);
      const cards = [...scenarios.cards()];
      const consentMissing = parts.hasAi && partner === 'offline';
      const away = partner === 'ai' ? await parts.awayOf(user) : null;
      const aiAway = away ? { aiAway: away } : {};
      return {
        partner,
        consentMissing,
        ...aiAway,
        level,
        scenarios: cards,
        recentErrors,
        meter,
        openConversationId,
      };
    },

    async start(user, wish) {
      const { conversationId, kind } = wish;
      if (await selectConversation(db, conversationId, user.id)) return get(user, conversationId);
      const codes = kind === 'errors' ? await codesToPractise(user, wish.code) : [];
      const partner = await partnerFor(user);
      const away = partner === 'ai' ? await parts.awayOf(user) : null;
      const opening = openingOf(
        scenarios,
        { conversationId, kind, scenarioId: wish.scenarioId, level: wish.level },
        // When the AI writes the replies, the opening line contains no name, because the turns are sent to the AI
        // provider.
        {
          name: partner === 'ai' ? '' : user.name,
          level: await levelOf(user),
          codes,
          remembered: kind === 'free' ? await memory.toRecall(user.id) : [],
        },
      );
      await db.transaction().execute(async (tx) => {
        const now = clock.now();
        const { meter, addedMs } = await progress.recordActivity(
          tx,
          user,
          { kind: 'chat', beginning: true },
          now,
        );
        if (meter.full) throw dailyLimit(meter, now);
        const made = await insertConversation(tx, {
          id: conversationId,
          user_id: user.id,
          kind,
          scenario_id: opening.scenarioId,
          partner,
          ai_away: away,
          partner_name: opening.partnerName,
          level: opening.level,
          codes,
          partner_state: opening.memory,
          started_at: now,
        });
        if (!made) return;
        await insertTurns(tx, [
          {
            id: randomUUID(),
            conversation_id: conversationId,
            position: 0,
            speaker: 'partner',
            text: opening.text,
            state: 'complete',
            created_at: now,
          },
        ]);
        const added = { activeMs: addedMs, learnerTurns: 0, positions: 0, at: now };
        if (addedMs > 0) await addToConversation(tx, conversationId, added);
        await live.announce(tx, { user: user.id }, { type: 'conversation', conversationId });
      });
      return get(user, conversationId);
    },

    get,

    async list(user, { page, size }) {
      const [rows, found] = await Promise.all([
        selectConversations(db, user.id, page, size),
        countConversations(db, user.id),
      ]);
      return {
        conversations: rows.map((row) => conversationView(row, scenarios)),
        total: Math.min(found, totalCap),
        totalCapped: found > totalCap,
        page,
        size,
      };
    },

    reportActivity: (user, id) =>
      db.transaction().execute(async (tx) => {
        const now = clock.now();
        const conversation = await lockConversation(tx, id, user.id);
        if (!conversation) throw new Problem('not-found');
        if (conversation.state === 'closed') return progress.meterOf(user, tx);
        const { meter, addedMs } = await progress.recordActivity(tx, user, { kind: 'chat' }, now);
        await addToConversation(tx, id, { activeMs: addedMs, learnerTurns: 0, positions: 0, at: now });
        await live.announce(tx, { user: user.id }, { type: 'meter', meter });
        return meter;
      }),

    async end(user, id) {
      await db.transaction().execute(async (tx) => {
        const locked = await lockConversation(tx, id, user.id);
        if (!locked) throw new Problem('not-found');
        if (locked.state === 'closed') return;
        await closeConversation(tx, { processing, progress }, locked, clock.now());
        await live.announce(tx, { user: user.id }, { type: 'conversation', conversationId: id });
      });
      const { conversation, meter } = await get(user, id);
      return { conversation, meter };
    },

    openConversationOf: (userId) => selectOpenConversationId(db, userId),
  };
};
