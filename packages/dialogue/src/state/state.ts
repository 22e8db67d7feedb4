import type { Fact, Topic } from './facts.ts';
import type { RememberedFact } from './memory.ts';

/** The kind of answer that the partner's last sentence expects. */
export type Opening = 'question' | 'follow-up' | 'floor' | 'clarify' | 'none';

/** A sentence that the partner asked the learner to repeat correctly. */
export type Repair = {
  code: string;
  wrong: string;
  right: string;
  sentence: string;
  /** Step of the correction. 1: a hint was given. 2: the rule was given. 3: the correct form was given. */
  rung: 1 | 2 | 3;
};

/** All data that the partner stores between two turns. It contains only JSON values and is stored in the database. */
export type DialogueState = {
  version: 2;
  seed: number;
  turn: number;
  learner: string;
  slots: Record<string, string>;
  /**
   * Key of the current question, which waits for an answer (`step:…`, `topic:…:n`, `event:…`, `extra:n`). Null if
   * no question waits.
   */
  pending: string | null;
  /** The wording of the partner's last question. */
  lastAsk: string;
  /** The whole previous reply. */
  lastSaid: string;
  opening: Opening;
  /** Whether the partner has already asked a follow-up question to the current question. */
  probed: boolean;
  /** Keys of the questions that are done. */
  done: string[];
  /** Keys of the questions that the learner answered. The goals depend on them. */
  answered: string[];
  topic: string | null;
  /** Topics that the learner does not want. */
  refused: string[];
  /** Follow-up topics that the learner mentioned. */
  heard: string[];
  /** Facts that the learner has mentioned, newest last. */
  facts: Fact[];
  /** Facts from earlier conversations that the partner may mention. */
  remembered: RememberedFact[];
  /** Keys of the remembered facts that the partner has already mentioned. */
  recalled: string[];
  /**
   * Subject and class of the last follow-up question, and how many follow-up questions in succession were about
   * them.
   */
  followed: { about: string; topic: Topic | null; count: number } | null;
  /** Hashes of all sentences that the partner has used. */
  said: string[];
  /** Hashes of the short sentences that the partner has used recently. */
  recent: string[];
  /** Number of successive messages that the partner did not understand. */
  misses: number;
  /** Number of replies since the learner last led the conversation. */
  sinceFloor: number;
  lastRecast: number;
  lastTeaching: number;
  repair: Repair | null;
  /** Error codes that the learner corrected after a prompt. */
  repaired: string[];
  /** Number of successive messages with only one or two words. */
  terse: number;
  /** Number of further replies in which the partner stays gentle after sad news. */
  tender: number;
  goodbyes: number;
  wrapped: boolean;
  closed: boolean;
};

/** The state before the first turn. Only `seed` influences the choice among alternatives. */
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
