import { defineTexts } from '../../lib/language/i18n.ts';

export const { useText: useAgeText } = defineTexts('age', {
  tr: {
    title: 'Kaç yaşındasınız?',
    lead: 'Size uygun korumayı seçebilmemiz için yaş grubunuzu soruyoruz. Doğum tarihiniz sorulmaz ve tutulmaz; yaş grubunuzu sonradan yalnız yöneticiniz düzeltebilir.',
    under13: '13 yaşından küçüğüm',
    teen: '13–17 yaşındayım',
    adult: '18 yaşında veya daha büyüğüm',
    why: '18 yaşından küçükseniz, yazdıklarınız velinizin izni olmadan yapay zekâ hizmetine gönderilmez. İzin olmadan da çevrimdışı sohbet arkadaşıyla ve bütün alıştırmalarla çalışabilirsiniz.',
  },
  en: {
    title: 'How old are you?',
    lead: 'We ask for your age group to give you the right protection. We do not ask for or store your date of birth. Later, only your administrator can correct your age group.',
    under13: 'I am under 13',
    teen: 'I am between 13 and 17',
    adult: 'I am 18 or older',
    why: 'If you are under 18, your texts are not sent to the AI service without your guardian’s consent. Without consent, you can still practise with the offline partner and do every exercise.',
  },
});
