import type { EnglishOf } from '../../lib/language/i18n.ts';
import type { tr } from './reminders.tr.ts';

export const en: EnglishOf<typeof tr> = {
  title: 'Reminders',
  lead: 'Only if you want them, at the time that you choose. You can turn them off at any time.',
  toProfile: 'Profile',
  notConfigured: 'This installation cannot send e-mails',
  notConfiguredText:
    'Your organisation has not connected a mail server. You can still read your weekly letter here.',
  toLetter: 'Read the weekly letter',
  consentNeeded: 'We need your consent before we can send you e-mails.',
  toConsent: 'Read the consent text',
  reminder: 'Remind me on days when I have not practised',
  reminderHelp: 'If you have practised on that day, nothing is sent.',
  weeklyLetter: 'Send me the weekly letter on Sundays',
  weeklyLetterHelp:
    'Your practice time, words that stayed, errors that became rarer, and one idea for next week.',
  address: 'E-mails go to: {{email}}',
  weekdays: 'Reminder days',
  weekdaysHelp: 'On the other days, you get no reminder.',
  hour: 'Time',
  tone: 'Tone',
  calm: 'Calm',
  cheerful: 'Cheerful',
  brief: 'Brief',
  calmSample:
    '“You have not practised today. If you have time, ten minutes are enough. If not, tomorrow is fine too.”',
  cheerfulSample:
    '“Your conversation partner has made tea and is waiting for you. Shall we talk for ten minutes?”',
  briefSample: '“Your plan for today is ready.”',
  save: 'Save',
  saved: 'Your reminder settings are saved',
};
