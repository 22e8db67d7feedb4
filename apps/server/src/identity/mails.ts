import type { Letter } from '../platform/mail/mail.ts';
import { mailsEn } from './mails.en.ts';
import { type FactorChange, mailsTr, type Written } from './mails.tr.ts';

type Language = 'tr' | 'en';
type Reader = { name: string; language: Language };

const longestName = 60;

/**
 * Returns a name that is safe in an e-mail: at most 60 characters in one line, without anything that a mail program
 * turns into a link or that a reader may take for a sentence of the e-mail.
 */
export const nameInLetter = (name: string): string => {
  const plain = name
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{Nd}'’-]+/gu, ' ')
    // Digits of a telephone number are removed, but names such as "Elif2" are allowed.
    .replace(/(?<!\p{L}\p{Nd}?)\p{Nd}+|\p{Nd}{3,}/gu, ' ')
    .replace(/ +/g, ' ')
    .trim();
  return plain.length > longestName ? `${plain.slice(0, longestName).trim()}…` : plain;
};

const words = { tr: mailsTr, en: mailsEn };
const signed = (to: string, { subject, text }: Written): Letter => ({
  to,
  subject,
  text: `${text}\n\nPratik`,
});

/** E-mail to a user whom an administrator has added. */
export const invitationLetter = (to: string, { name, language }: Reader, url: string): Letter =>
  signed(to, words[language].invitation(nameInLetter(name), url));

/** E-mail to an added user who signs in at the external provider. */
export const outsideInvitationLetter = (to: string, { name, language }: Reader, url: string): Letter =>
  signed(to, words[language].outsideInvitation(nameInLetter(name), url));

/** E-mail to a user whose second factor an administrator has reset. */
export const factorResetLetter = (to: string, { name, language }: Reader): Letter =>
  signed(to, words[language].factorReset(nameInLetter(name)));

/** E-mail to a user whose second factor was changed, whether by the user or by someone else. */
export const factorChangedLetter = (to: string, { name, language }: Reader, change: FactorChange): Letter =>
  signed(to, words[language].factorChanged(nameInLetter(name), change));

/** E-mail to a user who forgot the password. */
export const resetLetter = (to: string, language: Language, url: string): Letter =>
  signed(to, words[language].reset(url));

/** E-mail to the guardian of a learner under 18, in both languages, because the guardian’s language is unknown. */
export const guardianLetter = (to: string, learner: string, url: string): Letter => {
  const [tr, en] = [mailsTr, mailsEn].map((letters) => letters.guardian(nameInLetter(learner), url));
  return signed(to, {
    subject: `${tr?.subject} / ${en?.subject}`,
    text: `${tr?.text}\n\n———\n\n${en?.text}`,
  });
};
