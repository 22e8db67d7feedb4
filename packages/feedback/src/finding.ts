import type { Correction, CorrectionCode } from '@pratik/contract/feedback';
import type { PreparedText } from './text/prepare.ts';

/** A correction without its explanation. `pattern` selects a more specific explanation than the code. */
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
 * One of the engine's own sources (transfer grammar, Harper); the configured model is called for each text. `find`
 * may reject with FeedbackError and stops early when `signal` aborts.
 */
export type Source = {
  name: string;
  version: string;
  find(text: PreparedText, signal?: AbortSignal): Promise<Finding[]>;
  close(): Promise<void>;
};
