import { defineTexts, type EnglishOf } from '../../lib/language/i18n.ts';

const tr = {
  title: 'E-postaları kapatma',
  stopping: 'Kapatılıyor…',
  stopped: 'Hatırlatmalar ve haftalık mektup kapatıldı.',
  stoppedText: 'İsterseniz profilinizdeki “Hatırlatmalar” sayfasından yeniden açabilirsiniz.',
  invalid: 'Bu bağlantı geçerli değil',
  invalidText:
    'Bağlantı eksik kopyalanmış olabilir. Giriş yapıp profilinizdeki “Hatırlatmalar” sayfasından da kapatabilirsiniz.',
  toHome: 'Pratik’i aç',
} as const;

const en: EnglishOf<typeof tr> = {
  title: 'Turn off e-mails',
  stopping: 'Turning off…',
  stopped: 'Reminders and the weekly letter are turned off.',
  stoppedText: 'You can turn them on again on the page “Reminders” of your profile.',
  invalid: 'This link is not valid',
  invalidText:
    'The link may be incomplete. You can also sign in and turn the e-mails off on the page “Reminders” of your profile.',
  toHome: 'Open Pratik',
};

export const { useText: useStopRemindersText } = defineTexts('stop-reminders', { tr, en });
