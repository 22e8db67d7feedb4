import { defineTexts } from '../../lib/i18n.ts';

/** Texts of the printed consent form for a guardian. */
export const { useText: useGuardianSheetText } = defineTexts('guardian-sheet', {
  tr: {
    title: 'Veli izni: {{learner}}',
    lead: '{{learner}}, Pratik’te İngilizce çalışıyor. Velisi olarak aşağıdakilere izin verebilir ya da vermeyebilirsiniz. İzin vermeseniz de çalışma, yapay zekâ olmadan ve hiçbir metin dışarı gönderilmeden sürer.',
    asked: 'Neye izin isteniyor',
    ownWords: 'Metinler öğrencinin ağzından yazılmıştır; izniniz onun adına verilir.',
    nothing: 'Şu anda hiçbir dış hizmet kullanılmıyor; ileride biri açılırsa izniniz o zaman istenir.',
    service: 'Alan hizmet: {{service}} · metnin {{version}}. sürümü',
    byLink: '1. yol: bağlantıyla',
    byLinkHow:
      'QR kodunu telefonunuzla okutun ya da adresi tarayıcıya yazın. Bağlantı {{until}} tarihine kadar geçerlidir ve bir kez karar vermeye yarar. Bağlantıyı bilen karar verebilir; bu kâğıdı başkasına vermeyin.',
    qr: 'Bağlantının QR kodu',
    bySignature: '2. yol: imzayla',
    bySignatureHow: 'Doldurup kuruma geri verin.',
    consent: 'Velisiyim, izin veriyorum.',
    refusal: 'İzin vermiyorum.',
    name: 'Adı ve soyadı',
    date: 'Tarih',
    signature: 'İmza',
    withdraw: 'Verdiğiniz izni istediğiniz an, bu kurumun yöneticisine söyleyerek geri alabilirsiniz.',
    notice: 'Aydınlatma metni',
  },
  en: {
    title: 'Guardian’s consent: {{learner}}',
    lead: '{{learner}} practises English with Pratik. As their guardian you can consent to what follows, or refuse it. Without your consent practice goes on without AI, and no text is sent anywhere.',
    asked: 'What is asked',
    ownWords: 'The texts are written in the learner’s voice; you consent on their behalf.',
    nothing: 'At present no outside service is used; should one be switched on, you will be asked then.',
    service: 'Who gets it: {{service}} · version {{version}} of the text',
    byLink: 'One way: the link',
    byLinkHow:
      'Scan the square with your phone or type the address into a browser. The link is good until {{until}} and decides once. Whoever knows it can decide: keep this sheet to yourself.',
    qr: 'The link as a square',
    bySignature: 'Another way: your signature',
    bySignatureHow: 'Fill this in and hand it back to the institution.',
    consent: 'I am the guardian and I consent.',
    refusal: 'I do not consent.',
    name: 'Name and surname',
    date: 'Date',
    signature: 'Signature',
    withdraw: 'You can withdraw at any time by telling this institution’s administrator.',
    notice: 'Privacy notice',
  },
});
