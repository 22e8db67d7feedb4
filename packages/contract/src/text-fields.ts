import { z } from 'zod';
import { draftList, draftLongText, draftText, type ItemFields } from './item-field.ts';
import {
  accentNames,
  listeningTypeNames,
  readingTypeNames,
  varietyNames,
  voiceNames,
} from './question-names.ts';

const title = {
  schema: draftText,
  empty: '',
  column: 'Başlık',
  cell: 'text',
  input: { form: 'line', label: 'fTitle', lang: 'en' },
} as const;

const type = {
  schema: draftText,
  empty: '',
  column: 'Metin türü',
  cell: 'text',
  input: { form: 'select', label: 'fType' },
} as const;

const variety = {
  schema: draftText,
  empty: 'british',
  column: 'İngilizce',
  cell: 'text',
  names: varietyNames,
  input: { form: 'select', label: 'fVariety' },
} as const;

/** The whole text. Empty lines separate its paragraphs or turns. */
const text = {
  schema: draftLongText,
  empty: '',
  column: 'Metin',
  cell: 'text',
  multiline: true,
  converted: true,
} as const;

const glossary = {
  schema: z.array(z.object({ word: draftText, tr: draftText })).max(200),
  empty: [],
  column: 'Sözlük',
  cell: 'pairs',
  parts: [
    { name: 'word', label: 'inEnglish', lang: 'en' },
    { name: 'tr', label: 'inTurkish' },
  ],
  input: { form: 'pairs', label: 'fGlossary', help: 'fGlossaryHelp', short: true },
  converted: true,
} as const;

/** Names that occur in the text only as the first word of a sentence. */
const names = {
  schema: draftList,
  empty: [],
  column: 'Özel adlar',
  cell: 'list',
  input: { form: 'list', label: 'fNames', lang: 'en', short: true },
  optional: true,
} as const;

/** Title of the series that the text belongs to. */
const series = {
  schema: draftText,
  empty: '',
  column: 'Dizi',
  cell: 'text',
  input: { form: 'line', label: 'fSeries', help: 'fSeriesHelp', lang: 'en' },
  optional: true,
  sparse: true,
} as const;

/** Number of the episode within its series, starting at 1. 0 means that the text is not an episode. */
const episode = {
  schema: z.int().min(0).max(99),
  empty: 0,
  column: 'Bölüm',
  cell: 'number',
  input: { form: 'number', label: 'fEpisode' },
  optional: true,
  sparse: true,
} as const;

/** Summary of the earlier episodes of a series, in one to three English sentences. */
const recap = {
  schema: draftText,
  empty: '',
  column: 'Önceki bölümler',
  cell: 'text',
  input: { form: 'long', label: 'fRecap', lang: 'en' },
  optional: true,
  sparse: true,
} as const;

export const readingFields = {
  title,
  type: { ...type, names: readingTypeNames },
  variety,
  text: { ...text, input: { form: 'long', label: 'fText', help: 'fTextHelp', lang: 'en' } },
  glossary,
  names,
  series,
  episode,
  recap,
} as const satisfies ItemFields;

export const listeningFields = {
  title,
  type: { ...type, names: listeningTypeNames },
  variety,
  /** Speech rate of a listening script in words per minute. */
  pace: {
    schema: z.int(),
    exportName: 'wordsPerMinute',
    empty: 110,
    column: 'Hız',
    cell: 'number',
    input: { form: 'number', label: 'fPace' },
  },
  speakers: {
    schema: z.array(z.object({ name: draftText, voice: draftText })).max(8),
    empty: [
      { name: '', voice: 'female' },
      { name: '', voice: 'male' },
    ],
    column: 'Konuşmacılar',
    cell: 'pairs',
    parts: [
      { name: 'name', label: 'fName', lang: 'en' },
      { name: 'voice', label: 'fVoice', names: voiceNames },
    ],
    input: { form: 'pairs', label: 'fSpeakers' },
  },
  /**
   * Speakers of a listening script whose accent is not British English. Learners see the accents before they
   * listen.
   */
  accents: {
    schema: z.array(z.object({ name: draftText, accent: draftText })).max(8),
    empty: [],
    column: 'Aksanlar',
    cell: 'pairs',
    parts: [
      { name: 'name', label: 'fName', lang: 'en' },
      { name: 'accent', label: 'fAccent', names: accentNames },
    ],
    input: { form: 'pairs', label: 'fAccents', help: 'fAccentsHelp' },
    optional: true,
    sparse: true,
  },
  /** The turns of the script, in the form `Name: text`. */
  text: { ...text, input: { form: 'long', label: 'fScript', help: 'fScriptHelp', lang: 'en' } },
  glossary,
  names,
  series,
  episode,
  recap,
} as const satisfies ItemFields;
