import type { EnglishOf } from '../../lib/language/i18n.ts';
import type { tr } from './voice.tr.ts';

export const en: EnglishOf<typeof tr> = {
  aloud: 'Play replies automatically',
  speed: 'Speed',
  voice: 'Voice',
  sample: 'Play a sample',
  stopSample: 'Stop the audio',
  auto: 'Best available voice',
  browser: 'Voice of the browser',
  female: 'Female voice {{number}}',
  male: 'Male voice {{number}}',
  basic: 'basic voice',
  configured: 'your organisation’s voice',
  stored: 'These settings are saved on this device.',
  noBrowserVoice: 'Your browser has no English voice. Pratik uses its own voice.',
  blocked: 'Your browser blocked the audio. Tap the speaker next to a reply to hear it.',
  failed: 'The audio could not be played. You can read the reply, or tap the speaker to try again.',
};
