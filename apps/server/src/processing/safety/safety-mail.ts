import type { Letter } from '../../platform/mail/mail.ts';

const page = (publicUrl: string) => `${publicUrl.replace(/\/+$/, '')}/pages/message-process-safety`;

type Text = (count: number, publicUrl: string | undefined) => Pick<Letter, 'subject' | 'text'>;

const tr: Text = (count, publicUrl) => ({
  subject: 'Pratik: ilgilenilmeyi bekleyen güvenlik kaydı',
  text: `Merhaba,

Pratik’te güvenlik kayıtlarına ${count} yeni kayıt eklendi ve ilgilenilmeyi bekliyor. Kendine zarar, şiddet veya istismardan söz edilmiş olabilir; lütfen gecikmeden bakın${publicUrl ? `:\n\n${page(publicUrl)}` : '. Kayıtlar Mesaj İşleme sayfasındaki “Güvenlik” bağlantısındadır.'}

Bu iletide kimin ne yazdığı bulunmaz. Yeni kayıtlar için en çok saatte bir ileti gönderilir.

Pratik`,
});

const en: Text = (count, publicUrl) => ({
  subject: 'Pratik: a safety case needs your attention',
  text: `Hello,

New safety cases in Pratik that need your attention: ${count}. A learner may have written about self-harm, violence or abuse. Please look at them without delay${publicUrl ? `:\n\n${page(publicUrl)}` : '. Follow the “Safety” link on the Message Processing page.'}

This message does not contain who wrote what. Messages about new cases are sent at most once an hour.

Pratik`,
});

const texts = { tr, en };

/** Returns the e-mail to an administrator about `count` new safety cases, in the administrator’s language. */
export const safetyLetter = (
  { email, language }: { email: string; language: 'tr' | 'en' },
  count: number,
  publicUrl: string | undefined,
): Letter => ({ to: email, ...texts[language](count, publicUrl) });
