import type { EnglishOf } from '../../lib/i18n.ts';
import type { tr } from './hands-free.tr.ts';

export const en: EnglishOf<typeof tr> = {
  title: 'Hands-free conversation',
  starting: 'Starting the microphone…',
  listening: 'Listening',
  hearing: 'I hear you',
  thinking: 'Thinking',
  speaking: 'Speaking',
  listeningHint: 'Speak. When you stop, your message is sent.',
  hearingHint: 'When you stop speaking, your message is sent.',
  thinkingHint: 'The reply is on its way.',
  speakingHint: 'Start speaking to stop the audio.',
  off: 'Turn off',
  offHint: 'You can also press Esc to turn it off. You can always type.',
  needsService:
    'Hands-free conversation needs a speech recognition service, and your organisation does not have one. Use the microphone button or type.',
};
