import type { Span } from '@pratik/contract/sentences';
import { speakAlone } from './one-at-a-time.ts';

/** What is to be said: a sentence of a text somebody knows by `id`. */
export type Sentence = { readonly id: string; readonly span: Span; readonly text: string };

/** What is being said; `word` where the source tells, both by their offsets in the whole text. */
export type Spoken = { readonly id: string; readonly sentence: Span; readonly word: Span | null };

/** `blocked`: the browser plays nothing before somebody has touched the page. */
export type SpeakingFault = 'blocked' | 'failed';

export type VoiceSource = {
  /** Has the sound fetched ahead of its turn. */
  prepare(text: string): void;
  /**
   * Resolves when it was heard to its end or the signal aborted; `onSound` when it begins to be heard.
   * @throws SpeakingError
   */
  play(
    text: string,
    signal: AbortSignal,
    onWord: (at: number, length: number) => void,
    onSound: () => void,
  ): Promise<void>;
};

export class SpeakingError extends Error {
  readonly fault: SpeakingFault;
  constructor(fault: SpeakingFault) {
    super(fault);
    this.fault = fault;
  }
}

export type Speaker = {
  /** Says a sentence after those before it. */
  say(sentence: Sentence): void;
  /** Falls silent at once and forgets what was to come. */
  stop(): void;
};

type SpeakerParts = {
  source(): Promise<VoiceSource>;
  /** Null: it is silent. */
  onSpoken(spoken: Spoken | null): void;
  onFault(fault: SpeakingFault): void;
  /** A sentence begins to be heard. */
  onSound?: (() => void) | undefined;
};

/** How many sentences are fetched before they are needed. */
const ahead = 2;

/** Says sentences one after another, the next ones being fetched meanwhile. */
export const createSpeaker = ({ source, onSpoken, onFault, onSound }: SpeakerParts): Speaker => {
  let waiting: Sentence[] = [];
  let running: AbortController | null = null;

  const one = async (from: VoiceSource, { id, span, text }: Sentence, signal: AbortSignal) => {
    onSpoken({ id, sentence: span, word: null });
    const onWord = (at: number, length: number) => {
      if (signal.aborted) return;
      onSpoken({ id, sentence: span, word: { start: span.start + at, end: span.start + at + length } });
    };
    await from.play(text, signal, onWord, () => {
      if (!signal.aborted) onSound?.();
    });
  };

  const run = async (signal: AbortSignal): Promise<void> => {
    try {
      const from = await source();
      while (!signal.aborted) {
        const next = waiting.shift();
        if (!next) break;
        for (const { text } of waiting.slice(0, ahead)) from.prepare(text);
        await one(from, next, signal);
      }
    } catch (error) {
      if (signal.aborted) return;
      waiting = [];
      onFault(error instanceof SpeakingError ? error.fault : 'failed');
    }
    if (signal.aborted) return;
    running = null;
    onSpoken(null);
  };

  const stop = (): void => {
    waiting = [];
    if (!running) return;
    running.abort();
    running = null;
    onSpoken(null);
  };

  return {
    say(sentence) {
      speakAlone(stop);
      waiting.push(sentence);
      if (running) {
        // What comes later is fetched when its turn is near: a reply that is interrupted is not fetched to its end.
        if (waiting.length > ahead) return;
        void source().then(
          (from) => from.prepare(sentence.text),
          () => undefined,
        );
        return;
      }
      running = new AbortController();
      void run(running.signal);
    },
    stop,
  };
};
