import type { SoundFormat } from '@pratik/contract/sound-format';

export const mediaTypes: Readonly<Record<SoundFormat, string>> = {
  opus: 'audio/ogg; codecs=opus',
  flac: 'audio/flac',
};

/** Returns the smallest audio format of the server that this browser can play. */
export const playableFormat = (): SoundFormat =>
  document.createElement('audio').canPlayType(mediaTypes.opus) === '' ? 'flac' : 'opus';
