import type { Correction } from '@pratik/contract/feedback';
import { explain } from './explanations.ts';
import type { Finding, Source } from './finding.ts';
import { createHarperSource } from './harper/harper.source.ts';
import type { HarperDialect } from './harper/protocol.ts';
import { mergeFindings } from './merge.ts';
import { prepareText } from './text/prepare.ts';
import { createTransferSource } from './transfer/transfer.source.ts';

export type FeedbackEngine = {
  name: string;
  /** Kept with each message that was processed; changes whenever answers may. */
  version: string;
  /**
   * Corrections sorted by `start`, never overlapping, offsets in UTF-16 units of `text`.
   * Any text is fine. Rejects with FeedbackError when the text could not be worked on in time
   * ('timeout', 'crashed'), when `signal` aborts ('aborted'), or after `close` ('closed').
   */
  analyse(text: string, options?: { signal?: AbortSignal }): Promise<{ corrections: Correction[] }>;
  close(): Promise<void>;
};

export type FeedbackEngineOptions = {
  /** Which spellings pass. Default: British and American. */
  dialect?: HarperDialect;
  /** How long one text may take, in milliseconds. Default 5,000. */
  timeoutMs?: number;
  /** How long loading may take, in milliseconds. Default 30,000. */
  startTimeoutMs?: number;
  /** More sources to merge, such as the house's model. */
  sources?: Source[];
};

const engineVersion = '1';

/** Loads the engine: one to two seconds, about 350 MB with Harper's dictionary. No network. */
export async function createEngine(options: FeedbackEngineOptions = {}): Promise<FeedbackEngine> {
  const { dialect = 'both', timeoutMs = 5_000, startTimeoutMs = 30_000 } = options;
  const harper = await createHarperSource({ dialect, timeoutMs, startTimeoutMs });
  return engineOf([createTransferSource(), harper, ...(options.sources ?? [])]);
}

/** An engine over any sources. */
export function engineOf(sources: readonly Source[]): FeedbackEngine {
  return {
    name: 'pratik',
    version: [engineVersion, ...sources.map((source) => `${source.name}-${source.version}`)].join('+'),
    async analyse(text, { signal } = {}) {
      const prepared = prepareText(text);
      const found = await Promise.all(sources.map((source) => source.find(prepared, signal)));
      return { corrections: mergeFindings(text, found.flat()).map(toCorrection) };
    },
    async close() {
      await Promise.all(sources.map((source) => source.close()));
    },
  };
}

function toCorrection({ pattern, ...finding }: Finding): Correction {
  return { ...finding, explanation: explain(finding.code, pattern) };
}
