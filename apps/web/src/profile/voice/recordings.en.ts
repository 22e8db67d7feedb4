import type { EnglishOf } from '../../lib/language/i18n.ts';
import type { tr } from './recordings.tr.ts';

export const en: EnglishOf<typeof tr> = {
  voice: 'Voice',
  goesElsewhere:
    'With your consent, the sentences of your conversations are sent to {{service}}, your organisation’s speech service, which reads them aloud.',
  staysHere:
    'Your organisation’s voice comes from {{service}}. Without your consent, your conversations are not sent to this service, and you hear a different voice.',
  toConsents: 'Go to your consents',
  own: 'Your own voice',
  keep: 'Save recordings of my voice',
  keepHint:
    'When this setting is on, your recordings stay on your organisation’s server for {{days}} days. Only you can listen to them, and you can delete them at any time. Turning this setting off does not delete saved recordings.',
  storedNow: 'Pratik will save your recordings from now on',
  notStoredNow: 'Pratik will no longer save your recordings',
  toList: 'My recordings: {{count}} ({{size}} MB)',
  deleteAll: 'Delete all recordings',
  deleteAllQuestion: 'Delete all your recordings ({{count}})?',
  allDeleted: 'All your recordings were deleted',
  forGood: 'You cannot undo this. The text of your messages is not deleted.',
  title: 'My recordings',
  lead: 'This page lists your recordings from the chat. Only you can listen to them.',
  back: 'Profile',
  empty: 'No recordings yet',
  emptyText: 'Turn on recordings in your profile. They then appear on this page and next to your messages.',
  pages: 'Pages of recordings',
  play: 'Play: {{when}}',
  stop: 'Stop: {{when}}',
  unsent: 'Recording not sent',
  seconds: '{{seconds}} seconds',
  failed: 'The recording could not be played.',
  delete: 'Delete',
  deleteNamed: 'Delete: {{when}}',
  deleteQuestion: 'Delete the recording of {{when}}?',
  deleted: 'The recording was deleted',
};
