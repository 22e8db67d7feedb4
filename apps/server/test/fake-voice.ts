import type { SpeechEngine } from '../src/platform/speech/speech.ts';

const sampleRate = 8000;

export type FakeVoice = SpeechEngine & {
  /** The texts that the fake voice was asked to speak. */
  asked: string[];
  /** Makes all later requests fail; `fail(false)` makes them succeed again. */
  fail(fails?: boolean): void;
  /** Blocks all requests until the returned function is called. */
  block(): () => void;
};

/** Creates a fake speech engine that produces a tone of 0.1 seconds per word. */
export const fakeVoice = (kind: SpeechEngine['kind'] = 'basic'): FakeVoice => {
  const asked: string[] = [];
  let fails = false;
  let blocked: Promise<void> = Promise.resolve();
  return {
    kind,
    name: `fake ${kind}`,
    atOnce: 1,
    asked,
    fail: (next = true) => {
      fails = next;
    },
    block: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      blocked = promise;
      return resolve;
    },
    async say(text) {
      asked.push(text);
      await blocked;
      if (fails) throw new Error('the fake voice is set to fail');
      const length = (sampleRate / 10) * text.split(' ').length;
      const samples = Int16Array.from({ length }, (_, at) => Math.round(4000 * Math.sin(at / 5)) || 1);
      return { sampleRate, samples };
    },
  };
};
