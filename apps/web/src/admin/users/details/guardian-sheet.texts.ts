import { defineTexts } from '../../../lib/language/i18n.ts';

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
    lead: '{{learner}} practises English with Pratik. As their guardian, you can give or refuse consent to the items below. Without your consent, the learner can still practise without AI, and no text is sent to an external service.',
    asked: 'Items that need your consent',
    ownWords: 'The texts are written from the learner’s point of view. You consent on the learner’s behalf.',
    nothing:
      'No external service is used now. If one is turned on later, you will be asked for consent then.',
    service: 'Recipient: {{service}} · text version {{version}}',
    byLink: 'Option 1: by link',
    byLinkHow:
      'Scan the QR code with your phone, or type the address into a browser. The link is valid until {{until}} and works for one decision. Anyone who has the link can decide, so do not give this sheet to others.',
    qr: 'QR code of the link',
    bySignature: 'Option 2: by signature',
    bySignatureHow: 'Fill in this part and return it to the organisation.',
    consent: 'I am the guardian and I consent.',
    refusal: 'I do not consent.',
    name: 'Name and surname',
    date: 'Date',
    signature: 'Signature',
    withdraw: 'You can withdraw your consent at any time. Tell an administrator of this organisation.',
    notice: 'Privacy notice',
  },
});
