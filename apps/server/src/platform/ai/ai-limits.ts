/** Time limits of a stream, in milliseconds. */
export type AiLimits = { firstChunkMs: number; idleMs: number; totalMs: number };

/** The time limit that was exceeded. */
export type AiLimit = 'first-chunk' | 'idle' | 'total';

export type AiWatch = {
  /** Signal that aborts when a time limit is exceeded or the caller aborts. */
  signal: AbortSignal;
  /** Restarts the idle time limit, because a chunk has arrived. */
  heard(): void;
  /** Returns the exceeded time limit; undefined when none was exceeded. */
  passed(): AiLimit | undefined;
  end(): void;
};

/** Enforces the time limits of one streamed answer. The SDK’s timeout covers only the time until the headers arrive. */
export const watchLimits = (limits: AiLimits, caller: AbortSignal): AiWatch => {
  const abort = new AbortController();
  let passed: AiLimit | undefined;
  const give = (limit: AiLimit) => () => {
    passed ??= limit;
    abort.abort();
  };
  const total = setTimeout(give('total'), limits.totalMs);
  let gap = setTimeout(give('first-chunk'), limits.firstChunkMs);
  return {
    signal: AbortSignal.any([abort.signal, caller]),
    heard() {
      clearTimeout(gap);
      gap = setTimeout(give('idle'), limits.idleMs);
    },
    passed: () => passed,
    end() {
      clearTimeout(gap);
      clearTimeout(total);
    },
  };
};
