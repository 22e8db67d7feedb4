import type { EnglishOf } from '../../lib/language/i18n.ts';
import type { tr } from './recordings.tr.ts';

export const en: EnglishOf<typeof tr> = {
  voice: 'Voice',
  goesElsewhere:
    'With your consent, the sentences of your conversations are sent to {{service}}, your organisation’s voice service, which reads them aloud.',
  staysHere:
    'Your organisation’s voice comes from {{service}}. Without your consent, your conversations are not sent to this service, and you hear another voice.',
  toConsents: 'Your consents',
  own: 'Your own voice',
  keep: 'Save recordings of my voice',
  keepHint:
    'When this setting is off, recordings are not saved. When it is on, your recordings stay on your organisation’s server for {{days}} days. Only you can listen to them, and you can delete them at any time. Turning this setting off does not delete saved recordings.',
  storedNow: 'Your recordings are saved from now on',
  notStoredNow: 'Your recordings are not saved from now on',
  toList: 'My recordings: {{count}} ({{size}} MB)',
  deleteAll: 'Delete all recordings',
  deleteAllQuestion: 'Delete all your recordings ({{count}})?',
  allDeleted: 'All your recordings were deleted',
  forGood: 'You cannot undo this. Your messages stay as text.',
  title: 'My recordings',
  lead: 'This page lists your recordings from the chat. Only you can listen to them.',
  back: 'Profile',
  empty: 'No recordings yet',
  emptyText:
    'Turn on saving of recordings in your profile. Your recordings then appear on this page and next to your messages.',
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
