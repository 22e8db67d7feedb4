import { defineTexts } from '../../lib/i18n.ts';

export const { useText: useProofText } = defineTexts('proof', {
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
    title: 'Confirm who you are',
    lead: 'This affects other people’s accounts or data. So that nobody does it from a session left open, confirm who you are first; this is valid in this session for five minutes.',
    leadElsewhere:
      'This affects other people’s accounts or data. Sign in again on your organisation’s page; then come back to this page and start again within five minutes.',
    confirm: 'Confirm',
    goThere: 'Go to the sign-in page',
    cancel: 'Cancel',
  },
});
