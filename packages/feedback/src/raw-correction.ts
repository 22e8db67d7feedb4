import type { Correction, CorrectionCode } from '@pratik/contract/feedback';
import type { PreparedText } from './text/prepare.ts';

/**
 * A correction before its explanation is added. `pattern` selects an explanation that is more specific than the one
 * of the error code.
 */
export type RawCorrection = {
  code: CorrectionCode;
  start: number;
  end: number;
  replacements: string[];
  source: Correction['source'];
  confidence: number;
  pattern?: string;
};

/**
 * A built-in source of corrections, such as the transfer grammar or Harper. The configured AI model is not a source,
 * because the engine calls it separately for each text. `find` may reject with FeedbackError, and stops early when
 * `signal` aborts.
 */
export type Source = {
  name: string;
  version: string;
  find(text: PreparedText, signal?: AbortSignal): Promise<RawCorrection[]>;
  close(): Promise<void>;
};
