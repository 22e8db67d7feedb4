import { type RecordingFacts, recordingFacts } from './recording-facts.ts';

/** What a recording is, by its bytes; null for what is none. */
export const run = (file: Buffer): RecordingFacts | null => recordingFacts(file);
