import { defineTexts } from '../../lib/i18n.ts';

const tr = {
  title: 'İki adımlı doğrulama',
  off: 'Açık değil; yalnız şifreyle giriliyor.',
  app: 'doğrulama uygulaması',
  passkeys: '{{count}} geçiş anahtarı',
  on: 'Açık: {{what}}.',
  own: 'Kendi doğrulamanızı profilinizden yönetirsiniz.',
  reset: 'Doğrulamayı sıfırla',
  question: '{{name}} için iki adımlı doğrulama kaldırılsın mı?',
  body: 'Telefonunu ve kurtarma kodlarını kaybedenler içindir. Doğrulama uygulaması, geçiş anahtarları ve kodlar silinir, oturumlar kapanır; kişi yalnız şifresiyle girip yeniden kurabilir. Geri alınamaz ve işlem kaydına yazılır. İsteyenin gerçekten o kişi olduğundan emin olun.',
  done: 'İki adımlı doğrulama sıfırlandı; kişiye e-posta gönderiliyor',
  doneWithoutMail: 'İki adımlı doğrulama sıfırlandı; e-posta sunucusu ayarlı değil, kişiye siz haber verin',
} as const;

const en: Record<keyof typeof tr, string> = {
  title: 'Two-step verification',
  off: 'Not set up; the password alone signs in.',
  app: 'authenticator app',
  passkeys: '{{count}} passkeys',
  on: 'On: {{what}}.',
  own: 'You manage your own verification in your profile.',
  reset: 'Reset verification',
  question: 'Remove two-step verification for {{name}}?',
  body: 'For people who lost their phone and recovery codes. The authenticator app, passkeys and codes are removed and sessions ended; the person signs in with the password alone and can set it up again. This cannot be undone and is written into the audit log. Be sure that it really is that person who asks.',
  done: 'Two-step verification reset; the person is being told by e-mail',
  doneWithoutMail: 'Two-step verification reset; no mail server is set, please tell the person',
};

export const { useText: useSecondFactorCardText } = defineTexts('get-second-factor', { tr, en });
