import type { EnglishOf } from '../../lib/i18n.ts';
import type { tr } from './privacy-texts.tr.ts';

export const en: EnglishOf<typeof tr> = {
  title: 'Privacy texts',
  lead: 'The notice learners read and the texts of consent by purpose. Each save is a new version; old ones are kept.',
  backToUsers: 'User list',
  notice: 'Privacy notice',
  ai: 'Consent: AI service',
  voice: 'Consent: voice into text',
  speech: 'Consent: having talks said aloud',
  reminders: 'Consent: e-mail reminders',
  inForce: 'Version {{version}} · in force since {{when}}',
  service: 'Configured service: {{service}}',
  notAsked: 'No service is configured; nobody is asked for this consent.',
  turkish: 'Turkish text',
  english: 'English text',
  help: 'Separate paragraphs by an empty line.',
  asksAgain: 'Its meaning changed: consents given to it end, and everybody is asked again',
  save: 'Put in force as a new version',
  saveNamed: 'Put in force as a new version: {{text}}',
  saved: 'The new version is in force',
  erasures: 'Proofs of erasure',
  erasuresBody:
    'For everyone erased: when, and how many rows of which table. Not who it was; in the audit log that person stands under the id of this record.',
  erasuresPages: 'Pages of the proofs of erasures',
  erasuresNone: 'Nobody has been erased yet.',
  erasedSelf: 'by themselves',
  erasedByAdmin: 'by an administrator',
  accountElsewhere: 'Remove the account at your identity provider there as well.',
};
