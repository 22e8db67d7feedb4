import type { Clock } from '../platform/clock/clock.ts';
import type { Db } from '../platform/db/database.ts';
import type { Log } from '../platform/log/log.ts';
import type { Letter, Mail } from '../platform/mail/mail.ts';
import { holdLetters, markTold, selectUntold, writeLetterTime } from './safety.store.ts';

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
/** After a letter no mail server has taken, or that nobody knows to have been taken. */
const againAfterMs = 5 * 60_000;

/** Writes to administrators when new cases wait, at most once an hour for the whole house: how many, never whose or what. */
export const createSafetyLetters = ({ db, clock, log, mail, publicUrl, administratorAddresses }: Parts) => {
  /**
   * What there is to write of, for one process alone. The time is written down as if the hour were nearly over: a process
   * that ends while it writes is followed by another.
   */
  const claim = (now: Date): Promise<string[]> =>
    db.transaction().execute(async (tx) => {
      const held = await holdLetters(tx);
      const isSoon = held?.sent_at && now.getTime() - held.sent_at.getTime() < betweenMs;
      if (!held || isSoon) return [];
      const ids = await selectUntold(tx);
      if (ids.length > 0) await writeLetterTime(tx, new Date(now.getTime() - betweenMs + againAfterMs));
      return ids;
    });

  /**
   * Whether a letter went; what no mail server has taken is written again some minutes later. Nothing is held while the
   * mail server is waited for: whoever erases themselves or settles a case does not wait for it.
   */
  const sendIfDue = async (): Promise<boolean> => {
    const now = clock.now();
    const addresses = await administratorAddresses();
    const ids = addresses.length === 0 ? [] : await claim(now);
    if (ids.length === 0) return false;
    const sent = await Promise.all(addresses.map((to) => mail.send(letterOf(to, ids.length, publicUrl))));
    if (!sent.includes(true)) throw notTaken;
    await db.transaction().execute(async (tx) => {
      await markTold(tx, ids, now);
      await writeLetterTime(tx, now);
    });
    return true;
  };

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
