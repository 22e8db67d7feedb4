import type { Correction, TextCheck } from '@pratik/contract/feedback';
import { type Checker, createLocalChecker, type SourceError } from './checking/checker.ts';
import type { Legibility } from './checking/legibility.ts';
import { createThreadedChecker } from './checking/threaded-checker.ts';
import { FeedbackError } from './errors.ts';
import { explain } from './explanations.ts';
import type { HarperDialect } from './harper/linter.ts';
import { mergeFindings } from './merge.ts';
import type { AskModel, ModelError } from './model/ask.ts';
import { findByModel, type ModelAnswer } from './model/model.source.ts';
import type { RawCorrection, Source } from './raw-correction.ts';
import { weigh } from './weigh.ts';

export type AnalyseOptions = {
  signal?: AbortSignal;
  /**
   * Calls the configured AI model, which checks the text in addition to the built-in sources. Omitted if no model
   * should be used.
   */
  askModel?: AskModel;
  /** The learner’s names, which are masked before a model receives the text. */
  names?: readonly string[];
};
export type Analysis = {
  corrections: Correction[];
  /** How well the engine understood the text. Absent for engines that do not report it. */
  checked?: TextCheck;
  modelError?: ModelError;
  /** Sources that could not check this text. Absent if all sources could check it. */
  sourceErrors?: SourceError[];
};

export type FeedbackEngine = {
  name: string;
  /**
   * Version of the engine, stored with each processed message. The version changes whenever the corrections
   * for a text may change.
   */
  version: string;
  /**
   * Returns corrections without overlaps, sorted by `start`, with offsets in UTF-16 code units of `text`. Accepts
   * any text of up to `longestText` code units. Rejects with FeedbackError if no source could check the text
   * ('timeout', 'crashed'), if the text is too long ('too-long'), if `signal` aborts ('aborted'), or after `close`
   * ('closed'). If only some sources or the model fail, returns the corrections of the others, and reports the failure
   * in `sourceErrors` or `modelError`.
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
/**
 * Maximum length of a text in UTF-16 code units. It is five times the maximum length of a piece that a learner can
 * submit.
 */
export const longestText = 50_000;
const nothing: ModelAnswer = { corrections: [] };

/**
 * Loads the engine into a separate thread. Loading takes one to two seconds on an idle machine, and the
 * process then uses about 550 MB of memory. The engine itself makes no network requests.
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
      const [byModel, { corrections: raw, errors, legibility }] = await Promise.all([
        askModel ? findByModel(checker, text, askModel, names, signal) : nothing,
        checker.find(text, signal),
      ]);
      const all = [...raw, ...byModel.corrections];
      const corrections = mergeFindings(text, weigh(text, all)).map((correction) =>
        toCorrection(text, correction),
      );
      // Any raw correction makes it doubtful that the text is correct, even if the correction is removed
      // later, except a raw correction of the statistics.
      const suspected = all.filter(({ source }) => source !== 'statistics');
      const doubts = suspected.length + corrections.length + errors.length;
      return {
        corrections,
        checked: checkOf(legibility, doubts, corrections.length),
        ...(byModel.modelError ? { modelError: byModel.modelError } : {}),
        ...(errors.length > 0 ? { sourceErrors: errors } : {}),
      };
    },
    close: () => checker.close(),
  };
}

function checkOf(legibility: Legibility, doubts: number, corrections: number): TextCheck {
  if (legibility === 'unreadable' && corrections === 0) return 'unreadable';
  return legibility === 'plain' && doubts === 0 ? 'right' : 'open';
}

function toCorrection(text: string, { pattern, ...correction }: RawCorrection): Correction {
  const [to] = correction.replacements;
  const change = to === undefined ? undefined : { from: text.slice(correction.start, correction.end), to };
  return { ...correction, explanation: explain(correction.code, pattern, change) };
}
