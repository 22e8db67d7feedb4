import type { Finding } from '../finding.ts';
import type { HarperDialect } from '../harper/linter.ts';
import type { NumberedSentence } from '../model/prompt.ts';
import type { Legibility } from './legibility.ts';
import type { WorkerMessage } from './worker-thread.ts';

export type CheckingData = { dialect: HarperDialect };

export type CheckingTask =
  /** `skip` names sources that answered or failed before the thread was restarted. */
  | { kind: 'find'; text: string; skip: readonly string[] }
  | { kind: 'questions'; text: string; names: readonly string[] }
  | { kind: 'answers'; text: string; question: number; answer: string };

export type CheckingStart = { sources: string[]; version: string };

/** A source starts with the text, or has found something in it. */
export type CheckingPart = { source: string; findings: Finding[] | null };

export type CheckingAnswer = {
  legibility?: Legibility;
  questions?: NumberedSentence[][];
  found?: Finding[] | undefined;
};

export type CheckingMessage = WorkerMessage<CheckingStart, CheckingPart, CheckingAnswer>;
