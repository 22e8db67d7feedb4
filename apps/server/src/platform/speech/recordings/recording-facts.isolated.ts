import { type RecordingFacts, recordingFacts } from './recording-facts.ts';

/** Returns the format and duration of a recording from its bytes; null when the bytes are not a supported recording. */
export const run = (file: Buffer): RecordingFacts | null => recordingFacts(file);
