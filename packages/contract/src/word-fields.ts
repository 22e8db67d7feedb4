import {
  draftList,
  draftPhrases,
  draftText,
  emptyBilingual,
  type ItemFields,
  translatedParts,
} from './item-field.ts';
import { posNames } from './question-names.ts';

export const wordFields = {
  word: {
    schema: draftText,
    empty: '',
    column: 'Kelime',
    cell: 'text',
    input: { form: 'line', label: 'fWord', lang: 'en' },
  },
  pos: {
    schema: draftText,
    empty: '',
    column: 'Sözcük türü',
    cell: 'text',
    names: posNames,
    input: { form: 'select', label: 'fPos' },
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
