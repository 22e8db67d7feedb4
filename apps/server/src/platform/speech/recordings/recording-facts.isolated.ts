import { type RecordingFacts, recordingFacts } from './recording-facts.ts';

/** Format and duration of a recording, from its bytes; null when it is not a recording. */
export const run = (file: Buffer): RecordingFacts | null => recordingFacts(file);
