import { MicVAD } from '@ricky0123/vad-web';
import { microphoneFault, SpeechFault } from '../speech-fault.ts';

export const turnRate = 16_000;

export type VoiceActivity = {
  /** How sure it is that somebody speaks now, 0 to 1. */
  level(): number;
  /** Ends the turn that is being said, as silence would. */
  cut(): Promise<void>;
  stop(): void;
};

type Told = {
  /** Somebody has begun to speak, and it was no cough. */
  onSpeech: () => void;
  /** They fell silent: what they said, 16,000 samples a second. */
  onTurn: (samples: Float32Array) => void;
  /** The microphone is gone. */
  onLost: () => void;
};

/** A thought may pause; whoever is silent for so long has finished. */
const silenceMs = 900;
const leastMs = 250;
const beforeMs = 400;

const constraints: MediaStreamConstraints = {
  audio: { channelCount: 1, echoCancellation: true, noiseSuppression: true, autoGainControl: true },
};

/** Opens the microphone and tells when somebody speaks. @throws SpeechFault */
export const startVoiceActivity = async ({ onSpeech, onTurn, onLost }: Told): Promise<VoiceActivity> => {
  if (!navigator.mediaDevices?.getUserMedia) {
    throw new SpeechFault(window.isSecureContext ? 'failed' : 'insecure');
  }
  let level = 0;
  let stream: MediaStream | null = null;
  const open = async (): Promise<MediaStream> => {
    stream = await navigator.mediaDevices.getUserMedia(constraints).catch((error: unknown) => {
      throw new SpeechFault(microphoneFault(error), { cause: error });
    });
    for (const track of stream.getTracks()) track.addEventListener('ended', onLost);
    return stream;
  };
  // Asked for first: the browser's question is not to wait for megabytes.
  const opened = await open();
  const letGo = () => {
    for (const track of stream?.getTracks() ?? []) track.stop();
  };
  try {
    const vad = await MicVAD.new({
      model: 'v5',
      baseAssetPath: import.meta.env.VITE_VAD_FOLDER,
      onnxWASMBasePath: import.meta.env.VITE_VAD_FOLDER,
      ortConfig: (ort) => {
        ort.env.logLevel = 'error';
        // Threads need isolation from every other page, and one is enough.
        ort.env.wasm.numThreads = 1;
      },
      getStream: async () => opened,
      // A cut turn goes on with the same microphone.
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
        letGo();
      },
    };
  } catch (error) {
    letGo();
    throw error instanceof SpeechFault ? error : new SpeechFault('failed', { cause: error });
  }
};
