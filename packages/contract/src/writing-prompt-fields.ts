import { z } from 'zod';
import {
  draftBilingual,
  draftList,
  draftPhrases,
  draftText,
  emptyBilingual,
  type ItemFields,
  translatedParts,
} from './item-field.ts';
import { genreNames } from './question-names.ts';

export const writingPromptFields = {
  title: {
    schema: draftBilingual,
    empty: emptyBilingual,
    column: 'Başlık',
    cell: 'bilingual',
    cellName: 'titles',
    input: {
      form: 'bilingual',
      languages: [
        { name: 'tr', label: 'fTitleTr', form: 'line' },
        { name: 'en', label: 'fTitleEn', form: 'line', lang: 'en' },
      ],
    },
  },
  genre: {
    schema: draftText,
    empty: '',
    column: 'Yazı türü',
    cell: 'text',
    names: genreNames,
    input: { form: 'select', label: 'fGenre' },
  },
  task: {
    schema: draftBilingual,
    empty: emptyBilingual,
    column: 'Görev',
    cell: 'bilingual',
    input: {
      form: 'bilingual',
      languages: [
        { name: 'en', label: 'fTaskEn', form: 'long', lang: 'en' },
        { name: 'tr', label: 'fTaskTr', form: 'long' },
      ],
    },
    multiline: true,
  },
  points: {
    schema: draftPhrases,
    empty: [emptyBilingual, emptyBilingual, emptyBilingual],
    column: 'Maddeler',
    cell: 'pairs',
    parts: translatedParts,
    input: { form: 'pairs', label: 'fPoints' },
  },
  /** Minimum number of words that the learner should write. */
  least: {
    schema: z.int(),
    empty: 40,
    column: 'En az kelime',
    cell: 'number',
    input: { form: 'number', label: 'fLeast' },
    converted: true,
  },
  most: {
    schema: z.int(),
    empty: 80,
    column: 'En çok kelime',
    cell: 'number',
    input: { form: 'number', label: 'fMost' },
    converted: true,
  },
  phrases: {
    schema: draftPhrases,
    empty: [emptyBilingual, emptyBilingual, emptyBilingual, emptyBilingual],
    column: 'Kalıplar',
    cell: 'pairs',
    parts: translatedParts,
    input: { form: 'pairs', label: 'fPhrases' },
  },
  practises: {
    schema: draftList,
    empty: [],
    column: 'Hata kodları',
    cell: 'list',
    input: { form: 'codes', label: 'fPractises' },
  },
} as const satisfies ItemFields;
