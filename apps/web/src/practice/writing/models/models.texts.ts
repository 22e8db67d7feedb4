import { defineTexts } from '../../../lib/language/i18n.ts';

export const { useText: useModelsText } = defineTexts('models', {
  tr: {
    checklist: 'Göndermeden önce bakın',
    title: 'Örnek yanıtlar',
    lead: 'Yazınızla karşılaştırın. Tek doğru yanıt yoktur; bunlar iki olası yanıt.',
    choice: 'Örnek yanıtın seviyesi',
    own: 'Kendi seviyenizde',
    higher: 'Bir seviye yukarıda',
    notice: 'Dikkatinizi çeksin',
  },
  en: {
    checklist: 'Check before you submit',
    title: 'Model answers',
    lead: 'Compare these texts with your own. There is no single right answer.',
    choice: 'Level of the model answer',
    own: 'At this level',
    higher: 'One level higher',
    notice: 'Worth noticing',
  },
});
