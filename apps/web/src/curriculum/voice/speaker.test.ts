import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createSpeaker,
  SpeakingError,
  type SpeakingProblem,
  type Spoken,
  type VoiceSource,
} from './speaker.ts';
import { withFallback } from './voice-sources.ts';

let spoken: (Spoken | null)[];
let errors: SpeakingProblem[];
let prepared: string[];
let playing: {
  text: string;
  signal: AbortSignal;
  end: () => void;
  fail: (error: unknown) => void;
  word: (at: number, n: number) => void;
}[];

const source: VoiceSource = {
  prepare: (text) => void prepared.push(text),
  play: (text, signal, onWord) =>
    new Promise((resolve, reject) => {
      playing.push({ text, signal, end: resolve, fail: reject, word: onWord });
      signal.addEventListener('abort', () => resolve());
    }),
};
const speaker = () =>
  createSpeaker({
    source: async () => source,
    onSpoken: (now) => void spoken.push(now),
    onError: (reason) => void errors.push(reason),
  });
const sentence = (text: string, start: number) => ({
  id: 'a',
  span: { start, end: start + text.length },
  text,
});
const begun = (count: number) => vi.waitFor(() => expect(playing).toHaveLength(count));

beforeEach(() => {
  spoken = [];
  errors = [];
  prepared = [];
  playing = [];
});

describe('speaker (queue of sentences to speak)', () => {
  it('speaks sentences in order, loads the next sentence in advance, and reports the word being spoken', async () => {
    const one = speaker();
    one.say(sentence('One two.', 0));
    one.say(sentence('Three.', 9));
    await begun(1);
    await vi.waitFor(() => expect(prepared).toContain('Three.'));
    playing[0]?.word(4, 3);
    expect(spoken.at(-1)).toEqual({ id: 'a', sentence: { start: 0, end: 8 }, word: { start: 4, end: 7 } });
    playing[0]?.end();
    await begun(2);
    expect(spoken.at(-1)).toEqual({ id: 'a', sentence: { start: 9, end: 15 }, word: null });
    // Offsets of spoken words refer to the whole text, not to the sentence.
    playing[1]?.word(0, 5);
    expect(spoken.at(-1)?.word).toEqual({ start: 9, end: 14 });
    playing[1]?.end();
    await vi.waitFor(() => expect(spoken.at(-1)).toBeNull());
    // The sentence is added after the speech has ended, so the speaker must start again.
    one.say(sentence('Four.', 16));
    await begun(3);
  });

  it('loads at most two sentences in advance', async () => {
    const one = speaker();
    for (const [at, text] of ['One.', 'Two.', 'Three.', 'Four.', 'Five.'].entries())
      one.say(sentence(text, at * 6));
    await begun(1);
    await vi.waitFor(() => expect(prepared).toContain('Three.'));
    expect(new Set(prepared)).toEqual(new Set(['Two.', 'Three.']));
    playing[0]?.end();
    await begun(2);
    expect(new Set(prepared)).toEqual(new Set(['Two.', 'Three.', 'Four.']));
    one.stop();
  });

  it('stops immediately and empties its queue', async () => {
    const one = speaker();
    one.say(sentence('One.', 0));
    one.say(sentence('Two.', 5));
    await begun(1);
    one.stop();
    expect(playing[0]?.signal.aborted).toBe(true);
    expect(spoken.at(-1)).toBeNull();
    one.say(sentence('Other.', 0));
    await begun(2);
    expect(playing.map(({ text }) => text)).toEqual(['One.', 'Other.']);
    expect(errors).toEqual([]);
  });

  it('stops and reports an error when a sentence cannot be played', async () => {
    const one = speaker();
    one.say(sentence('One.', 0));
    one.say(sentence('Two.', 5));
    await begun(1);
    playing[0]?.fail(new SpeakingError('blocked'));
    await vi.waitFor(() => expect(errors).toEqual(['blocked']));
    expect(spoken.at(-1)).toBeNull();
    expect(playing).toHaveLength(1);
    // The error cleared the queue, so only the new sentence is spoken.
    one.say(sentence('Other.', 0));
    await begun(2);
    expect(playing[1]?.text).toBe('Other.');
  });

  it('stops when another speaker on the page starts', async () => {
    const first = speaker();
    first.say(sentence('One.', 0));
    first.say(sentence('Two.', 5));
    await begun(1);
    speaker().say(sentence('Other.', 0));
    expect(playing[0]?.signal.aborted).toBe(true);
    await begun(2);
    expect(playing[1]?.text).toBe('Other.');
  });
});

describe('fallback voice of a speaker', () => {
  const failing = (reason: SpeakingProblem): VoiceSource => ({
    prepare: () => undefined,
    play: () => Promise.reject(new SpeakingError(reason)),
  });
  const { signal } = new AbortController();

  it('replaces the first voice when that voice fails, but not when the browser blocks playback', async () => {
    void withFallback(failing('failed'), source).play(
      'One.',
      signal,
      () => undefined,
      () => undefined,
    );
    await begun(1);
    await expect(
      withFallback(failing('blocked'), source).play(
        'Two.',
        signal,
        () => undefined,
        () => undefined,
      ),
    ).rejects.toThrow('blocked');
    await expect(
      withFallback(failing('failed'), null).play(
        'Three.',
        signal,
        () => undefined,
        () => undefined,
      ),
    ).rejects.toThrow('failed');
    expect(playing).toHaveLength(1);
  });
});
