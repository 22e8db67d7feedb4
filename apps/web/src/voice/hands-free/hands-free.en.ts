import type { EnglishOf } from '../../lib/language/i18n.ts';
import type { tr } from './hands-free.tr.ts';

export const en: EnglishOf<typeof tr> = {
  title: 'Hands-free conversation',
  starting: 'Starting the microphone…',
  listening: 'Listening',
  hearing: 'Your partner can hear you',
  thinking: 'Your partner is thinking',
  speaking: 'Your partner is speaking',
  listeningHint: 'Speak. When you stop, your message is sent.',
  hearingHint: 'When you stop speaking, your message is sent.',
  thinkingHint: 'The reply will come soon.',
  speakingHint: 'Start speaking to interrupt your partner.',
  off: 'Turn off hands-free mode',
  offHint: 'You can also press Esc to turn off hands-free mode. You can always type.',
  needsService:
    'Hands-free conversation needs a speech recognition service, and your organisation does not have one. Use the microphone button or type.',
};
