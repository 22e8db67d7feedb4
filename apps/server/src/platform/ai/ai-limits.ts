/** How long a stream may keep us waiting, in milliseconds. */
export type AiLimits = { firstChunkMs: number; idleMs: number; totalMs: number };

/** Which limit was passed. */
export type AiLimit = 'first-chunk' | 'idle' | 'total';

export type AiWatch = {
  /** Aborts when a limit is passed or the caller gives up. */
  signal: AbortSignal;
  /** A chunk came. */
  heard(): void;
  /** The limit that was passed, if any. */
  passed(): AiLimit | undefined;
  end(): void;
};

/** Watches over one streamed answer: the SDK's own time-out ends when the headers arrive. */
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
