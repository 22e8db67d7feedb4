import { defineTexts } from '../../lib/i18n.ts';

export const { useText: useMinorText } = defineTexts('minor', {
  tr: {
    title: 'Veli izni',
    missing:
      '18 yaşından küçük olduğun için, yazdıkların ve sesin velinin izni olmadan hiçbir dış hizmete gönderilmez. Çevrimdışı sohbet arkadaşıyla çalışmaya devam edersin.',
    asked: 'Velinden izin istendi; yanıtı bekleniyor. O zamana kadar yazdıkların gönderilmez.',
    given:
      'Velin izin verdi. Yukarıdaki onayların da açıksa yapay zekâ ile çalışabilirsin. Velin izni istediği an geri alabilir.',
    refused:
      'Velin izin vermedi ya da verdiği izni geri aldı. Çevrimdışı sohbet arkadaşıyla çalışmaya devam edersin.',
    email: 'Velinin e-posta adresi',
    send: 'Velime bağlantı gönder',
    sent: 'Bağlantı gönderildi.',
    noMail: 'E-posta gönderilemedi. Yöneticinden, velin için yazdırılmış bağlantıyı iste.',
    fix: 'Yaş grubun yanlışsa yöneticine söyle.',
  },
  en: {
    title: 'Guardian’s consent',
    missing:
      'As you are under 18, what you write and say is sent to no outside service without your guardian’s consent. You go on practising with the offline partner.',
    asked: 'Your guardian has been asked; there is no answer yet. Until then nothing you write is sent.',
    given:
      'Your guardian has consented. With your own consents above you can practise with AI. Your guardian can withdraw at any time.',
    refused:
      'Your guardian has not consented, or has withdrawn. You go on practising with the offline partner.',
    email: 'Your guardian’s e-mail address',
    send: 'Send a link to my guardian',
    sent: 'The link was sent.',
    noMail: 'No e-mail could be sent. Ask your administrator for a printed link for your guardian.',
    fix: 'If your age group is wrong, tell your administrator.',
  },
});
