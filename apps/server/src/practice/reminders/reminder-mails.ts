import type { ReminderSettings, WeeklyLetter } from '@pratik/contract/reminders';
import { nameInLetter } from '../../identity/privacy/minors/minors.service.ts';
import { reminderMailsEn } from './reminder-mails.en.ts';
import { type Mail, reminderMailsTr } from './reminder-mails.tr.ts';

type Reader = { name: string; language: 'tr' | 'en'; stopCode: string };

const languages = { tr: reminderMailsTr, en: reminderMailsEn };

/** The code is in the URL fragment, which browsers never send to a server. */
const stopLink = (code: string, origin: string): string => `${origin}/auth/stop-reminders#code=${code}`;

const signed = ({ subject, text }: Mail, reader: Reader, origin: string, path: string): Mail => {
  const words = languages[reader.language];
  const address = origin.replace(/\/+$/, '');
  return {
    subject,
    text: [
      text,
      words.open(`${address}${path}`),
      words.stop(stopLink(reader.stopCode, address)),
      'Pratik',
    ].join('\n\n'),
  };
};

/** Returns the reminder e-mail for a day without practice. */
export const reminderMail = (reader: Reader, tone: ReminderSettings['tone'], origin: string): Mail =>
  signed(languages[reader.language].reminder[tone](nameInLetter(reader.name)), reader, origin, '/');

/** Returns the weekly letter as an e-mail. */
export const weeklyLetterMail = (reader: Reader, letter: WeeklyLetter, origin: string): Mail =>
  signed(
    languages[reader.language].weeklyLetter({ ...letter, name: nameInLetter(letter.name) }),
    reader,
    origin,
    `/pages/weekly-letter?week=${letter.from}`,
  );
