export const tr = {
  signInLead: 'Kurumunuzdaki hesabınızla girin; şifrenizi yalnız kurumunuzun kendi sayfasına yazarsınız.',
  signInButton: 'Kurum hesabıyla giriş yap',
  callbackTitle: 'Giriş tamamlanıyor',
  callbackLead: 'Kurumunuzdan dönen yanıt denetleniyor…',
  callbackFailedTitle: 'Giriş tamamlanmadı',
  refusedWhat: 'Kurumunuz girişi onaylamadı ya da siz vazgeçtiniz',
  refusedNext: 'Yeniden deneyebilirsiniz; olmazsa kurumunuzun hesap yöneticisine danışın.',
  staleWhat: 'Bu giriş artık geçerli değil',
  staleNext:
    'Başka bir sekmede başlamış, çok beklemiş ya da daha önce kullanılmış olabilir. Yeniden giriş yapın.',
  unreachableWhat: 'Kurumunuzun giriş hizmetine ulaşılamadı',
  unreachableNext: 'Bağlantınızı denetleyip biraz sonra yeniden deneyin.',
  failedWhat: 'Kurumunuzun giriş hizmeti beklenmeyen bir yanıt verdi',
  failedNext: 'Yeniden deneyin; sürerse yöneticinize haber verin.',
  tryAgain: 'Yeniden giriş yap',
  setupLead:
    'Önce kurumunuzdaki hesabınızla giriş yapın, sonra terminale yazılan kurulum kodunu girin: ilk yönetici siz olursunuz.',
  invitationTitle: 'Davet',
  invitationLead:
    'Kurumunuzdaki hesabınızla giriş yapın; hesabınız bu davetle Pratik’e bağlanır ve hemen başlarsınız.',
  invitationAccepting: 'Davetiniz kabul ediliyor…',
  invitationMissing: 'Bu adreste davetin kodu yok. Size verilen bağlantıyı eksiksiz açın.',
  invitationOther:
    'Bu tarayıcıda giriş yapmış hesap zaten Pratik’e kayıtlı. Davet başkası içinse önce çıkış yapın.',
  newAccount: 'Kurumunuzda henüz hesabım yok',
  openAccount: 'Hesap aç',
  passwordShort: 'Şifre en az 10 karakter olmalı',
  haveAccount: 'Hesabım var',
  signOut: 'Çıkış yap',
} as const;
