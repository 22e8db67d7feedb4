import type { Letter } from '../platform/mail/mail.ts';

const signature = '\n\nPratik';

const longestName = 60;

/**
 * Returns a name that is safe in a letter: one line of letters, without anything a mail program turns into a link. A
 * user's name must not read like a sentence of ours.
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

/** Letter to a user whom an administrator has added. */
export const invitationLetter = (to: string, name: string, url: string): Letter => ({
  to,
  subject: 'Pratik hesabınız hazır',
  text: `Merhaba ${nameInLetter(name)},

İngilizce pratik yapmanız için sizin adınıza bir hesap açıldı. Şifrenizi belirleyip başlamak için şu bağlantıyı açın:

${url}

Bağlantı 72 saat geçerlidir ve bir kez kullanılır. Süresi dolarsa yöneticinizden yenisini isteyin.${signature}`,
});

/** Letter to an added user who signs in at the external provider. */
export const outsideInvitationLetter = (to: string, name: string, url: string): Letter => ({
  to,
  subject: 'Pratik’e davet edildiniz',
  text: `Merhaba ${nameInLetter(name)},

İngilizce pratik yapmanız için Pratik’e eklendiniz. Kurumunuzdaki hesabınızla giriş yapıp başlamak için şu bağlantıyı açın:

${url}

Bağlantı 14 gün geçerlidir ve bir kez kullanılır. Süresi dolarsa yöneticinizden yenisini isteyin.${signature}`,
});

/** Letter to a user whose second factor an administrator has reset. */
export const factorResetLetter = (to: string, name: string): Letter => ({
  to,
  subject: 'İki adımlı doğrulamanız sıfırlandı',
  text: `Merhaba ${nameInLetter(name)},

Pratik yöneticiniz hesabınızın iki adımlı doğrulamasını sıfırladı ve açık oturumlarınızı kapattı. Artık yalnız şifrenizle giriş yapabilirsiniz; girdikten sonra profilinizden yeniden açmanızı öneririz.

Bunu siz istemediyseniz hemen yöneticinize haber verin ve şifrenizi değiştirin.${signature}`,
});

const factorChanges = {
  'app-added': 'Hesabınıza bir doğrulama uygulaması eklendi.',
  'app-removed': 'Hesabınızdaki doğrulama uygulaması kaldırıldı.',
  'passkey-added': 'Hesabınıza bir geçiş anahtarı eklendi.',
  'passkey-removed': 'Hesabınızdaki bir geçiş anahtarı silindi.',
  'codes-renewed': 'Hesabınız için yeni kurtarma kodları alındı; eskileri artık geçersiz.',
} as const;
export type FactorChange = keyof typeof factorChanges;

/** Letter to a user whose second factor was changed, by themselves or by someone else. */
export const factorChangedLetter = (to: string, name: string, change: FactorChange): Letter => ({
  to,
  subject: 'İki adımlı doğrulamanız değişti',
  text: `Merhaba ${nameInLetter(name)},

${factorChanges[change]}

Bunu siz yaptıysanız bir şey yapmanız gerekmez. Siz yapmadıysanız hemen şifrenizi değiştirin ve yöneticinize haber verin.${signature}`,
});

/** Letter to a user who forgot the password. */
export const resetLetter = (to: string, url: string): Letter => ({
  to,
  subject: 'Şifrenizi yenileyin',
  text: `Merhaba,

Pratik hesabınız için yeni şifre istendi. Şifrenizi belirlemek için şu bağlantıyı açın:

${url}

Bağlantı bir saat geçerlidir ve bir kez kullanılır. Bunu siz istemediyseniz bir şey yapmanız gerekmez; şifreniz değişmez.${signature}`,
});

/** Letter to the guardian of a learner under 18. */
export const guardianLetter = (to: string, learner: string, url: string): Letter => ({
  to,
  subject: 'Öğrenci için veli izni',
  text: `Merhaba,

Velisi olduğunuz öğrenci Pratik’te İngilizce çalışıyor ve yapay zekâ ile alıştırma yapabilmesi için izniniz gerekiyor.

Öğrencinin kayıtlı adı: ${nameInLetter(learner)}

Neye izin istendiğini okumak, izin vermek ya da vermemek için şu bağlantıyı açın:

${url}

Bağlantı 30 gün geçerlidir ve bir kez karar vermeye yarar. İzin verirseniz, izninizi bir yıl boyunca aynı bağlantıdan, sonrasında kuruma başvurarak geri alabilirsiniz. İzin vermeseniz de öğrenci yapay zekâ olmadan çalışmayı sürdürür. Bağlantıyı kimseyle paylaşmayın. Bu kişiyi tanımıyorsanız bir şey yapmanız gerekmez.${signature}`,
});
