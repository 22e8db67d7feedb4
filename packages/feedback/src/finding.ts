import type { Correction, CorrectionCode } from '@pratik/contract/feedback';
import type { PreparedText } from './text/prepare.ts';

/**
 * A correction without its explanation. `pattern` selects an explanation that is more specific than the error
 * code’s.
 */
export type Finding = {
  code: CorrectionCode;
  start: number;
  end: number;
  replacements: string[];
  source: Correction['source'];
  confidence: number;
  pattern?: string;
};

/**
 * A built-in source of the engine (transfer grammar or Harper), unlike the configured model, which is called for
 * each text. `find` may reject with FeedbackError, and stops early when `signal` aborts.
 */
export type Source = {
  name: string;
  version: string;
  find(text: PreparedText, signal?: AbortSignal): Promise<Finding[]>;
  close(): Promise<void>;
};
