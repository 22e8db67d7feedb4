import type { EnglishOf } from '../../lib/i18n.ts';
import type { tr } from './voice.tr.ts';

export const en: EnglishOf<typeof tr> = {
  aloud: 'Speak replies as they come',
  speed: 'Speed',
  voice: 'Voice',
  sample: 'Hear a sample',
  stopSample: 'Stop the sound',
  auto: 'The best there is',
  browser: 'The browser’s voice',
  female: 'Woman {{number}}',
  male: 'Man {{number}}',
  basic: 'basic voice',
  configured: 'your organisation’s voice',
  stored: 'These choices are kept on this device.',
  noBrowserVoice: 'This device’s browser has no English voice; Pratik’s own speaks.',
  blocked: 'Your browser did not start the sound. Tap the loudspeaker beside a reply to hear it.',
  failed: 'The sound could not be played. The reply stands as text; tap the loudspeaker to try again.',
};
