import {
  draftList,
  draftPhrases,
  draftText,
  emptyBilingual,
  type ItemFields,
  translatedParts,
} from './item-field.ts';
import { posNames, senseNames } from './question-names.ts';

export const wordFields = {
  word: {
    schema: draftText,
    exportName: 'lemma',
    empty: '',
    column: 'Kelime',
    cell: 'text',
    input: { form: 'line', label: 'fWord', lang: 'en' },
  },
  pos: {
    schema: draftText,
    empty: '',
    column: 'Kelime türü',
    cell: 'text',
    names: posNames,
    input: { form: 'select', label: 'fPos' },
  },
  /** Number of this sense among the senses of the word, most frequent first. Empty for the most frequent sense. */
  sense: {
    schema: draftText,
    empty: '',
    column: 'Anlam sırası',
    cell: 'text',
    names: senseNames,
    input: { form: 'select', label: 'fSense', none: 'firstSense' },
    optional: true,
    sparse: true,
  },
  ipa: {
    schema: draftText,
    empty: '',
    column: 'Okunuş',
    cell: 'text',
    input: { form: 'line', label: 'fIpa', lang: 'en' },
  },
  tr: {
    schema: draftText,
    exportName: 'meaning',
    empty: '',
    column: 'Türkçesi',
    cell: 'text',
    input: { form: 'line', label: 'fTr' },
    multiline: true,
  },
  also: {
    schema: draftList,
    empty: [],
    column: 'Diğer yanıtlar',
    cell: 'list',
    input: { form: 'list', label: 'fAlso', lang: 'en' },
    optional: true,
  },
  /**
   * Words that often occur near the word when it has this sense. They are used to choose the sense of a tapped
   * word.
   */
  near: {
    schema: draftList,
    empty: [],
    column: 'Yakındaki kelimeler',
    cell: 'list',
    input: { form: 'list', label: 'fNear', help: 'fNearHelp', lang: 'en' },
    optional: true,
    sparse: true,
  },
  /** A frequent combination of words with this word that is worth learning. */
  collocation: {
    schema: draftText,
    empty: '',
    column: 'Eş dizim',
    cell: 'text',
    input: { form: 'line', label: 'fCollocation', lang: 'en' },
    optional: true,
    sparse: true,
  },
  note: {
    schema: draftText,
    empty: '',
    column: 'Not',
    cell: 'text',
    input: { form: 'line', label: 'fNote' },
    multiline: true,
    optional: true,
  },
  examples: {
    schema: draftPhrases,
    empty: [emptyBilingual, emptyBilingual],
    column: 'Örnekler',
    cell: 'pairs',
    parts: translatedParts,
    input: { form: 'pairs', label: 'fExamples' },
  },
} as const satisfies ItemFields;
