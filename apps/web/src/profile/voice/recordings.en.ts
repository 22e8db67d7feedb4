import type { EnglishOf } from '../../lib/i18n.ts';
import type { tr } from './recordings.tr.ts';

export const en: EnglishOf<typeof tr> = {
  voice: 'Voice',
  goesElsewhere:
    'With your consent, your organisation’s voice service at {{service}} speaks the sentences of your conversations.',
  staysHere:
    'Your organisation’s voice comes from {{service}}. Without your consent, no sentence of your conversations is sent there; another voice speaks them.',
  toConsents: 'Your consents',
  own: 'Your own voice',
  keep: 'Keep recordings of what I say',
  keepHint:
    'While this is off, no recording is stored. While it is on, what you say in the chat stays on your organisation’s server for {{days}} days for you to hear; nobody else hears it, and you delete it whenever you like. Switching it off does not delete what is there.',
  storedNow: 'What you say is kept from now on',
  notStoredNow: 'No recording is kept from now on',
  toList: 'My recordings: {{count}} ({{size}} MB)',
  deleteAll: 'Delete all',
  deleteAllQuestion: 'Delete all your recordings ({{count}})?',
  allDeleted: 'All your recordings are deleted',
  forGood: 'This cannot be undone. Your messages stay as text.',
  title: 'My recordings',
  lead: 'What you said in the chat; only you can hear it.',
  back: 'Profile',
  empty: 'You keep no recordings',
  emptyText:
    'Switch keeping on in your profile, and what you say into the microphone stays here and beside your message.',
  pages: 'Pages of recordings',
  play: 'Hear: {{when}}',
  stop: 'Stop: {{when}}',
  unsent: 'Something that was not sent',
  seconds: '{{seconds}} seconds',
  failed: 'The recording could not be played.',
  delete: 'Delete',
  deleteNamed: 'Delete: {{when}}',
  deleteQuestion: 'Delete the recording of {{when}}?',
  deleted: 'The recording is deleted',
};
