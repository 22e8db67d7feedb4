import { draftBilingual, draftList, draftText, emptyBilingual, type ItemFields } from './item-field.ts';

export const clozeFields = {
  text: {
    schema: draftText,
    empty: '',
    column: 'Metin',
    cell: 'text',
    input: { form: 'long', label: 'fSentence', lang: 'en' },
    multiline: true,
  },
  answers: {
    schema: draftList,
    empty: [''],
    column: 'Yanıtlar',
    cell: 'list',
    input: { form: 'list', label: 'fAnswers', lang: 'en' },
  },
  /**
   * The wrong options of a cloze item. The server stores these options together with the first right answer.
   */
  wrong: {
    schema: draftList,
    empty: ['', ''],
    column: 'Yanlışlar',
    cell: 'list',
    input: { form: 'list', label: 'fWrong', lang: 'en' },
    converted: true,
  },
  tr: {
    schema: draftText,
    exportName: 'translation',
    empty: '',
    column: 'Türkçesi',
    cell: 'text',
    input: { form: 'long', label: 'fSentenceTr' },
    multiline: true,
  },
  why: {
    schema: draftText,
    exportName: 'explanation',
    empty: '',
    column: 'Açıklama',
    cell: 'text',
    input: { form: 'long', label: 'fWhy', help: 'fWhyHelp' },
    multiline: true,
  },
  /**
   * The grammar point of a cloze item. A library file contains the grammar point only once, for all its
   * items.
   */
  point: {
    schema: draftBilingual,
    empty: emptyBilingual,
    column: 'Nokta',
    cell: 'bilingual',
    input: {
      form: 'bilingual',
      languages: [
        { name: 'tr', label: 'fPointTr', form: 'line' },
        { name: 'en', label: 'fPointEn', form: 'line', lang: 'en' },
      ],
    },
    multiline: true,
  },
  grammar: {
    schema: draftText,
    empty: '',
    column: 'Dil bilgisi',
    cell: 'text',
    input: { form: 'line', label: 'fGrammar', lang: 'en' },
  },
  word: {
    schema: draftText,
    empty: '',
    column: 'Kelime',
    cell: 'text',
    input: { form: 'line', label: 'fGapWord', lang: 'en' },
    optional: true,
  },
  practises: {
    schema: draftList,
    empty: [],
    column: 'Hata kodları',
    cell: 'list',
    input: { form: 'codes', label: 'fPractises' },
  },
} as const satisfies ItemFields;
