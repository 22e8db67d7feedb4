import type { EnglishOf } from '../../lib/i18n.ts';
import type { tr } from './privacy.tr.ts';

export const en: EnglishOf<typeof tr> = {
  title: 'Privacy',
  lead: 'What is held on you, where it goes, and your rights over it.',
  backToProfile: 'Profile',
  notice: 'Privacy notice',
  noticeRead: 'I have read it',
  noticeReadAt: 'You read it on {{when}} · version {{version}}',
  noticeSaved: 'Noted that you read it',
  consents: 'Your consents',
  consentsBody:
    'You do not have to consent; you can practise without it. A decision counts from your next message on.',
  nothingAsked: 'This installation sends your data to no outside service; there is nothing to consent to.',
  ai: 'AI service',
  voice: 'Turning your voice into text',
  reminders: 'E-mail reminders',
  service: 'Service: {{service}}',
  given: 'You consented on {{when}}',
  notGiven: 'You have not consented',
  withdrawn: 'You have not consented · last decision: {{when}}',
  allow: 'I consent',
  allowNamed: 'I consent: {{purpose}}',
  withdraw: 'Withdraw my consent',
  withdrawNamed: 'Withdraw my consent: {{purpose}}',
  allowed: 'Your consent was noted',
  takenBack: 'Your consent was withdrawn; what you write is no longer sent',
  changed:
    'The text or the service changed while you looked. The new one stands below; read it and decide again.',
  log: 'Your decisions so far',
  logEmpty: 'You have not decided anything yet.',
  logGiven: 'Consent given',
  logTaken: 'Consent refused or withdrawn',
  logLine: 'version {{version}} · {{service}}',
  cardBody: 'Read what is held on you, and see and change your consents for outside services.',
  cardLink: 'Privacy and consents',
};
