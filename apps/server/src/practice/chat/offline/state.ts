/** All that the partner remembers between two turns; plain JSON, kept in the database. */
export type OfflineState = {
  version: 1;
  seed: number;
  turn: number;
  learner: string;
  slots: Record<string, string>;
  /** The question that waits for an answer (`step:…`, `topic:…:n`, `extra:n`), if any. */
  pending: string | null;
  /** The words it was last asked in. */
  lastAsk: string;
  /** The pending question was already followed up once. */
  probed: boolean;
  /** Questions that are over. */
  done: string[];
  topic: string | null;
  /** Follow-up topics that the learner touched upon. */
  heard: string[];
  /** Fingerprints of every line said. */
  said: string[];
  /** Answers to the pending question that were not understood. */
  misses: number;
  lastRecast: number;
  goodbyes: number;
  wrapped: boolean;
  closed: boolean;
};

/** The state before the first word. `seed` chooses among alternatives, nothing else does. */
export function newState(seed: number, learner: string): OfflineState {
  return {
    version: 1,
    seed: Math.trunc(seed) >>> 0,
    turn: 0,
    learner: learner.trim().split(/\s+/)[0] ?? '',
    slots: {},
    pending: null,
    lastAsk: '',
    probed: false,
    done: [],
    topic: null,
    heard: [],
    said: [],
    misses: 0,
    lastRecast: -2,
    goodbyes: 0,
    wrapped: false,
    closed: false,
  };
}
