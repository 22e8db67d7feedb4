import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Fake `<audio>` element whose playback position the test controls. */
export class FakeAudio extends EventTarget {
  src = '';
  preload = '';
  preservesPitch = false;
  playbackRate = 1;
  defaultPlaybackRate = 1;
  currentTime = 0;
  paused = true;
  refuses = false;

  play(): Promise<void> {
    if (this.refuses) return Promise.reject(new DOMException('no', 'NotSupportedError'));
    this.paused = false;
    this.dispatchEvent(new Event('play'));
    return Promise.resolve();
  }
  pause(): void {
    if (this.paused) return;
    this.paused = true;
    this.dispatchEvent(new Event('pause'));
  }
  load(): void {}
  removeAttribute(): void {
    this.src = '';
  }
}

/** Replaces the browser’s audio element with a fake. `last` returns the most recently created fake. */
export const stubAudio = () => {
  const made: FakeAudio[] = [];
  vi.stubGlobal(
    'Audio',
    class extends FakeAudio {
      constructor() {
        super();
        made.push(this);
      }
    },
  );
  const last = (): FakeAudio => {
    const audio = made.findLast(({ src }) => src !== '') ?? made.at(-1);
    if (!audio) throw new Error('No audio element was created');
    return audio;
  };
  return {
    last,
    /** Sets the playback position and waits until the player has noticed the new position. */
    async reach(seconds: number) {
      await act(async () => {
        last().currentTime = seconds;
        await vi.waitFor(() => undefined);
        last().dispatchEvent(new Event('seeked'));
      });
    },
    fire: (name: string) => act(() => void last().dispatchEvent(new Event(name))),
  };
};
