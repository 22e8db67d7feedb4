import type { BodyOf } from '@pratik/contract/call';
import type { changeMemory, deleteFacts as deleteFactsCall, MemoryState } from '@pratik/contract/chat-memory';
import type { DialogueState } from '@pratik/dialogue/dialogue';
import type { Fact } from '@pratik/dialogue/state/facts';
import { keyOf, type RememberedFact, worthRemembering } from '@pratik/dialogue/state/memory';
import type { Scenarios } from '../../../curriculum/scenarios.service.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { ConversationRow } from '../chat.tables.ts';
import { lockConversation } from '../conversation.store.ts';
import {
  deleteBeyond,
  deleteFacts,
  deleteFactsOfConversation,
  type FactRow,
  markRecalled,
  saveRemembers,
  selectFacts,
  selectRemembers,
  upsertFacts,
} from './memory.store.ts';

export type Memory = ReturnType<typeof createMemory>;

type Parts = { db: Db; clock: Clock; scenarios: Scenarios };
type Talk = Pick<ConversationRow, 'id' | 'user_id' | 'kind' | 'scenario_id' | 'partner_state'>;

/** Maximum number of stored facts per user. When a user has more, the oldest facts are deleted. */
const mostFacts = 100;
/** Maximum number of facts that the partner may mention again in one conversation. */
const mostRecalled = 4;
/** Maximum number of facts in the prompt of the AI partner. */
const mostInPrompt = 12;
const dayMs = 86_400_000;

/** Manages facts that the partner remembers across conversations, for learners who agreed to this. */
export const createMemory = ({ db, clock, scenarios }: Parts) => {
  const state = async (userId: string): Promise<MemoryState> => {
    const [remembers, rows] = await Promise.all([selectRemembers(db, userId), selectFacts(db, userId)]);
    return { remembers, facts: rows.map(view) };
  };

  /**
   * Whether the learner’s messages contain personal facts. In a role-play the learner plays a role, and in error
   * practice the sentences are exercises.
   */
  const isPersonal = ({ kind, scenario_id }: Talk): boolean =>
    kind !== 'errors' && scenarios.find(scenario_id ?? '')?.kind !== 'role-play';

  const store = async (tx: Tx, talk: Talk, facts: readonly Fact[], at: Date): Promise<void> => {
    const lasting = worthRemembering(facts);
    if (lasting.length === 0 || !isPersonal(talk)) return;
    await upsertFacts(tx, talk, lasting, at);
    await deleteBeyond(tx, talk.user_id, mostFacts);
  };

  const remembered = async (userId: string): Promise<FactRow[]> =>
    (await selectRemembers(db, userId)) ? selectFacts(db, userId) : [];

  return {
    state,

    /** Turns the memory on or off. Turning it off deletes all remembered facts. */
    async change(userId: string, { remembers, conversationId }: BodyOf<typeof changeMemory>) {
      await db.transaction().execute(async (tx) => {
        const at = clock.now();
        await saveRemembers(tx, userId, remembers, at);
        if (!remembers) return deleteFacts(tx, userId);
        const talk = conversationId && (await lockConversation(tx, conversationId, userId));
        if (talk) await store(tx, talk, (talk.partner_state as DialogueState | null)?.facts ?? [], at);
      });
      return state(userId);
    },

    async delete(userId: string, { ids }: BodyOf<typeof deleteFactsCall>): Promise<MemoryState> {
      await deleteFacts(db, userId, ids);
      return state(userId);
    },

    /** Stores the facts from the learner’s newest message, in the same transaction as the reply. */
    async noteTurn(tx: Tx, talk: Talk, at: Date): Promise<void> {
      const { turn, facts = [], recalled = [] } = (talk.partner_state ?? {}) as Partial<DialogueState>;
      // A message about a fact that the partner has mentioned in this conversation does not store the fact again,
      // unless the message names an event. Otherwise the partner would mention the same fact in every conversation.
      const fresh = facts.filter(
        (fact) => fact.turn === turn && (fact.event !== undefined || !recalled.includes(keyOf(fact))),
      );
      if (fresh.length === 0 && recalled.length === 0) return;
      if (!(await selectRemembers(tx, talk.user_id))) return;
      if (recalled.length > 0) await markRecalled(tx, talk.user_id, recalled, at);
      await store(tx, talk, fresh, at);
    },

    /** Deletes the facts of a conversation in which the learner wrote about danger. */
    deleteFactsOfConversation: (tx: Tx, conversationId: string) =>
      deleteFactsOfConversation(tx, conversationId),

    /** Returns the facts that the partner may mention again in a new conversation; facts with an event are first. */
    async toRecall(userId: string): Promise<RememberedFact[]> {
      const now = clock.now().getTime();
      return (await remembered(userId))
        .filter((row) => row.recalled_at === null)
        .sort((a, b) => Number(b.event !== '') - Number(a.event !== ''))
        .slice(0, mostRecalled)
        .map(({ kind, about, event, topic, plural, pronoun, at }) => ({
          ...{ kind, about, topic, plural, pronoun },
          ...(event === '' ? {} : { event }),
          days: Math.floor((now - at.getTime()) / dayMs),
        }));
    },

    /** Returns facts for the prompt of the AI partner, such as "family: your brother, exam". */
    forPrompt: async (userId: string): Promise<string[]> =>
      (await remembered(userId))
        .slice(0, mostInPrompt)
        .map(({ kind, about, event, recalled_at }) =>
          event === '' || recalled_at !== null ? `${kind}: ${about}` : `${kind}: ${about}, ${event}`,
        ),
  };
};

const view = ({ id, kind, about, event, at }: FactRow): MemoryState['facts'][number] => ({
  id,
  kind,
  about,
  event: event === '' ? null : event,
  at: at.toISOString(),
});
