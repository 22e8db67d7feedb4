import { recordingGraceSeconds, recordingMostSeconds } from '@pratik/contract/voice';
import { Problem } from '../http/problem.ts';
import { type RecordingFacts, recordingFacts } from './recording-facts.ts';

export type LearnerRecording = { file: Buffer; facts: RecordingFacts };

/**
 * What a learner sent, out of its base64, measured by what is in it.
 * @throws Problem sound-unreadable, sound-too-long
 */
export const readRecording = (sound: string): LearnerRecording => {
  const file = Buffer.from(sound, 'base64');
  const facts = recordingFacts(file);
  if (!facts || facts.seconds <= 0) throw new Problem('sound-unreadable');
  if (facts.seconds > recordingMostSeconds + recordingGraceSeconds) throw new Problem('sound-too-long');
  return { file, facts };
};
