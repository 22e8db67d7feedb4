/** The texts of an e-mail, without address and signature. */
export type Written = { subject: string; text: string };

const factorChanges = {
  'app-added': 'Hesabınıza bir doğrulama uygulaması eklendi.',
  'app-removed': 'Hesabınızdaki doğrulama uygulaması kaldırıldı.',
  'passkey-added': 'Hesabınıza bir geçiş anahtarı eklendi.',
  'passkey-removed': 'Hesabınızdaki bir geçiş anahtarı silindi.',
  'codes-renewed': 'Hesabınız için yeni kurtarma kodları alındı; eskileri artık geçersiz.',
} as const;
export type FactorChange = keyof typeof factorChanges;

export type MailTexts = {
  invitation(name: string, url: string): Written;
  outsideInvitation(name: string, url: string): Written;
  factorReset(name: string): Written;
  factorChanged(name: string, change: FactorChange): Written;
  reset(url: string): Written;
  guardian(learner: string, url: string): Written;
};

/** The Turkish e-mails about an account. */
export const mailsTr: MailTexts = {
  invitation: (name, url) => ({
    subject: 'Pratik hesabınız hazır',
    text: `Merhaba ${name},

İngilizce pratik yapmanız için sizin adınıza bir hesap açıldı. Şifrenizi belirleyip başlamak için şu bağlantıyı açın:

${url}

Bağlantı 72 saat geçerlidir ve bir kez kullanılır. Süresi dolarsa yöneticinizden yenisini isteyin.`,
  }),
  outsideInvitation: (name, url) => ({
    subject: 'Pratik’e davet edildiniz',
    text: `Merhaba ${name},

İngilizce pratik yapmanız için Pratik’e eklendiniz. Kurumunuzdaki hesabınızla giriş yapıp başlamak için şu bağlantıyı açın:

${url}

Bağlantı 14 gün geçerlidir ve bir kez kullanılır. Süresi dolarsa yöneticinizden yenisini isteyin.`,
  }),
  factorReset: (name) => ({
    subject: 'İki adımlı doğrulamanız sıfırlandı',
    text: `Merhaba ${name},

Pratik yöneticiniz hesabınızın iki adımlı doğrulamasını sıfırladı ve açık oturumlarınızı kapattı. Artık yalnızca şifrenizle giriş yapabilirsiniz. Giriş yaptıktan sonra iki adımlı doğrulamayı profilinizden yeniden açmanızı öneririz.

Bunu siz istemediyseniz hemen yöneticinize haber verin ve şifrenizi değiştirin.`,
  }),
  factorChanged: (name, change) => ({
    subject: 'İki adımlı doğrulamanız değişti',
    text: `Merhaba ${name},

${factorChanges[change]}

Bunu siz yaptıysanız bir şey yapmanız gerekmez. Siz yapmadıysanız hemen şifrenizi değiştirin ve yöneticinize haber verin.`,
  }),
  reset: (url) => ({
    subject: 'Şifrenizi yenileyin',
    text: `Merhaba,

Pratik hesabınız için yeni şifre istendi. Şifrenizi belirlemek için şu bağlantıyı açın:

${url}

Bağlantı bir saat geçerlidir ve bir kez kullanılır. Bunu siz istemediyseniz bir şey yapmanız gerekmez; şifreniz değişmez.`,
  }),
  guardian: (learner, url) => ({
    subject: 'Öğrenci için veli izni',
    text: `Merhaba,

Velisi olduğunuz öğrenci Pratik’te İngilizce çalışıyor ve yapay zekâ ile alıştırma yapabilmesi için izniniz gerekiyor.

Öğrencinin kayıtlı adı: ${learner}

Neye izin istendiğini okumak, izin vermek ya da vermemek için şu bağlantıyı açın:

${url}

Bağlantı 30 gün geçerlidir ve bir kez karar vermeye yarar. İzin verirseniz, izninizi bir yıl boyunca aynı bağlantıdan, sonrasında kuruma başvurarak geri alabilirsiniz. İzin vermeseniz de öğrenci yapay zekâ olmadan çalışmayı sürdürür. Bağlantıyı kimseyle paylaşmayın. Bu öğrenciyi tanımıyorsanız bir şey yapmanız gerekmez.`,
  }),
};
