import { defineTexts } from '../lib/i18n.ts';

/** Texts of the guardian page. No other page loads them. */
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
    lead: '{{learner}} practises English with Pratik. As their guardian you can consent to what follows, or refuse it.',
    over: 'This link is no longer good: it ran out, was taken back, was used, or a newer one was sent. Ask the institution for a new one.',
    missing: 'The link is not complete. Open all of the link in the e-mail.',
    nothing: 'At present no outside service is used; should one be switched on, you will be asked then.',
    ownWords: 'The texts below are written in the learner’s voice; you consent on their behalf.',
    fresh: '{{purpose}} (new or changed)',
    covered: '{{purpose}} (you have consented)',
    service: 'Who gets it: {{service}}',
    notice: 'Privacy notice',
    without:
      'Without your consent practice goes on: the chat uses written scenarios without AI, and no text is sent anywhere.',
    name: 'Your name and surname',
    nameHelp: 'Needed to consent only.',
    decideUntil:
      'The link is good until {{when}} and decides once. If you consent, you can withdraw by the same link for a year.',
    withdrawUntil: 'You can withdraw by this link until {{when}}, and later by asking the institution.',
    usedUp: 'This link has done its work. To change your decision, ask the institution for a new one.',
    allow: 'I am the guardian and I consent',
    refuse: 'I do not consent',
    withdraw: 'I withdraw my consent',
    given: 'Consent was given on {{when}}.',
    renewal:
      'Consent was given on {{when}}; since then something was added to what is asked, or a text or a service changed. Where it says “new or changed”, nothing is sent until you consent.',
    renewHere:
      'If you consent, it covers all of the above. If you do not want to consent to what is new, you need do nothing: your former consent goes on for what it covers alone. If you withdraw, none is left.',
    renewElsewhere:
      'By this link you can withdraw only. To renew your consent, ask your child or the institution for a new link.',
    changed:
      'What is asked changed while you were reading; your decision was not stored. Below is how it stands now: read it and decide again.',
    refused: 'Consent was refused or withdrawn on {{when}}.',
    saved: 'Your decision is stored and counts from now on.',
  },
});
