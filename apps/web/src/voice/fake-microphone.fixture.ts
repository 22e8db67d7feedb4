import { vi } from 'vitest';

export type FakeMicrophone = {
  /** How often it was asked for. */
  asked(): number;
  /** How many are open now. */
  open(): number;
  refuse(name: string): void;
  /** What a recording turns out to be once it is decoded. */
  sounds(sound: { seconds?: number; loudness?: number; broken?: boolean }): void;
};

/** Puts a microphone, its recorder and a decoder in the place of the browser's. */
export const stubMicrophone = (): FakeMicrophone => {
  let asked = 0;
  let open = 0;
  let refusal: string | null = null;
  let sound = { seconds: 2, loudness: 0.2, broken: false };

  class Recorder {
    static isTypeSupported = (type: string) => type.startsWith('audio/webm');
    mimeType = 'audio/webm;codecs=opus';
    state = 'inactive';
    ondataavailable: ((event: { data: Blob }) => void) | null = null;
    onstop: (() => void) | null = null;
    start() {
      this.state = 'recording';
    }
    stop() {
      this.state = 'inactive';
      this.ondataavailable?.({ data: new Blob(['spoken'.padEnd(500)]) });
      this.onstop?.();
    }
  }
  class Context {
    createAnalyser = () => ({
      fftSize: 1024,
      getFloatTimeDomainData: (into: Float32Array) => into.fill(0.05),
    });
    createMediaStreamSource = () => ({ connect: () => undefined });
    close = async () => undefined;
  }
  class Offline {
    async decodeAudioData() {
      if (sound.broken) throw new DOMException('no', 'EncodingError');
      return {
        duration: sound.seconds,
        sampleRate: 16_000,
        getChannelData: () => new Float32Array(16_000).fill(sound.loudness),
      };
    }
  }
  const getUserMedia = async () => {
    asked += 1;
    if (refusal) throw new DOMException('no', refusal);
    open += 1;
    return {
      getTracks: () => [
        {
          stop: () => {
            open -= 1;
          },
        },
      ],
    };
  };
  vi.stubGlobal('MediaRecorder', Recorder);
  vi.stubGlobal('AudioContext', Context);
  vi.stubGlobal('OfflineAudioContext', Offline);
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } });
  // jsdom's blobs give no bytes.
  Blob.prototype.arrayBuffer ??= async () => new ArrayBuffer(8);
  return {
    asked: () => asked,
    open: () => open,
    refuse: (name) => {
      refusal = name;
    },
    sounds: (next) => {
      sound = { ...sound, ...next };
    },
  };
};
