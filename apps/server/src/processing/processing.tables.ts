import type {
  Correction,
  CorrectionCode,
  CorrectionVerdict,
  MessageState,
  TextCheck,
} from '@pratik/contract/feedback';
import type { AttemptStep, ModelCheck } from '@pratik/contract/message-process';

export type MessageSource = 'chat' | 'writing';
export type AttemptOutcome = 'running' | 'done' | 'failed' | 'handed-back';

export type MessageRow = {
  id: string;
  user_id: string;
  source: MessageSource;
  conversation_id: string | null;
  text: string;
  day: string;
  state: MessageState;
  attempts: number;
  failures: number;
  reason: string | null;
  engine: string | null;
  engine_version: string | null;
  model: string | null;
  prompt_version: string | null;
  input_tokens: number | null;
  output_tokens: number | null;
  cost_usd: number | null;
  duration_ms: number | null;
  /**
   * How much of the text the engine could check; null before the first check, and for checks by versions of Pratik
   * without this column.
   */
  checked: TextCheck | null;
  /** State of the AI model’s check; null when no model is configured. */
  model_check: ModelCheck | null;
  /** Total number of attempts of the AI model’s check, over all checks of the message. */
  model_attempts: number;
  /** Number of failures of the AI model’s check since the engine last checked the message. */
  model_failures: number;
  correction_count: number;
  disputed: boolean;
  created_at: Date;
  started_at: Date | null;
  finished_at: Date | null;
};

export type AttemptRow = {
  message_id: string;
  /** Number of the attempt, counted over all checks of the message by the engine and by the AI model. */
  number: number;
  step: AttemptStep;
  started_at: Date;
  finished_at: Date | null;
  duration_ms: number | null;
  outcome: AttemptOutcome;
  reason: string | null;
  engine: string | null;
  model: string | null;
  prompt_version: string | null;
  input_tokens: number | null;
  output_tokens: number | null;
  cost_usd: number | null;
};

export type CorrectionRow = {
  id: string;
  message_id: string;
  code: CorrectionCode;
  start_at: number;
  end_at: number;
  replacements: string[];
  source: Correction['source'];
  confidence: number;
  explanation: Correction['explanation'];
  /** Whether the learner has disputed the correction and no administrator has answered the dispute. */
  disputed: boolean;
  /** Time at which the learner disputed the correction, whether or not an administrator has answered. */
  reported_at: Date | null;
  verdict: CorrectionVerdict | null;
  decided_at: Date | null;
  decided_by: string | null;
  revision: number;
  original: Correction | null;
  engine: string | null;
  engine_version: string | null;
  model: string | null;
  prompt_version: string | null;
};

export type ProcessingTables = {
  messages: MessageRow;
  message_attempts: AttemptRow;
  corrections: CorrectionRow;
};
