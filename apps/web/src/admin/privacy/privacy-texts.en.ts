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
  inForce: 'Version {{version}} · in force since {{when}}',
  service: 'Configured service: {{service}}',
  notAsked: 'No service is configured. Users are not asked for this consent.',
  turkish: 'Turkish text',
  english: 'English text',
  help: 'Leave an empty line between paragraphs.',
  asksAgain: 'The meaning changed. End existing consents and ask all users again',
  save: 'Publish as a new version',
  saveNamed: 'Publish as a new version: {{text}}',
  saved: 'The new version is in force',
  erasures: 'Erasure records',
  erasuresBody:
    'For each erased account, this list shows the time of the erasure and the number of rows deleted from each table. The user’s name is not stored. The audit log uses the ID of this record instead of the name.',
  erasuresPages: 'Pages of erasure records',
  erasuresNone: 'No accounts have been erased yet.',
  erasedSelf: 'erased by the user',
  erasedByAdmin: 'erased by an administrator',
  accountElsewhere: 'Also remove the account at your identity provider.',
};
