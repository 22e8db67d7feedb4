import { defineTexts } from '../../lib/i18n.ts';

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
      'As you are under 18, what you write and say is sent to no outside service without your guardian’s consent. You go on practising with the offline partner.',
    asked: 'Your guardian has been asked; there is no answer yet. Until then nothing you write is sent.',
    given:
      'Your guardian has consented. With your own consents above you can practise with AI. Your guardian can withdraw at any time.',
    renewal: 'Your guardian’s consent has to be renewed',
    renewalBody:
      'Since your guardian consented, something was added to what is asked, or a text or a service changed. Until your guardian consents again, nothing is sent for:',
    renewalNext: 'Ask your guardian again; the way is below.',
    refused:
      'Your guardian has not consented, or has withdrawn. You go on practising with the offline partner.',
    email: 'Your guardian’s e-mail address',
    send: 'Send a link to my guardian',
    sendAgain: 'Send a new link',
    replaces: 'With the new one the former ends.',
    waits: 'The link was made on {{when}}; it is good until {{until}}.',
    takeBack: 'Take the link back',
    takenBack: 'The link was taken back; nobody can decide by it any more',
    onPaper: 'No e-mail can go to a guardian from this installation.',
    onPaperNext:
      'Tell your administrator or teacher: they print the link and hand it to your guardian, or record the signed sheet.',
    sent: 'The link is being sent; if it does not arrive within a few minutes, check the address.',
    noMail: 'No e-mail can be sent from here. Ask your administrator for a printed link for your guardian.',
    fix: 'If your age group is wrong, tell your administrator.',
  },
});
