import type { SoundThread } from '../engines/sound-thread.ts';
import type { SpeechEngine } from '../engines/speech-engine.ts';
import { fliteVoice, stretchFor } from './flite-voices.ts';
import { spokenText } from './spoken-text.ts';

/** Speech engine for the voice included in Pratik: it needs no configuration and sends no data to other machines. */
export const createFliteEngine = (thread: SoundThread): SpeechEngine => ({
  kind: 'basic',
  name: 'flite 0.1.1 slt rms awb',
  atOnce: 1,
  async say(text, voice, pace, signal) {
    signal.throwIfAborted();
    const spoken = fliteVoice(voice);
    return thread.say(spokenText(text), spoken, stretchFor(spoken, pace));
  },
});
