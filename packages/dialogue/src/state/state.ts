import type { Fact, Topic } from './facts.ts';
import type { RememberedFact } from './memory.ts';

/** The kind of answer that the partner's last line expects. */
export type Opening = 'question' | 'follow-up' | 'floor' | 'clarify' | 'none';

/** A sentence that the partner asked the learner to repeat correctly. */
export type Repair = {
  code: string;
  wrong: string;
  right: string;
  sentence: string;
  /** 1: nudge given, 2: rule given, 3: form given. */
  rung: 1 | 2 | 3;
};

/** Everything that the partner stores between two turns. Plain JSON, stored in the database. */
export type DialogueState = {
  version: 2;
  seed: number;
  turn: number;
  learner: string;
  slots: Record<string, string>;
  /** The question of the scenario that waits for an answer (`step:…`, `topic:…:n`, `event:…`, `extra:n`), if any. */
  pending: string | null;
  /** The words in which the partner asked last. */
  lastAsk: string;
  /** The whole previous reply. */
  lastSaid: string;
  opening: Opening;
  /** The pending question was already followed up once. */
  probed: boolean;
  /** Questions that are done. */
  done: string[];
  /** Questions that were answered, for the goals. */
  answered: string[];
  topic: string | null;
  /** Topics that the learner does not want. */
  refused: string[];
  /** Follow-up topics that the learner mentioned. */
  heard: string[];
  /** What the learner said about themselves, newest last. */
  facts: Fact[];
  /** Facts of earlier conversations that the partner may come back to. */
  remembered: RememberedFact[];
  /** Keys of the facts to which it came back. */
  recalled: string[];
  /** The kind of thing that was followed up last, and how often in a row. */
  followed: { about: string; topic: Topic | null; count: number } | null;
  /** Fingerprints of every line said. */
  said: string[];
  /** Fingerprints of the latest short lines. */
  recent: string[];
  /** Number of messages in a row that were not understood. */
  misses: number;
  /** Replies since the learner last led the conversation. */
  sinceFloor: number;
  lastRecast: number;
  lastTeaching: number;
  repair: Repair | null;
  /** Error codes that the learner repaired after a prompt. */
  repaired: string[];
  /** Messages in a row of one or two words. */
  terse: number;
  /** Replies for which the partner stays gentle after sad news. */
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

/** Completes a state that an earlier version of the engine stored, so that open conversations continue. */
export const currentState = (stored: unknown): DialogueState => {
  const state = stored as Partial<DialogueState>;
  const fresh = newState(state.seed ?? 1, state.learner ?? '');
  return { ...fresh, ...state, version: 2 };
};
