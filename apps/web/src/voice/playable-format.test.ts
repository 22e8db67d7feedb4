import { afterEach, expect, it, vi } from 'vitest';
import { playableFormat } from './playable-format.ts';

afterEach(() => vi.restoreAllMocks());

it.each([
  ['probably', 'opus'],
  ['maybe', 'opus'],
  ['', 'flac'],
] as const)(
  'audio format › when canPlayType of the browser returns "%s" for Opus in Ogg: is %s',
  (answered, format) => {
    vi.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockImplementation((type) =>
      type === 'audio/ogg; codecs=opus' ? answered : 'probably',
    );
    expect(playableFormat()).toBe(format);
  },
);
