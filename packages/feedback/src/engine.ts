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
  /** Calls the configured AI model in addition to the built-in sources. Omitted if no model should be used. */
  askModel?: AskModel;
  /** The learner’s names. They are masked before a model receives the text. */
  names?: readonly string[];
};
export type Analysis = {
  corrections: Correction[];
  /** How much of the text could be checked. Absent for engines that do not report it. */
  checked?: TextCheck;
  modelFault?: ModelFault;
  /** Sources that could not check this text. Absent if all sources could check it. */
  sourceFaults?: SourceFault[];
};

export type FeedbackEngine = {
  name: string;
  /** Version of the engine, stored with each processed message. It changes whenever results may change. */
  version: string;
  /**
   * Returns corrections without overlaps, sorted by `start`, with offsets in UTF-16 code units of `text`. Accepts
   * any text of up to `longestText` code units. Rejects with FeedbackError when no source could check the text
   * ('timeout', 'crashed'), when the text is too long ('too-long'), when `signal` aborts ('aborted'), or after
   * `close` ('closed'). If one source or the model fails, the others still return their findings, and
   * `sourceFaults` or `modelFault` reports the failure.
   */
  analyse(text: string, options?: AnalyseOptions): Promise<Analysis>;
  close(): Promise<void>;
};

export type FeedbackEngineOptions = {
  /** Accepted spelling variety. By default, British and American spelling are both accepted. */
  dialect?: HarperDialect;
  /** Time limit in milliseconds for one source to check one text. The default is 5,000. */
  timeoutMs?: number;
  /** Time limit in milliseconds for loading the engine. The default is 120,000. */
  startTimeoutMs?: number;
};

const engineVersion = '5';
/** Maximum length of a text in UTF-16 code units. It is five times the maximum length of a submitted piece. */
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

/** Creates an engine that runs the given sources in the calling thread. */
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
      // Findings that were suppressed, overlapped or failed still make it doubtful that the text is right. Findings
      // of the statistics alone do not.
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
