import { defineTexts } from '../lib/i18n.ts';

/** What a guardian reads; nobody else loads it. */
export const { useText: useGuardianText } = defineTexts('guardian', {
  tr: {
    title: 'Veli izni',
    lead: '{{learner}}, Pratik’te İngilizce çalışıyor. Velisi olarak aşağıdakilere izin verebilir, vermeyebilir, verdiğiniz izni istediğiniz an buradan geri alabilirsiniz.',
    over: 'Bu bağlantı artık geçerli değil. Kurumdan yeni bir bağlantı isteyin.',
    missing: 'Bağlantı eksik. E-postadaki bağlantının tamamını açın.',
    nothing: 'Şu anda hiçbir dış hizmet kullanılmıyor; izniniz ileride açılırsa geçerli olur.',
    ownWords: 'Aşağıdaki metinler öğrencinin ağzından yazılmıştır; izniniz onun adına verilir.',
    ai: 'Yapay zekâ hizmeti',
    voice: 'Sesin yazıya çevrilmesi',
    reminders: 'E-posta hatırlatmaları',
    service: 'Alan hizmet: {{service}}',
    notice: 'Aydınlatma metni',
    without:
      'İzin vermeseniz de çalışma sürer: sohbet, yapay zekâ olmadan hazırlanmış senaryolarla yapılır ve hiçbir metin dışarı gönderilmez.',
    name: 'Adınız ve soyadınız',
    allow: 'Velisiyim, izin veriyorum',
    refuse: 'İzin vermiyorum',
    withdraw: 'İznimi geri alıyorum',
    given: '{{when}} tarihinde izin verildi. Dilediğiniz an geri alabilirsiniz.',
    refused: '{{when}} tarihinde izin verilmedi ya da geri alındı.',
    saved: 'Kararınız kaydedildi ve şimdiden geçerli.',
  },
  en: {
    title: 'Guardian’s consent',
    lead: '{{learner}} practises English with Pratik. As their guardian you can consent to what follows, refuse it, and withdraw here at any time.',
    over: 'This link is no longer good. Ask the institution for a new one.',
    missing: 'The link is not complete. Open all of the link in the e-mail.',
    nothing: 'At present no outside service is used; your consent would count if one is switched on.',
    ownWords: 'The texts below are written in the learner’s voice; you consent on their behalf.',
    ai: 'AI service',
    voice: 'Writing down what is said',
    reminders: 'Reminders by e-mail',
    service: 'Who gets it: {{service}}',
    notice: 'Privacy notice',
    without:
      'Without your consent practice goes on: the chat uses written scenarios without AI, and no text is sent anywhere.',
    name: 'Your name and surname',
    allow: 'I am the guardian and I consent',
    refuse: 'I do not consent',
    withdraw: 'I withdraw my consent',
    given: 'Consent was given on {{when}}. You can withdraw it at any time.',
    refused: 'Consent was refused or withdrawn on {{when}}.',
    saved: 'Your decision is stored and counts from now on.',
  },
});
