import { sayAloud } from '@pratik/contract/voice';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answer, problem, server } from '../../../test/server.ts';
import { setTokenSource } from '../../lib/api/bearer.ts';
import { configuredSource, serverSource } from './voice-sources.ts';

let played: string[];
let sounds: Blob[];
let asked: string[];
let pitchPreserved: boolean[];
let refused: boolean;

/** A fake audio element whose playback ends immediately after it starts. */
class BriefAudio extends EventTarget {
  src = '';
  preservesPitch = false;
  async play() {
    if (refused) throw new DOMException('', 'NotAllowedError');
    played.push(this.src);
    pitchPreserved.push(this.preservesPitch);
    this.dispatchEvent(new Event('ended'));
  }
  pause() {}
}

beforeEach(() => {
  refused = false;
  [played, sounds, asked, pitchPreserved] = [[], [], [], []];
  vi.stubGlobal('Audio', BriefAudio);
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL = (sound: Blob) => `blob:${sounds.push(sound)}`;
    },
  );
  setTokenSource({ getToken: async () => 'token', renewToken: async () => null });
  server.use(
    answer(sayAloud, ({ text }) => {
      asked.push(text);
      return text === 'Ece wakes at five.'
        ? { url: '/api/audio/ece.flac', seconds: 1, voice: 'configured' as const }
        : { url: null, sound: btoa('fLaC'), seconds: 1, voice: 'basic' as const };
    }),
  );
});
afterEach(() => {
  setTokenSource(null);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const { signal } = new AbortController();
const quiet = () => undefined;

it('server voice › plays a stored recording from its URL and other speech from the response, and requests each sentence once', async () => {
  const source = serverSource('female-0');
  await source.play('Ece wakes at five.', signal, quiet, quiet);
  await source.play('You like the sea.', signal, quiet, quiet);
  await source.play('You like the sea.', signal, quiet, quiet);
  expect(played).toEqual(['/api/audio/ece.flac', 'blob:1', 'blob:1']);
  expect(asked).toEqual(['Ece wakes at five.', 'You like the sea.']);
  expect(pitchPreserved).toEqual([true, true, true]);
  expect(await sounds[0]?.text()).toBe('fLaC');
});

it('server voice › requests Opus audio if the browser can play it', async () => {
  vi.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('probably');
  const formats: unknown[] = [];
  server.use(
    answer(sayAloud, ({ format }) => {
      formats.push(format);
      return { url: null, sound: btoa('OggS'), seconds: 1, voice: 'basic' as const };
    }),
  );
  await serverSource('female-0').play('You like the sea.', signal, quiet, quiet);
  expect([formats, sounds[0]?.type]).toEqual([['opus'], 'audio/ogg; codecs=opus']);
});

it('server voice › fails when the server used the basic voice instead of the configured provider, and sends no second request', async () => {
  const configured = configuredSource('female-0');
  await configured.play('Ece wakes at five.', signal, quiet, quiet);
  await expect(configured.play('You like the sea.', signal, quiet, quiet)).rejects.toThrow('failed');
  await serverSource('female-0').play('You like the sea.', signal, quiet, quiet);
  expect(played).toEqual(['/api/audio/ece.flac', 'blob:1']);
  expect(asked).toHaveLength(2);
});

it('server voice › repeats a failed request when the sentence is played again', async () => {
  const source = serverSource('male-0');
  server.use(answer(sayAloud, () => problem('unavailable')));
  await expect(source.play('Ece wakes at five.', signal, quiet, quiet)).rejects.toThrow();
  server.use(answer(sayAloud, () => ({ url: '/api/audio/ece.flac', seconds: 1, voice: 'basic' as const })));
  await source.play('Ece wakes at five.', signal, quiet, quiet);
  expect(played).toEqual(['/api/audio/ece.flac']);
});

it('server voice › reports that the browser blocks playback before the user has interacted with the page', async () => {
  refused = true;
  const source = serverSource('female-0');
  await expect(source.play('Ece wakes at five.', signal, quiet, quiet)).rejects.toThrow('blocked');
});
