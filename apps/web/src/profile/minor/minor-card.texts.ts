import { defineTexts } from '../../lib/language/i18n.ts';

export const { useText: useMinorText } = defineTexts('minor', {
  tr: {
    title: 'Veli izni',
    missing:
      '18 yaşından küçük olduğunuz için, yazdıklarınız ve sesiniz velinizin izni olmadan hiçbir dış hizmete gönderilmez. Çevrimdışı sohbet arkadaşıyla çalışmaya devam edersiniz.',
    asked: 'Velinizden izin istendi; yanıtı bekleniyor. O zamana kadar yazdıklarınız gönderilmez.',
    given:
      'Veliniz izin verdi. Yukarıdaki onaylarınız da açıksa yapay zekâ ile çalışabilirsiniz. Veliniz izni istediği an geri alabilir.',
    renewal: 'Velinizin onayı yenilenmeli',
    renewalBody:
      'Veliniz izin verdikten sonra istenenlere yenisi eklendi ya da bir metin veya hizmet değişti. Veliniz yeniden izin verene kadar şunlar için hiçbir şey gönderilmez:',
    renewalNext: 'Velinizden yeniden izin isteyin; yolu aşağıda.',
    refused:
      'Veliniz izin vermedi ya da verdiği izni geri aldı. Çevrimdışı sohbet arkadaşıyla çalışmaya devam edersiniz.',
    email: 'Velinizin e-posta adresi',
    send: 'Velime bağlantı gönder',
    sendAgain: 'Yeni bağlantı gönder',
    replaces: 'Yenisi gidince öncekinin geçerliliği biter.',
    waits: 'Bağlantı {{when}} tarihinde oluşturuldu; {{until}} tarihine kadar geçerli.',
    takeBack: 'Bağlantıyı geri al',
    takenBack: 'Bağlantı geri alındı; artık kimse onunla karar veremez',
    onPaper: 'Bu kurulumdan veliye e-posta gönderilemiyor.',
    onPaperNext:
      'Yöneticinize veya öğretmeninize söyleyin: veliniz için bağlantıyı yazdırıp elden verir ya da imzalı kâğıdı kaydeder.',
    sent: 'Bağlantı gönderiliyor; birkaç dakika içinde ulaşmazsa adresi denetleyin.',
    noMail: 'Buradan e-posta gönderilemiyor. Yöneticinizden, veliniz için yazdırılmış bağlantıyı isteyin.',
    fix: 'Yaş grubunuz yanlışsa yöneticinize söyleyin.',
  },
  en: {
    title: 'Guardian’s consent',
    missing:
      'You are under 18, so nothing you write or say is sent to an external service without your guardian’s consent. You can still practise with the offline partner.',
    asked:
      'We asked your guardian for consent and are waiting for the answer. Until then, nothing you write is sent.',
    given:
      'Your guardian gave consent. If you also consent above, you can practise with AI. Your guardian can withdraw the consent at any time.',
    renewal: 'Your guardian’s consent must be renewed',
    renewalBody:
      'After your guardian gave consent, a purpose was added, or a text or a service changed. Until your guardian consents again, nothing is sent for:',
    renewalNext: 'Ask your guardian again. You can send a link below.',
    refused: 'Your guardian refused or withdrew consent. You can still practise with the offline partner.',
    email: 'Your guardian’s e-mail address',
    send: 'Send a link to my guardian',
    sendAgain: 'Send a new link',
    replaces: 'When you send a new link, the old link stops working.',
    waits: 'The link was created on {{when}} and is valid until {{until}}.',
    takeBack: 'Revoke the link',
    takenBack: 'The link was revoked and can no longer be used',
    onPaper: 'E-mail is not set up here, so we cannot write to your guardian.',
    onPaperNext:
      'Tell your administrator or teacher. They can print the link for your guardian or record a signed sheet.',
    sent: 'We are sending the link. If it does not arrive within a few minutes, check the address.',
    noMail: 'E-mail is not set up here. Ask your administrator for a printed link for your guardian.',
    fix: 'If your age group is wrong, tell your administrator.',
  },
});
