import type { HarperDialect } from '../harper/linter.ts';
import type { NumberedSentence } from '../model/prompt.ts';
import type { RawCorrection } from '../raw-correction.ts';
import type { Legibility } from './legibility.ts';
import type { WorkerMessage } from './worker-thread.ts';

export type CheckingData = { dialect: HarperDialect };

export type CheckingTask =
  /**
   * `skip` lists the sources that need not check the text again after a restart of the thread, because they
   * returned a result or failed before it.
   */
  | { kind: 'find'; text: string; skip: readonly string[] }
  | { kind: 'questions'; text: string; names: readonly string[] }
  | { kind: 'answers'; text: string; question: number; answer: string };

export type CheckingStart = { sources: string[]; version: string };

/**
 * Progress of a check. If `corrections` is null, the source has started to check the text. Otherwise, the source has
 * finished with these corrections.
 */
export type CheckingPart = { source: string; corrections: RawCorrection[] | null };

export type CheckingAnswer = {
  legibility?: Legibility;
  questions?: NumberedSentence[][];
  found?: RawCorrection[] | undefined;
};

export type CheckingMessage = WorkerMessage<CheckingStart, CheckingPart, CheckingAnswer>;
