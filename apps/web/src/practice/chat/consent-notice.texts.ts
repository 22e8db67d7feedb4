import { defineTexts } from '../../lib/i18n.ts';

export const { useText: useConsentText } = defineTexts('chat-consent', {
  tr: {
    title: 'Yapay zekâ ile de konuşabilirsiniz',
    body: 'Bunun için yazdıklarınızın bir yapay zekâ hizmetine gönderilmesine onay vermeniz gerekir. Onay vermezseniz çevrimdışı senaryolarla çalışırsınız; hiçbir şey gönderilmez.',
    toPrivacy: 'Metni okuyun, karar verin',
    minorTitle: 'Yapay zekâ için velinizin izni gerekir',
    minorBody:
      '18 yaşından küçük olduğunuz için, veliniz izin vermeden yazdıklarınız hiçbir hizmete gönderilmez; çevrimdışı senaryolarla çalışırsınız.',
    minorToPrivacy: 'Veli iznine bakın',
    renewTitle: 'Velinizin onayı yenilenmeli',
    renewBody:
      'Veliniz izin verdikten sonra yapay zekâ için istenen değişti; veliniz yeniden izin verene kadar yazdıklarınız gönderilmez.',
  },
  en: async () => ({
    title: 'You can talk with an AI, too',
    body: 'For that, you have to consent to what you write being sent to an AI service. Without it you practise with the offline scenarios, and nothing is sent.',
    toPrivacy: 'Read the text and decide',
    minorTitle: 'For the AI your guardian’s consent is needed',
    minorBody:
      'As you are under 18, what you write is sent to no service without it; you practise with the offline scenarios.',
    minorToPrivacy: 'See your guardian’s consent',
    renewTitle: 'Your guardian’s consent has to be renewed',
    renewBody:
      'What is asked for the AI changed after your guardian consented; nothing you write is sent until your guardian consents again.',
  }),
});
