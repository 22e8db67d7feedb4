import type { EnglishOf } from '../../lib/i18n.ts';
import type { tr } from './hands-free.tr.ts';

export const en: EnglishOf<typeof tr> = {
  title: 'Hands-free talk',
  starting: 'Getting the microphone ready…',
  listening: 'Listening',
  hearing: 'I hear you',
  thinking: 'Thinking',
  speaking: 'Speaking',
  listeningHint: 'Speak. When you stop, your message is sent.',
  hearingHint: 'When you stop speaking, your message is sent.',
  thinkingHint: 'The reply is being made.',
  speakingHint: 'I stop when you begin to speak.',
  off: 'Turn off',
  offHint: 'Esc turns it off, too; typing is always possible.',
  needsService:
    'Hands-free talk needs a speech recognition service of your house; there is none here. You can go on with the microphone button or by typing.',
};
