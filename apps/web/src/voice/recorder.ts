import { microphoneError, SpeechError } from './speech-error.ts';

export type Recorder = {
  /** Returns the current volume, from 0 to 1. */
  level(): number;
  /** Stops the recording and returns the complete recording. */
  stop(): Promise<Blob>;
  cancel(): void;
};

const kinds = ['audio/webm;codecs=opus', 'audio/ogg;codecs=opus', 'audio/mp4'];
const bitsPerSecond = 32_000;
const pieceMs = 1000;

/**
 * Opens the microphone and starts recording. Every second, `onPiece` receives the recording so far.
 * @throws SpeechError refused, noMicrophone, busy, insecure, failed
 */
export const startRecording = async (onPiece: (soFar: Blob) => void): Promise<Recorder> => {
  // Browsers hide the microphone API on pages loaded over plain http.
  if (!navigator.mediaDevices?.getUserMedia || !('MediaRecorder' in globalThis)) {
    throw new SpeechError(window.isSecureContext ? 'failed' : 'insecure');
  }
  const stream = await openMicrophone();
  const releaseMicrophone = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  try {
    return recordFrom(stream, onPiece, releaseMicrophone);
  } catch (error) {
    releaseMicrophone();
    throw new SpeechError('failed', { cause: error });
  }
};

const openMicrophone = async (): Promise<MediaStream> => {
  try {
    return await navigator.mediaDevices.getUserMedia({
      audio: { channelCount: 1, echoCancellation: true, noiseSuppression: true, autoGainControl: true },
    });
  } catch (error) {
    throw new SpeechError(microphoneError(error), { cause: error });
  }
};

const recordFrom = (
  stream: MediaStream,
  onPiece: (soFar: Blob) => void,
  releaseMicrophone: () => void,
): Recorder => {
  const mimeType = kinds.find((kind) => MediaRecorder.isTypeSupported(kind));
  const recorder = new MediaRecorder(stream, {
    ...(mimeType ? { mimeType } : {}),
    audioBitsPerSecond: bitsPerSecond,
  });
  const pieces: Blob[] = [];
  const whole = () => new Blob(pieces, { type: recorder.mimeType });
  const meter = levelOf(stream);
  const end = () => {
    meter.close();
    releaseMicrophone();
  };
  recorder.ondataavailable = ({ data }) => {
    if (data.size === 0) return;
    pieces.push(data);
    onPiece(whole());
  };
  recorder.start(pieceMs);
  return {
    level: meter.level,
    stop: () =>
      new Promise((resolve) => {
        const done = () => {
          end();
          resolve(whole());
        };
        // If the microphone was unplugged, the recorder has already stopped.
        if (recorder.state === 'inactive') return done();
        recorder.onstop = done;
        recorder.stop();
      }),
    cancel() {
      recorder.ondataavailable = null;
      if (recorder.state !== 'inactive') recorder.stop();
      end();
    },
  };
};

const levelOf = (stream: MediaStream) => {
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  analyser.fftSize = 1024;
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  return {
    level() {
      analyser.getFloatTimeDomainData(samples);
      const squares = samples.reduce((sum, sample) => sum + sample * sample, 0);
      // The factor 6 makes speech at arm’s length fill about half of the volume meter.
      return Math.min(1, Math.sqrt(squares / samples.length) * 6);
    },
    close: () => void context.close().catch(() => undefined),
  };
};
