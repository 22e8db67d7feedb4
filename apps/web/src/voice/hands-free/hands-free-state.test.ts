import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeMicrophone, stubMicrophone } from '../fake-microphone.fixture.ts';
import { handsFreeState, watchTime } from './hands-free-state.ts';
import { startVoiceActivity } from './voice-activity.ts';

// Fakes the speech detector, because jsdom does not support WebAssembly threads. The end-to-end tests use the real
// detector.
const vad = vi.hoisted(() => ({ broken: false }));
vi.mock('@ricky0123/vad-web', () => ({
  MicVAD: {
    new: async () => {
      if (vad.broken) throw new Error('no model');
      return { setOptions: () => undefined, destroy: async () => undefined };
    },
  },
}));

const nothing = { hearing: false, writing: false, replying: false, speaking: false };

it('hands-free state › is “hearing” while the learner speaks, then “speaking” while the partner speaks, then “thinking” while a reply is awaited', () => {
  expect(handsFreeState(nothing)).toBe('listening');
  expect(handsFreeState({ ...nothing, writing: true })).toBe('thinking');
  expect(handsFreeState({ ...nothing, replying: true })).toBe('thinking');
  expect(handsFreeState({ ...nothing, replying: true, speaking: true })).toBe('speaking');
  expect(handsFreeState({ hearing: true, writing: true, replying: true, speaking: true })).toBe('hearing');
});

describe('time limits of hands-free mode', () => {
  const minutes = (count: number) => count * 60_000;
  const callbacks = { cut: vi.fn(), rest: vi.fn() };
  beforeEach(() => {
    vi.useFakeTimers();
    callbacks.cut.mockClear();
    callbacks.rest.mockClear();
  });
  afterEach(() => vi.useRealTimers());

  it('close the microphone after three minutes without speech', () => {
    watchTime(false, callbacks);
    vi.advanceTimersByTime(minutes(3) - 1);
    expect(callbacks.rest).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(callbacks.rest).toHaveBeenCalledOnce();
    expect(callbacks.cut).not.toHaveBeenCalled();
  });

  it('restart the three minutes whenever the learner speaks', () => {
    const first = watchTime(false, callbacks);
    vi.advanceTimersByTime(minutes(2.9));
    first();
    const turn = watchTime(true, callbacks);
    vi.advanceTimersByTime(minutes(0.5));
    turn();
    watchTime(false, callbacks);
    vi.advanceTimersByTime(minutes(2.9));
    expect(callbacks.rest).not.toHaveBeenCalled();
    vi.advanceTimersByTime(minutes(0.1));
    expect(callbacks.rest).toHaveBeenCalledOnce();
  });

  it('end a turn after one minute without closing the microphone', () => {
    watchTime(true, callbacks);
    vi.advanceTimersByTime(minutes(1) - 1);
    expect(callbacks.cut).not.toHaveBeenCalled();
    vi.advanceTimersByTime(minutes(9));
    expect(callbacks.cut).toHaveBeenCalledOnce();
    expect(callbacks.rest).not.toHaveBeenCalled();
  });
});

describe('microphone of hands-free mode', () => {
  let microphone: FakeMicrophone;
  const callbacks = { onSpeech: vi.fn(), onTurn: vi.fn(), onLost: vi.fn() };
  beforeEach(() => {
    microphone = stubMicrophone();
    vad.broken = false;
    callbacks.onLost.mockClear();
  });
  afterEach(() => vi.unstubAllGlobals());

  it('closes on request, and reports an error when it is disconnected', async () => {
    const activity = await startVoiceActivity(callbacks);
    expect([microphone.open(), callbacks.onLost.mock.calls.length]).toEqual([1, 0]);
    microphone.pullOut();
    expect(callbacks.onLost).toHaveBeenCalledOnce();
    activity.stop();
    expect(microphone.open()).toBe(0);
  });
  it('closes when the speech detector fails to load, and reports when the user denies permission', async () => {
    vad.broken = true;
    await expect(startVoiceActivity(callbacks)).rejects.toMatchObject({ reason: 'failed' });
    expect(microphone.open()).toBe(0);
    microphone.refuse('NotAllowedError');
    await expect(startVoiceActivity(callbacks)).rejects.toMatchObject({ reason: 'refused' });
  });
});
