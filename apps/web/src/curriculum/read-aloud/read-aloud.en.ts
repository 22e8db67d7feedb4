import type { EnglishOf } from '../../lib/language/i18n.ts';
import type { tr } from './read-aloud.tr.ts';

export const en: EnglishOf<typeof tr> = {
  text: 'Text',
  readAloud: 'Read aloud',
  listen: 'Listen',
  pause: 'Pause',
  previousSentence: 'Previous sentence',
  nextSentence: 'Next sentence',
  speed: 'Speed',
  speechFailed: 'The audio could not be played. Try again.',
};
