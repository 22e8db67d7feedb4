import { defineTexts } from '../../../lib/language/i18n.ts';

export const { useText: useConsentText } = defineTexts('chat-consent', {
  tr: {
    title: 'Yapay zekâ ile de konuşabilirsiniz',
    body: 'Bunun için yazdıklarınızın bir yapay zekâ hizmetine gönderilmesine onay vermeniz gerekir. Onay vermezseniz hazır senaryolarla çalışırsınız; hiçbir şey gönderilmez.',
    toPrivacy: 'Metni okuyun, karar verin',
    minorTitle: 'Yapay zekâ için velinizin izni gerekir',
    minorBody:
      '18 yaşından küçük olduğunuz için, veliniz izin vermeden yazdıklarınız hiçbir hizmete gönderilmez; hazır senaryolarla çalışırsınız.',
    minorToPrivacy: 'Veli iznine bakın',
    renewTitle: 'Velinizin onayı yenilenmeli',
    renewBody:
      'Veliniz izin verdikten sonra yapay zekâ için istenen değişti; veliniz yeniden izin verene kadar yazdıklarınız gönderilmez.',
  },
  en: async () => ({
    title: 'You can also chat with AI',
    body: 'To chat with AI, you must consent to sending your messages to an AI service. Without consent, you practise with prepared conversations and nothing is sent.',
    toPrivacy: 'Read the text and decide',
    minorTitle: 'You need your guardian’s consent to use AI',
    minorBody:
      'You are under 18, so your messages are not sent to any service without your guardian’s consent. You practise with prepared conversations.',
    minorToPrivacy: 'See the guardian’s consent',
    renewTitle: 'Your guardian’s consent must be renewed',
    renewBody:
      'The consent text or the AI service changed after your guardian consented. Your messages are not sent until your guardian consents again.',
  }),
});
