import type { Span } from '@pratik/text/sentences';
import { speakAlone } from './one-at-a-time.ts';

/** A sentence to speak. `id` identifies its text for the caller. */
export type Sentence = { readonly id: string; readonly span: Span; readonly text: string };

/** The sentence being spoken, and the current word if the source reports words. Both are offsets in the whole text. */
export type Spoken = { readonly id: string; readonly sentence: Span; readonly word: Span | null };

/**
 * `blocked` means that the browser plays no sound before the user interacts with the page. `failed` means any other
 * failure.
 */
export type SpeakingProblem = 'blocked' | 'failed';

export type VoiceSource = {
  /** Fetches the audio of a text in advance. */
  prepare(text: string): void;
  /**
   * Resolves when the audio has ended or the signal is aborted. Calls `onSound` when playback starts. @throws
   * SpeakingError
   */
  play(
    text: string,
    signal: AbortSignal,
    onWord: (at: number, length: number) => void,
    onSound: () => void,
  ): Promise<void>;
};

export class SpeakingError extends Error {
  readonly reason: SpeakingProblem;
  constructor(reason: SpeakingProblem) {
    super(reason);
    this.reason = reason;
  }
}

export type Speaker = {
  /** Adds a sentence to the queue. */
  say(sentence: Sentence): void;
  /** Stops speech at once and clears the queue. */
  stop(): void;
};

type SpeakerParts = {
  source(): Promise<VoiceSource>;
  /** Is called when the spoken sentence or word changes, and with null when the speech ends. */
  onSpoken(spoken: Spoken | null): void;
  onError(reason: SpeakingProblem): void;
  /** Is called when the playback of a sentence starts. */
  onSound?: (() => void) | undefined;
};

/** Number of sentences whose audio is fetched in advance. */
const ahead = 2;

/** Creates a speaker that speaks sentences one after another and fetches the next sentences in advance. */
export const createSpeaker = ({ source, onSpoken, onError, onSound }: SpeakerParts): Speaker => {
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
      onError(error instanceof SpeakingError ? error.reason : 'failed');
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
        // If the user interrupts a reply, at most this many sentences were fetched for nothing.
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
