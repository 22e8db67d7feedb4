import type { ReplyEvent } from '@pratik/contract/chat';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { meterOf, turnOf } from '../chat.fixture.ts';
import { afterPause, createPause, longestPause, mayPause, pauseBefore } from './reply-pause.ts';

const turn = turnOf(2, 'Two teas, please?');
const done: ReplyEvent = { type: 'done', turn, meter: meterOf(), conversationState: 'open' };
const delta: ReplyEvent = { type: 'delta', replyId: turn.id, text: 'Two teas' };

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('pause before a reply of the offline partner', () => {
  it('has no length when the user prefers reduced motion', () => {
    expect(mayPause()).toBe(false);
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (media) => ({ media, matches: false }) as unknown as MediaQueryList,
    );
    expect(mayPause()).toBe(true);
  });

  it('lasts longer for a longer reply, up to a maximum', () => {
    expect(pauseBefore('Hi!')).toBeGreaterThan(0);
    expect(pauseBefore('A longer reply')).toBeGreaterThan(pauseBefore('Hi!'));
    expect(pauseBefore('word '.repeat(200))).toBe(longestPause);
  });

  it('hides the whole reply until the pause ends', async () => {
    const shown: ReplyEvent[] = [];
    const pause = Promise.withResolvers<void>();
    const listen = afterPause(
      (event) => void shown.push(event),
      () => pause.promise,
    );
    await listen(delta);
    const waiting = listen(done);
    await Promise.resolve();
    expect(shown).toEqual([]);
    pause.resolve();
    await waiting;
    expect(shown).toEqual([done]);
  });

  it('does not delay an error message', async () => {
    const shown: ReplyEvent[] = [];
    const listen = afterPause(
      (event) => void shown.push(event),
      () => new Promise(() => {}),
    );
    const problem = { type: 'problem', problem: { status: 503 }, turn: null } as unknown as ReplyEvent;
    await listen(problem);
    expect(shown).toEqual([problem]);
  });

  it('ends early when the learner presses stop', async () => {
    vi.useFakeTimers();
    const pause = createPause();
    const waiting = pause.wait('A longer reply');
    pause.end();
    await expect(waiting).resolves.toBeUndefined();
    expect(vi.getTimerCount()).toBe(0);
  });
});
