import { recordingGraceSeconds, recordingMostSeconds } from '@pratik/contract/voice';
import { loudestOf, SpeechError, soundError } from './speech-error.ts';
import { wavFile } from './wav-file.ts';

const sampleRate = 16_000;

/**
 * Checks a recording before it is transcribed. The recording must be decoded, because a WebM file from the recorder
 * does not contain its duration. An MP4 recording is converted to WAV, because the server cannot measure the
 * duration of MP4.
 * @throws SpeechError unreadable, tooShort, tooLong, tooQuiet
 */
export const checkedSound = async (recorded: Blob): Promise<Blob> => {
  const sound = await decoded(recorded);
  const samples = sound.getChannelData(0);
  const facts = { seconds: sound.duration, loudness: loudestOf(samples, sound.sampleRate) };
  const reason = soundError(facts, recordingMostSeconds + recordingGraceSeconds);
  if (reason) throw new SpeechError(reason);
  return /webm|ogg/.test(recorded.type) ? recorded : wavFile(samples, sound.sampleRate);
};

const decoded = async (recorded: Blob): Promise<AudioBuffer> => {
  try {
    return await new OfflineAudioContext(1, 1, sampleRate).decodeAudioData(await recorded.arrayBuffer());
  } catch (error) {
    // A recording below 400 bytes cannot be decoded, because it was stopped too early.
    throw new SpeechError(recorded.size < 400 ? 'tooShort' : 'unreadable', { cause: error });
  }
};
