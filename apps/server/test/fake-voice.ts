import type { SpeechEngine } from '../src/platform/speech/speech.ts';

const sampleRate = 8000;

export type FakeVoice = SpeechEngine & {
  /** What it was asked to say. */
  asked: string[];
  /** From now on it cannot speak; or can again. */
  fail(fails?: boolean): void;
  /** From now on nothing is said until the returned function is called. */
  hold(): () => void;
};

/** Hums each sentence, a tenth of a second a word. */
export const fakeVoice = (kind: SpeechEngine['kind'] = 'basic'): FakeVoice => {
  const asked: string[] = [];
  let fails = false;
  let held: Promise<void> = Promise.resolve();
  return {
    kind,
    name: `fake ${kind}`,
    atOnce: 1,
    asked,
    fail: (next = true) => {
      fails = next;
    },
    hold: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return resolve;
    },
    async say(text) {
      asked.push(text);
      await held;
      if (fails) throw new Error('the voice is hoarse');
      const length = (sampleRate / 10) * text.split(' ').length;
      const samples = Int16Array.from({ length }, (_, at) => Math.round(4000 * Math.sin(at / 5)) || 1);
      return { sampleRate, samples };
    },
  };
};
