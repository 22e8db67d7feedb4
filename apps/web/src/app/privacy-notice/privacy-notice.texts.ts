import { defineTexts } from '../../lib/language/i18n.ts';

export const { useText: usePrivacyNoticeText } = defineTexts('privacyNotice', {
  tr: {
    title: 'Aydınlatma metni',
    lead: 'Başlamadan önce: Pratik’in hangi verileri neden işlediği. Bu metin bilgilendirir, onayınızı istemez; onaylar Gizlilik sayfasında ayrıca sorulur.',
    version: 'Sürüm {{version}}. Metni Gizlilik sayfasında her zaman yeniden okuyabilirsiniz.',
    read: 'Okudum, devam et',
    changed: 'Metin az önce yenilendi. Yeni sürüm aşağıda.',
  },
  en: {
    title: 'Privacy notice',
    lead: 'Before you start: read which data Pratik processes and why. This text only informs you. You are asked for consent separately, on the Privacy page.',
    version: 'Version {{version}}. You can read the text again at any time on the Privacy page.',
    read: 'I have read it, continue',
    changed: 'The notice was updated in the meantime. This is the new version.',
  },
});
