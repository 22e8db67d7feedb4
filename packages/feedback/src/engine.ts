import type { Correction, TextCheck } from '@pratik/contract/feedback';
import { type Checker, createLocalChecker, type SourceFault } from './checking/checker.ts';
import type { Legibility } from './checking/legibility.ts';
import { createThreadedChecker } from './checking/threaded-checker.ts';
import { FeedbackError } from './errors.ts';
import { explain } from './explanations.ts';
import type { Finding, Source } from './finding.ts';
import type { HarperDialect } from './harper/linter.ts';
import { mergeFindings } from './merge.ts';
import type { AskModel, ModelFault } from './model/ask.ts';
import { findByModel, type ModelAnswer } from './model/model.source.ts';
import { weigh } from './weigh.ts';

export type AnalyseOptions = {
  signal?: AbortSignal;
  /** Calls the configured model in addition to the built-in sources; omitted when no model should be used. */
  askModel?: AskModel;
  /** The learner’s names, which are masked before a model receives the text. */
  names?: readonly string[];
};
export type Analysis = {
  corrections: Correction[];
  /** How much of the text could be checked; absent for engines that do not report it. */
  checked?: TextCheck;
  modelFault?: ModelFault;
  /** Sources that could not read this text; absent when all sources could. */
  sourceFaults?: SourceFault[];
};

export type FeedbackEngine = {
  name: string;
  /** Version of the engine, stored with each processed message. It changes whenever results may change. */
  version: string;
  /**
   * Returns corrections sorted by `start` without overlaps, with offsets in UTF-16 units of `text`. Accepts any
   * text of up to `longestText` units. Rejects with FeedbackError when no source could read the text ('timeout',
   * 'crashed'), when it is too long ('too-long'), when `signal` aborts ('aborted'), or after `close` ('closed'). A
   * source or a model that fails does not affect the others: `sourceFaults` and `modelFault` report the failure.
   */
  analyse(text: string, options?: AnalyseOptions): Promise<Analysis>;
  close(): Promise<void>;
};

export type FeedbackEngineOptions = {
  /** Accepted spelling varieties. Default: British and American. */
  dialect?: HarperDialect;
  /** Time limit for one source to check one text, in milliseconds. Default 5,000. */
  timeoutMs?: number;
  /** Time limit for loading the engine, in milliseconds. Default 120,000. */
  startTimeoutMs?: number;
};

const engineVersion = '5';
/** Maximum text length in UTF-16 units; five times the maximum length of a submitted piece. */
export const longestText = 50_000;
const nothing: ModelAnswer = { findings: [] };

/**
 * Loads the engine into a separate thread, which takes one to two seconds on an idle machine. The process then uses
 * about 550 MB of memory. The engine makes no network requests.
 */
export async function createEngine(options: FeedbackEngineOptions = {}): Promise<FeedbackEngine> {
  const { dialect = 'both', timeoutMs = 5_000, startTimeoutMs = 120_000 } = options;
  return engineWith(await createThreadedChecker({ dialect, timeoutMs, startTimeoutMs }));
}

/** Creates an engine with the given sources in the caller’s thread. */
export function engineOf(sources: readonly Source[]): FeedbackEngine {
  return engineWith(createLocalChecker(sources));
}

function engineWith(checker: Checker): FeedbackEngine {
  return {
    name: 'pratik',
    version: [engineVersion, checker.version].filter((part) => part !== '').join('+'),
    async analyse(text, { signal, askModel, names = [] } = {}) {
      if (text.length > longestText) {
        throw new FeedbackError('too-long', `The text is longer than ${longestText} characters`);
      }
      const [byModel, { findings, faults, legibility }] = await Promise.all([
        askModel ? findByModel(checker, text, askModel, names, signal) : nothing,
        checker.find(text, signal),
      ]);
      const all = [...findings, ...byModel.findings];
      const corrections = mergeFindings(text, weigh(text, all)).map((finding) => toCorrection(text, finding));
      // Suppressed, overlapping and failed findings are also a reason to doubt that the text is right; what only the
      // statistics suspect is not.
      const suspected = all.filter(({ source }) => source !== 'statistics');
      const doubts = suspected.length + corrections.length + faults.length;
      return {
        corrections,
        checked: checkOf(legibility, doubts, corrections.length),
        ...(byModel.fault ? { modelFault: byModel.fault } : {}),
        ...(faults.length > 0 ? { sourceFaults: faults } : {}),
      };
    },
    close: () => checker.close(),
  };
}

function checkOf(legibility: Legibility, doubts: number, corrections: number): TextCheck {
  if (legibility === 'unreadable' && corrections === 0) return 'unreadable';
  return legibility === 'plain' && doubts === 0 ? 'right' : 'open';
}

function toCorrection(text: string, { pattern, ...finding }: Finding): Correction {
  const [to] = finding.replacements;
  const change = to === undefined ? undefined : { from: text.slice(finding.start, finding.end), to };
  return { ...finding, explanation: explain(finding.code, pattern, change) };
}
