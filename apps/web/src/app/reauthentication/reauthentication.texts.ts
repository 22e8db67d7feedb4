import { defineTexts } from '../../lib/language/i18n.ts';

export const { useText: useReauthenticationText } = defineTexts('reauthentication', {
  tr: {
    title: 'Kimliğinizi doğrulayın',
    lead: 'Bu işlem başkalarının hesaplarını ya da verilerini etkiler. Açık kalmış bir oturumla yapılmasın diye önce sizi doğruluyoruz; doğrulama bu oturumda beş dakika geçerlidir.',
    leadElsewhere:
      'Bu işlem başkalarının hesaplarını ya da verilerini etkiler. Kurumunuzun giriş sayfasında yeniden giriş yapın; sonra bu sayfaya dönüp işlemi beş dakika içinde yeniden başlatın.',
    confirm: 'Doğrula',
    goThere: 'Giriş sayfasına git',
    cancel: 'Vazgeç',
  },
  en: {
    title: 'Confirm your identity',
    lead: 'This action affects other users’ accounts or data. Confirm your identity, so that nobody else can use your open session. The confirmation is valid for five minutes.',
    leadElsewhere:
      'This action affects other users’ accounts or data. Sign in again on your organisation’s page. Then return to this page and start the action again within five minutes.',
    confirm: 'Confirm',
    goThere: 'Go to the sign-in page',
    cancel: 'Cancel',
  },
});
