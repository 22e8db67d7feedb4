import { recordingGraceSeconds, recordingMostSeconds } from '@pratik/contract/voice';
import { loudestOf, SpeechFault, soundFault } from './speech-fault.ts';
import { wavFile } from './wav-file.ts';

const sampleRate = 16_000;

/**
 * Checks a recording before it is transcribed. The recording is decoded because a recorded WebM file does not
 * contain its duration. MP4, whose duration the server cannot measure, is converted to WAV.
 * @throws SpeechFault unreadable, tooShort, tooLong, tooQuiet
 */
export const checkedSound = async (recorded: Blob): Promise<Blob> => {
  const sound = await decoded(recorded);
  const samples = sound.getChannelData(0);
  const facts = { seconds: sound.duration, loudness: loudestOf(samples, sound.sampleRate) };
  const fault = soundFault(facts, recordingMostSeconds + recordingGraceSeconds);
  if (fault) throw new SpeechFault(fault);
  return /webm|ogg/.test(recorded.type) ? recorded : wavFile(samples, sound.sampleRate);
};

const decoded = async (recorded: Blob): Promise<AudioBuffer> => {
  try {
    return await new OfflineAudioContext(1, 1, sampleRate).decodeAudioData(await recorded.arrayBuffer());
  } catch (error) {
    // A recording smaller than 400 bytes was stopped too early to be decoded.
    throw new SpeechFault(recorded.size < 400 ? 'tooShort' : 'unreadable', { cause: error });
  }
};
