import { recordingGraceSeconds, recordingMostSeconds } from '@pratik/contract/voice';
import { loudestOf, SpeechFault, soundFault } from './speech-fault.ts';
import { wavFile } from './wav-file.ts';

const sampleRate = 16_000;

/**
 * A recording that can be written down, as its bytes: looked at decoded, because a recorded WebM says nothing of its
 * length. What the server cannot measure (MP4) goes as WAV.
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
    // Less than a piece was recorded: there is nothing to decode.
    throw new SpeechFault(recorded.size < 400 ? 'tooShort' : 'unreadable', { cause: error });
  }
};
