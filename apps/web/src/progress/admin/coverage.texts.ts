import { defineTexts } from '../../lib/language/i18n.ts';

/** Texts of the coverage card. They are loaded with the card, after the dashboard. */
export const { useText: useCoverageText } = defineTexts('coverage', {
  tr: {
    title: 'İçerik',
    text: 'Öğrencilerin görebildiği öğeler, türe ve seviyeye göre.',
    empty: 'Kütüphanede yayında öğe yok. Sunucunun günlüğü nedenini söyler.',
    kind: 'Tür',
    total: 'Toplam',
    word: 'Kelime',
    reading: 'Okuma metni',
    listening: 'Dinleme metni',
    question: 'Soru',
    cloze: 'Boşluk doldurma',
    'grammar-lesson': 'Dil bilgisi konusu',
    'writing-prompt': 'Yazma konusu',
    'placement-item': 'Yerleştirme sorusu',
    scenario: 'Sohbet senaryosu',
    unit: 'Ünite',
  },
  en: {
    title: 'Content',
    text: 'Content that learners can see, by kind and level.',
    empty: 'No library content is published. See the server log for the reason.',
    kind: 'Kind',
    total: 'Total',
    word: 'Words',
    reading: 'Reading texts',
    listening: 'Listening scripts',
    question: 'Questions',
    cloze: 'Gap exercises',
    'grammar-lesson': 'Grammar lessons',
    'writing-prompt': 'Writing prompts',
    'placement-item': 'Placement items',
    scenario: 'Chat scenarios',
    unit: 'Units',
  },
});
