import { defineTexts } from '../../lib/language/i18n.ts';

/** Texts of the guardian page. Only this page loads them. */
export const { useText: useGuardianText } = defineTexts('guardian', {
  tr: {
    title: 'Veli izni',
    lead: '{{learner}}, Pratik’te İngilizce çalışıyor. Velisi olarak aşağıdakilere izin verebilir ya da vermeyebilirsiniz.',
    over: 'Bu bağlantı artık geçerli değil: süresi doldu, geri alındı, kullanıldı ya da yerine yenisi gönderildi. Kurumdan yeni bir bağlantı isteyin.',
    missing: 'Bağlantı eksik. E-postadaki bağlantının tamamını açın.',
    nothing: 'Şu anda hiçbir dış hizmet kullanılmıyor; ileride biri açılırsa izniniz o zaman istenir.',
    ownWords: 'Aşağıdaki metinler öğrencinin ağzından yazılmıştır; izniniz onun adına verilir.',
    fresh: '{{purpose}} (yeni ya da değişti)',
    covered: '{{purpose}} (izniniz var)',
    service: 'Alan hizmet: {{service}}',
    notice: 'Aydınlatma metni',
    without:
      'İzin vermeseniz de çalışma sürer: sohbet, yapay zekâ olmadan hazırlanmış senaryolarla yapılır ve hiçbir metin dışarı gönderilmez.',
    name: 'Adınız ve soyadınız',
    nameHelp: 'Yalnız izin verirken gerekir.',
    decideUntil:
      'Bağlantı {{when}} tarihine kadar geçerlidir ve bir kez karar vermeye yarar. İzin verirseniz, izninizi bir yıl boyunca aynı bağlantıdan geri alabilirsiniz.',
    withdrawUntil:
      'İzninizi bu bağlantıdan {{when}} tarihine kadar, sonrasında kuruma başvurarak geri alabilirsiniz.',
    usedUp: 'Bu bağlantının işi bitti. Kararınızı değiştirmek isterseniz kurumdan yeni bir bağlantı isteyin.',
    allow: 'Velisiyim, izin veriyorum',
    refuse: 'İzin vermiyorum',
    withdraw: 'İznimi geri alıyorum',
    given: '{{when}} tarihinde izin verildi.',
    renewal:
      '{{when}} tarihinde izin verildi; ancak o günden sonra istenenlere yenisi eklendi ya da bir metin veya hizmet değişti. “Yeni ya da değişti” yazanlar için siz izin verene kadar hiçbir şey gönderilmez.',
    renewHere:
      'İzin verirseniz izniniz yukarıdakilerin hepsini kapsar. Yeni olanlara izin vermek istemiyorsanız bir şey yapmanız gerekmez: eski izniniz yalnız kapsadıkları için sürer. İzninizi geri alırsanız hiçbiri için izin kalmaz.',
    renewElsewhere:
      'Bu bağlantıdan izninizi yalnız geri alabilirsiniz. Yenilemek için çocuğunuzdan ya da kurumdan yeni bir bağlantı isteyin.',
    changed:
      'Siz okurken istenenler değişti; kararınız kaydedilmedi. Aşağıda yeni hâli var: okuyup yeniden karar verin.',
    refused: '{{when}} tarihinde izin verilmedi ya da geri alındı.',
    saved: 'Kararınız kaydedildi ve şimdiden geçerli.',
  },
  en: {
    title: 'Guardian’s consent',
    lead: '{{learner}} practises English with Pratik. As their guardian, you can give or refuse consent to the items below.',
    over: 'This link is no longer valid. It expired, was revoked or used, or a newer link was sent. Ask the organisation for a new link.',
    missing: 'The link is incomplete. Open the full link from the e-mail.',
    nothing:
      'No external service is used now. If one is turned on later, you will be asked for consent then.',
    ownWords:
      'The texts below are written from the learner’s point of view. You consent on the learner’s behalf.',
    fresh: '{{purpose}} (new or changed)',
    covered: '{{purpose}} (you have consented)',
    service: 'Recipient: {{service}}',
    notice: 'Privacy notice',
    without:
      'Without your consent, the learner can still practise: the chat uses prepared scenarios without AI, and no text is sent to an external service.',
    name: 'Your name and surname',
    nameHelp: 'Required only if you give consent.',
    decideUntil:
      'The link is valid until {{when}} and works for one decision. If you consent, you can withdraw your consent with the same link for a year.',
    withdrawUntil:
      'You can withdraw your consent with this link until {{when}}. After that, contact the organisation.',
    usedUp: 'This link cannot be used again. To change your decision, ask the organisation for a new link.',
    allow: 'I am the guardian and I consent',
    refuse: 'I do not consent',
    withdraw: 'I withdraw my consent',
    given: 'Consent was given on {{when}}.',
    renewal:
      'Consent was given on {{when}}. Since then, a purpose was added, or a text or a service changed. Nothing is sent for items marked “new or changed” until you consent.',
    renewHere:
      'If you consent now, your consent covers all items above. If you do not want to consent to the new items, do nothing: your earlier consent remains valid for the items it covers. A withdrawal ends your consent for all items.',
    renewElsewhere:
      'With this link you can only withdraw your consent. To renew it, ask your child or the organisation for a new link.',
    changed:
      'The items changed while you were reading, so your decision was not saved. Read the new version below and decide again.',
    refused: 'Consent was refused or withdrawn on {{when}}.',
    saved: 'Your decision is saved and applies from now on.',
  },
});
