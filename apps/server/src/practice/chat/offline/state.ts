/** Everything that the partner stores between two turns. Plain JSON, stored in the database. */
export type OfflineState = {
  version: 1;
  seed: number;
  turn: number;
  learner: string;
  slots: Record<string, string>;
  /** The question that waits for an answer (`step:…`, `topic:…:n`, `extra:n`), if any. */
  pending: string | null;
  /** The words in which it was last asked. */
  lastAsk: string;
  /** The pending question was already followed up once. */
  probed: boolean;
  /** Questions that are done. */
  done: string[];
  topic: string | null;
  /** Follow-up topics that the learner mentioned. */
  heard: string[];
  /** Fingerprints of every line said. */
  said: string[];
  /** Number of answers to the pending question that were not understood. */
  misses: number;
  lastRecast: number;
  goodbyes: number;
  wrapped: boolean;
  closed: boolean;
};

/** The state before the first turn. Only `seed` influences the choice among alternatives. */
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
