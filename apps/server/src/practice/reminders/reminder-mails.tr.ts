import { correctionCodes } from '@pratik/contract/feedback';
import type { ReminderSettings, WeeklyLetter } from '@pratik/contract/reminders';

export type Mail = { subject: string; text: string };

/** The texts of the e-mails in one language. */
export type ReminderMails = {
  reminder: Record<ReminderSettings['tone'], (name: string) => Mail>;
  weeklyLetter: (letter: WeeklyLetter) => Mail;
  /** The line with the link to Pratik. */
  open: (url: string) => string;
  /** The line with the link that turns off all e-mails. */
  stop: (url: string) => string;
};

const number = new Intl.NumberFormat('tr', { maximumFractionDigits: 0 });
const shown = (value: number): string => number.format(value);
const dayText = (day: string): string =>
  new Intl.DateTimeFormat('tr', { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(new Date(day));

const nextText = (next: WeeklyLetter['next']): string => {
  switch (next.kind) {
    case 'begin':
      return 'Haftaya bir on dakikayla yeniden başlayın; kaldığınız yer sizi bekliyor.';
    case 'more-days':
      return 'Aynı süreyi daha çok güne yayın; az ve sık çalışmak daha kalıcıdır.';
    case 'words':
      return 'Her güne kelime tekrarıyla başlayın; unutmak üzere olduklarınız öne gelir.';
    case 'error':
      return `Şu konunun dersine bir kez bakın: ${correctionCodes[next.code]}.`;
    case 'path':
      return 'Yolunuzdaki sıradaki adımla devam edin.';
  }
};

export const reminderMailsTr: ReminderMails = {
  reminder: {
    calm: (name) => ({
      subject: 'Bugünün İngilizcesi sizi bekliyor',
      text: `Merhaba ${name},

Bugün henüz çalışmadınız. Vaktiniz varsa on dakika yeter; yoksa yarın da olur.`,
    }),
    cheerful: (name) => ({
      subject: 'On dakikanız var mı?',
      text: `Merhaba ${name},

Sohbet arkadaşınız çayını koydu, bir tek siz eksiksiniz. On dakika konuşalım mı?`,
    }),
    brief: () => ({ subject: 'Bugünün planı hazır', text: 'Bugünkü planınız hazır.' }),
  },
  open: (url) => `Pratik’i açın: ${url}`,
  stop: (url) => `Bu e-postaları istemiyorsanız bu bağlantıyla hepsini kapatın: ${url}`,
  weeklyLetter: (letter) => ({
    subject: `Haftalık mektubunuz: ${dayText(letter.from)} – ${dayText(letter.to)}`,
    text: [
      `Merhaba ${letter.name},`,
      letter.days === 0
        ? 'Bu hafta çalışmanız görünmüyor. Böyle haftalar olur.'
        : `Bu hafta ${shown(letter.days)} gün, toplam ${shown(Math.max(1, letter.minutes))} dakika çalıştınız.`,
      ...(letter.words.learned > 0 ? [`Yeni kelime: ${shown(letter.words.learned)}`] : []),
      ...(letter.words.stayed > 0
        ? [
            `En az bir hafta sonra hatırladığınız kelime: ${shown(letter.words.stayed)} (${letter.words.examples.join(', ')})`,
          ]
        : []),
      ...(letter.mistakeGone ? [`Azalan hatanız: ${correctionCodes[letter.mistakeGone]}`] : []),
      `Haftaya bir şey: ${nextText(letter.next)}`,
    ].join('\n\n'),
  }),
};
