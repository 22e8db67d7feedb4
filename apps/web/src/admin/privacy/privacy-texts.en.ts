import type { EnglishOf } from '../../lib/language/i18n.ts';
import type { tr } from './privacy-texts.tr.ts';

export const en: EnglishOf<typeof tr> = {
  title: 'Privacy texts',
  lead: 'Edit the privacy notice and the consent text for each purpose. Each save creates a new version. Old versions are kept.',
  backToUsers: 'User list',
  notice: 'Privacy notice',
  ai: 'Consent: AI service',
  voice: 'Consent: turning voice into text',
  speech: 'Consent: reading conversations aloud',
  reminders: 'Consent: e-mail reminders',
  inForce: 'Version {{version}}, valid since {{when}}',
  service: 'Configured service: {{service}}',
  notAsked: 'No service is configured, so users are not asked for this consent.',
  turkish: 'Turkish text',
  english: 'English text',
  help: 'Leave an empty line between paragraphs.',
  asksAgain: 'The meaning has changed. End all consents and ask users again.',
  save: 'Publish as a new version',
  saveNamed: 'Publish as a new version: {{text}}',
  saved: 'The new version is now valid',
  erasures: 'Erasure records',
  erasuresBody:
    'This list shows for each erased account the time of the erasure and the number of rows deleted from each table. It contains no names. The audit log refers to an erased user by the ID in this list.',
  erasuresPages: 'Pages of erasure records',
  erasuresNone: 'No accounts have been erased yet.',
  erasedSelf: 'erased by the user',
  erasedByAdmin: 'erased by an administrator',
  accountElsewhere: 'Also remove the account at your identity provider.',
};
