import type { Correction } from '@pratik/contract/feedback';
import { explain } from './explanations.ts';
import type { Finding, Source } from './finding.ts';
import { createHarperSource } from './harper/harper.source.ts';
import type { HarperDialect } from './harper/protocol.ts';
import { mergeFindings } from './merge.ts';
import type { AskModel, ModelFault } from './model/ask.ts';
import { findByModel, type ModelAnswer } from './model/model.source.ts';
import { prepareText } from './text/prepare.ts';
import { createTransferSource } from './transfer/transfer.source.ts';

export type AnalyseOptions = {
  signal?: AbortSignal;
  /** Asks the house's model as well; without it the engine's own sources are all. */
  askModel?: AskModel;
  /** The writer's own names, which no model is shown. */
  names?: readonly string[];
};
export type Analysis = { corrections: Correction[]; modelFault?: ModelFault };

export type FeedbackEngine = {
  name: string;
  /** Kept with each message that was processed; changes whenever answers may. */
  version: string;
  /**
   * Corrections sorted by `start`, never overlapping, offsets in UTF-16 units of `text`.
   * Any text is fine. Rejects with FeedbackError when the text could not be worked on in time
   * ('timeout', 'crashed'), when `signal` aborts ('aborted'), or after `close` ('closed'). A model that
   * does not answer, or not usably, only adds nothing: `modelFault` says so.
   */
  analyse(text: string, options?: AnalyseOptions): Promise<Analysis>;
  close(): Promise<void>;
};

export type FeedbackEngineOptions = {
  /** Which spellings pass. Default: British and American. */
  dialect?: HarperDialect;
  /** How long one text may take, in milliseconds. Default 5,000. */
  timeoutMs?: number;
  /** How long loading may take, in milliseconds. Default 120,000. */
  startTimeoutMs?: number;
};

const engineVersion = '2';
const nothing: ModelAnswer = { findings: [] };

/** Loads the engine: one to two seconds on an idle machine, about 350 MB with Harper's dictionary. No network. */
export async function createEngine(options: FeedbackEngineOptions = {}): Promise<FeedbackEngine> {
  const { dialect = 'both', timeoutMs = 5_000, startTimeoutMs = 120_000 } = options;
  const harper = await createHarperSource({ dialect, timeoutMs, startTimeoutMs });
  return engineOf([createTransferSource(), harper]);
}

/** An engine over any sources. */
export function engineOf(sources: readonly Source[]): FeedbackEngine {
  return {
    name: 'pratik',
    version: [engineVersion, ...sources.map((source) => `${source.name}-${source.version}`)].join('+'),
    async analyse(text, { signal, askModel, names = [] } = {}) {
      const prepared = prepareText(text);
      const [byModel, ...found] = await Promise.all([
        askModel ? findByModel(prepared, askModel, names, signal) : nothing,
        ...sources.map((source) => source.find(prepared, signal)),
      ]);
      const corrections = mergeFindings(text, [...found.flat(), ...byModel.findings]).map(toCorrection);
      return { corrections, ...(byModel.fault ? { modelFault: byModel.fault } : {}) };
    },
    async close() {
      await Promise.all(sources.map((source) => source.close()));
    },
  };
}

function toCorrection({ pattern, ...finding }: Finding): Correction {
  return { ...finding, explanation: explain(finding.code, pattern) };
}
