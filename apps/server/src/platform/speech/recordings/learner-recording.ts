import { recordingGraceSeconds, recordingMostBytes, recordingMostSeconds } from '@pratik/contract/voice';
import { Problem } from '../../http/problem.ts';
import { type IsolatedTask, IsolationError } from '../../isolation/isolated-task.ts';
import type { Isolation } from '../../isolation/isolation.ts';
import type { run } from './recording-facts.isolated.ts';
import type { RecordingFacts } from './recording-facts.ts';

export type LearnerRecording = { file: Buffer; facts: RecordingFacts };

/**
 * Determines the format and duration of a learner’s recording from its content.
 * @throws Problem sound-unreadable, sound-too-long, busy, too-many-requests
 */
export type ReadRecording = (file: Buffer, userId: string, signal: AbortSignal) => Promise<LearnerRecording>;

const measuring: IsolatedTask<typeof run> = {
  module: new URL('./recording-facts.isolated.ts', import.meta.url),
  runMs: 5_000,
  inputBytes: recordingMostBytes,
  outputBytes: 1000,
};

/** Creates a reader that measures recordings in an isolated child process. */
export const createRecordingReader =
  (isolation: Isolation): ReadRecording =>
  async (file, owner, signal) => {
    const facts = await isolation
      .run(measuring, { input: file, options: undefined, owner, signal })
      .catch((error: unknown) => {
        if (error instanceof IsolationError) return null;
        throw error;
      });
    if (!facts || facts.seconds <= 0) throw new Problem('sound-unreadable');
    if (facts.seconds > recordingMostSeconds + recordingGraceSeconds) throw new Problem('sound-too-long');
    return { file, facts };
  };
