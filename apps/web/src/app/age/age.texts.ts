import { defineTexts } from '../../lib/i18n.ts';

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
    lead: 'We ask for your age group so that you get the protection that fits it. Your birthday is not asked for and not kept; later only your administrator can change the age group.',
    under13: 'I am under 13',
    teen: 'I am 13 to 17',
    adult: 'I am 18 or older',
    why: 'If you are under 18, what you write is not sent to the AI service without your guardian’s consent. Without it you can still practise with the offline partner and do every exercise.',
  },
});
