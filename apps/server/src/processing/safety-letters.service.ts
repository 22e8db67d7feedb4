import type { Clock } from '../platform/clock/clock.ts';
import type { Db } from '../platform/db/database.ts';
import type { Log } from '../platform/log/log.ts';
import type { Letter, Mail } from '../platform/mail/mail.ts';
import { holdLetters, markTold, writeLetterTime } from './safety.store.ts';

export type SafetyLetters = ReturnType<typeof createSafetyLetters>;

type Parts = {
  db: Db;
  clock: Clock;
  log: Log;
  mail: Pick<Mail, 'configured' | 'send'>;
  /** Where browsers find the house; without it the letter has no link. */
  publicUrl: string | undefined;
  administratorAddresses(): Promise<readonly string[]>;
};

const lookEveryMs = 60_000;
const betweenMs = 3_600_000;

/** Writes to administrators when new cases wait, at most once an hour for the whole house: how many, never whose or what. */
export const createSafetyLetters = ({ db, clock, log, mail, publicUrl, administratorAddresses }: Parts) => {
  /** Whether a letter went; what no mail server has taken is written again at the next look. */
  const sendIfDue = (): Promise<boolean> =>
    db.transaction().execute(async (tx) => {
      const held = await holdLetters(tx);
      const now = clock.now();
      if (!held || (held.sent_at !== null && now.getTime() - held.sent_at.getTime() < betweenMs))
        return false;
      const addresses = await administratorAddresses();
      const count = addresses.length === 0 ? 0 : await markTold(tx, now);
      if (count === 0) return false;
      const sent = await Promise.all(addresses.map((to) => mail.send(letterOf(to, count, publicUrl))));
      if (!sent.includes(true)) throw notTaken;
      await writeLetterTime(tx, now);
      return true;
    });

  let timer: NodeJS.Timeout | undefined;
  return {
    sendIfDue,
    /** Looks every minute, in processes that work; not at all where no mail is sent. */
    start(): void {
      if (!mail.configured) return;
      timer = setInterval(() => {
        sendIfDue().catch((err: unknown) => log.warn({ err }, 'administrators were not written to'));
      }, lookEveryMs);
      timer.unref();
    },
    close: () => clearInterval(timer),
  };
};

const notTaken = new Error('no mail server has taken the letter about safety cases');

const letterOf = (to: string, count: number, publicUrl: string | undefined): Letter => ({
  to,
  subject: 'Pratik: ilgilenilmeyi bekleyen güvenlik kaydı',
  text: `Merhaba,

Pratik’te güvenlik kayıtlarına ${count} yeni kayıt eklendi ve ilgilenilmeyi bekliyor. Kendine zarar, şiddet veya istismardan söz edilmiş olabilir; lütfen gecikmeden bakın${publicUrl ? `:\n\n${publicUrl.replace(/\/+$/, '')}/pages/message-process-safety` : '. Kayıtlar Mesaj İşleme sayfasındaki “Güvenlik” bağlantısındadır.'}

Bu iletide kimin ne yazdığı bulunmaz. Yeni kayıtlar için en çok saatte bir ileti gönderilir.

Pratik`,
});
