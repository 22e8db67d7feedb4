import type { Fact, Topic } from './facts.ts';
import type { RememberedFact } from './memory.ts';

/** The kind of reply that the partner's last sentence expects from the learner. */
export type Opening = 'question' | 'follow-up' | 'floor' | 'clarify' | 'none';

/** A sentence of the learner that the partner asked the learner to correct. */
export type Repair = {
  code: string;
  wrong: string;
  right: string;
  sentence: string;
  /**
   * How much the partner has helped with the correction. 1: the partner gave a hint. 2: the partner gave the
   * rule. 3: the partner gave the correct form.
   */
  rung: 1 | 2 | 3;
};

/**
 * All data of a conversation that the partner needs for the next turn. The state contains only JSON values
 * and is stored in the database.
 */
export type DialogueState = {
  version: 2;
  seed: number;
  turn: number;
  learner: string;
  slots: Record<string, string>;
  /**
   * Key of the question that the partner has asked and that waits for an answer (`step:…`, `topic:…:n`, `event:…`,
   * `extra:n`). Null if no question waits for an answer.
   */
  pending: string | null;
  /** The partner's last question, exactly as it was worded. */
  lastAsk: string;
  /** The partner's whole previous reply. */
  lastSaid: string;
  opening: Opening;
  /** Whether the partner has already asked a follow-up question to the current question. */
  probed: boolean;
  /** Keys of the questions that the partner does not ask again. */
  done: string[];
  /**
   * Keys of the questions that the learner has answered. The answered questions determine which goals are
   * reached.
   */
  answered: string[];
  topic: string | null;
  /** Topics that the learner does not want to talk about. */
  refused: string[];
  /** Follow-up topics of the scenario that the learner mentioned. */
  heard: string[];
  /** Facts that the learner has mentioned, newest last. */
  facts: Fact[];
  /** Facts from earlier conversations that the partner may mention. */
  remembered: RememberedFact[];
  /** Keys of the remembered facts that the partner has already mentioned. */
  recalled: string[];
  /**
   * Subject of the last follow-up question with its class, and the number of consecutive follow-up questions about this
   * subject.
   */
  followed: { about: string; topic: Topic | null; count: number } | null;
  /**
   * Hashes of the sentences that the partner must not repeat in this conversation. The hashes of short sentences are
   * in `recent`.
   */
  said: string[];
  /** Hashes of the short sentences that the partner has used recently. */
  recent: string[];
  /** Number of consecutive messages that the partner did not understand. */
  misses: number;
  /** Number of replies since the learner last led the conversation. */
  sinceFloor: number;
  lastRecast: number;
  lastTeaching: number;
  repair: Repair | null;
  /** Codes of the errors that the learner corrected after a prompt of the partner. */
  repaired: string[];
  /** Number of consecutive messages with only one or two words. */
  terse: number;
  /** Number of further replies in which the partner remains gentle because of sad news. */
  tender: number;
  /** Number of the learner’s latest message with bad news. */
  badNewsAt: number;
  /** Number of the latest message in which the learner said that the partner had misunderstood. */
  protestAt: number;
  goodbyes: number;
  wrapped: boolean;
  closed: boolean;
};

/**
 * Returns the state before the first turn. The choice among alternative sentences depends only on `seed` and the
 * course of the conversation.
 */
export function newState(seed: number, learner: string): DialogueState {
  return {
    version: 2,
    seed: Math.trunc(seed) >>> 0,
    turn: 0,
    learner: learner.trim().split(/\s+/)[0] ?? '',
    slots: {},
    pending: null,
    lastAsk: '',
    lastSaid: '',
    opening: 'none',
    probed: false,
    done: [],
    answered: [],
    topic: null,
    refused: [],
    heard: [],
    facts: [],
    remembered: [],
    recalled: [],
    followed: null,
    said: [],
    recent: [],
    misses: 0,
    sinceFloor: 0,
    lastRecast: -2,
    lastTeaching: -3,
    repair: null,
    repaired: [],
    terse: 0,
    tender: 0,
    badNewsAt: -9,
    protestAt: -9,
    goodbyes: 0,
    wrapped: false,
    closed: false,
  };
}

/** Completes a state that an earlier version of the engine stored, so that open conversations can continue. */
export const currentState = (stored: unknown): DialogueState => {
  const state = stored as Partial<DialogueState>;
  const fresh = newState(state.seed ?? 1, state.learner ?? '');
  return { ...fresh, ...state, version: 2 };
};
