import { MicVAD } from '@ricky0123/vad-web';
import { microphoneError, SpeechError } from '../speech-error.ts';

export const turnRate = 16_000;

export type VoiceActivity = {
  /** Returns the probability that the learner is speaking now, from 0 to 1. */
  level(): number;
  /** Ends the current turn immediately, in the same way as silence ends it. */
  cut(): Promise<void>;
  stop(): void;
};

type Listeners = {
  /** Is called when detected speech lasts too long to be a short noise. */
  onSpeech: () => void;
  /** Is called at the end of a turn with its audio samples at 16,000 Hz. */
  onTurn: (samples: Float32Array) => void;
  /** Is called when the microphone is disconnected. */
  onLost: () => void;
};

/** A silence of this many milliseconds ends a turn. A shorter pause does not. */
const silenceMs = 900;
const leastMs = 250;
const beforeMs = 400;

const constraints: MediaStreamConstraints = {
  audio: { channelCount: 1, echoCancellation: true, noiseSuppression: true, autoGainControl: true },
};

/** Opens the microphone and detects speech. @throws SpeechError */
export const startVoiceActivity = async ({ onSpeech, onTurn, onLost }: Listeners): Promise<VoiceActivity> => {
  if (!navigator.mediaDevices?.getUserMedia) {
    throw new SpeechError(window.isSecureContext ? 'failed' : 'insecure');
  }
  let level = 0;
  let stream: MediaStream | null = null;
  const open = async (): Promise<MediaStream> => {
    stream = await navigator.mediaDevices.getUserMedia(constraints).catch((error: unknown) => {
      throw new SpeechError(microphoneError(error), { cause: error });
    });
    for (const track of stream.getTracks()) track.addEventListener('ended', onLost);
    return stream;
  };
  // The microphone opens before the detector is loaded, so that the permission prompt does not wait for a download of
  // several megabytes.
  const opened = await open();
  const releaseMicrophone = () => {
    for (const track of stream?.getTracks() ?? []) track.stop();
  };
  try {
    const vad = await MicVAD.new({
      model: 'v5',
      baseAssetPath: import.meta.env.VITE_VAD_FOLDER,
      onnxWASMBasePath: import.meta.env.VITE_VAD_FOLDER,
      ortConfig: (ort) => {
        ort.env.logLevel = 'error';
        // One thread is sufficient. Several threads would require cross-origin isolation of the page.
        ort.env.wasm.numThreads = 1;
      },
      getStream: async () => opened,
      // After `cut` has ended a turn, detection continues with the same microphone, so the stream is not paused.
      pauseStream: async () => undefined,
      resumeStream: async (same) => same,
      redemptionMs: silenceMs,
      minSpeechMs: leastMs,
      preSpeechPadMs: beforeMs,
      submitUserSpeechOnPause: true,
      onFrameProcessed: ({ isSpeech }) => {
        level = isSpeech;
      },
      onSpeechRealStart: onSpeech,
      onSpeechEnd: onTurn,
    });
    return {
      level: () => level,
      async cut() {
        await vad.pause();
        await vad.start();
      },
      stop() {
        vad.setOptions({ submitUserSpeechOnPause: false });
        void vad.destroy().catch(() => undefined);
        releaseMicrophone();
      },
    };
  } catch (error) {
    releaseMicrophone();
    throw error instanceof SpeechError ? error : new SpeechError('failed', { cause: error });
  }
};
