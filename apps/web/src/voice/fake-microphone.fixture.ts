import { vi } from 'vitest';

export type FakeMicrophone = {
  /** Returns how often the page has requested the microphone. */
  asked(): number;
  /** Returns how many microphones are open. */
  open(): number;
  refuse(name: string): void;
  /** Makes the fake browser ask for permission. The returned function grants the permission. */
  asksFirst(): () => void;
  /** Adds one recorded chunk. A real recorder adds one chunk every second. */
  records(piece: string): void;
  /** Ends the recording in the same way as unplugging the microphone. */
  pullOut(): void;
  /** Sets the properties that decoding a recording returns. */
  sounds(sound: { seconds?: number; loudness?: number; broken?: boolean }): void;
};

/** Replaces the browser’s microphone, recorder and decoder with fakes. */
export const stubMicrophone = (): FakeMicrophone => {
  let asked = 0;
  let open = 0;
  let refusal: string | null = null;
  let permission: Promise<void> | null = null;
  let last: Recorder | null = null;
  let track: EventTarget | null = null;
  let sound = { seconds: 2, loudness: 0.2, broken: false };

  class Recorder {
    static isTypeSupported = (type: string) => type.startsWith('audio/webm');
    mimeType = 'audio/webm;codecs=opus';
    state = 'inactive';
    ondataavailable: ((event: { data: Blob }) => void) | null = null;
    onstop: (() => void) | null = null;
    start() {
      this.state = 'recording';
      last = this;
    }
    stop() {
      // As in browsers, a recorder that has already stopped ignores `stop`.
      if (this.state === 'inactive') return;
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
    if (permission) await permission;
    else open += 1;
    track = Object.assign(new EventTarget(), {
      stop: () => {
        open -= 1;
      },
    });
    return { getTracks: () => [track] };
  };
  vi.stubGlobal('MediaRecorder', Recorder);
  vi.stubGlobal('AudioContext', Context);
  vi.stubGlobal('OfflineAudioContext', Offline);
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } });
  // The `Blob` class of jsdom has no `arrayBuffer` method.
  Blob.prototype.arrayBuffer ??= async () => new ArrayBuffer(8);
  return {
    asked: () => asked,
    open: () => open,
    refuse: (name) => {
      refusal = name;
    },
    asksFirst: () => {
      let allow = (): void => undefined;
      permission = new Promise((resolve) => {
        allow = resolve;
      });
      return () => {
        open += 1;
        allow();
      };
    },
    records: (piece) => last?.ondataavailable?.({ data: new Blob([piece]) }),
    pullOut: () => {
      track?.dispatchEvent(new Event('ended'));
      last?.stop();
    },
    sounds: (next) => {
      sound = { ...sound, ...next };
    },
  };
};
