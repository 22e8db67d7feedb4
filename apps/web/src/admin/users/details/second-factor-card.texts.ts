import { defineTexts } from '../../../lib/language/i18n.ts';

const tr = {
  title: 'İki adımlı doğrulama',
  off: 'Açık değil; yalnız şifreyle giriliyor.',
  app: 'doğrulama uygulaması',
  passkeys: '{{count}} geçiş anahtarı',
  on: 'Açık: {{what}}.',
  own: 'Kendi doğrulamanızı profilinizden yönetirsiniz.',
  reset: 'Doğrulamayı sıfırla',
  question: '{{name}} için iki adımlı doğrulama kaldırılsın mı?',
  body: 'Telefonunu ve kurtarma kodlarını kaybedenler içindir. Doğrulama uygulaması, geçiş anahtarları ve kodlar silinir, oturumlar kapanır; kullanıcı yalnızca şifresiyle girip yeniden kurabilir. Bu geri alınamaz ve işlem kaydına yazılır. İsteğin gerçekten bu kullanıcıdan geldiğinden emin olun.',
  done: 'İki adımlı doğrulama sıfırlandı; kullanıcıya e-posta gönderiliyor',
  doneWithoutMail:
    'İki adımlı doğrulama sıfırlandı; e-posta sunucusu ayarlı değil, kullanıcıya siz haber verin',
} as const;

const en: Record<keyof typeof tr, string> = {
  title: 'Two-step verification',
  off: 'Off. The user signs in with the password only.',
  app: 'authenticator app',
  passkeys: '{{count}} passkeys',
  on: 'On: {{what}}.',
  own: 'Manage your own two-step verification in your profile.',
  reset: 'Reset two-step verification',
  question: 'Remove two-step verification for {{name}}?',
  body: 'Use this when a user has lost their phone and recovery codes. It removes the authenticator app, passkeys and codes, and ends all sessions. The user can then sign in with only the password. This cannot be undone and is recorded in the audit log. First make sure that the request really comes from this user.',
  done: 'Two-step verification was reset. The user is notified by e-mail.',
  doneWithoutMail:
    'Two-step verification was reset. No mail server is configured, so tell the user yourself.',
};

export const { useText: useSecondFactorCardText } = defineTexts('get-second-factor', { tr, en });
