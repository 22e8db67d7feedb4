import { z } from 'zod';
import { plainText } from './common.ts';
import { draftList, draftText, type ItemFields } from './item-field.ts';
import { questionForm } from './question-form.ts';
import { groupNames } from './question-names.ts';

/** The fields of a question on a text. */
export const questionFields = {
  textKind: {
    schema: z.enum(['reading', 'listening']),
    empty: 'reading',
    column: 'Metnin türü',
    cell: 'text',
    names: groupNames,
    input: null,
    converted: true,
  },
  textId: {
    schema: plainText.max(120),
    empty: '',
    column: 'Metnin kimliği',
    cell: 'text',
    input: null,
    converted: true,
  },
  ask: {
    schema: draftText,
    exportName: 'prompt',
    empty: '',
    column: 'Soru',
    cell: 'text',
    input: { form: 'long', label: 'fAsk', lang: 'en' },
    multiline: true,
  },
  /**
   * The question form. It determines which of the next five fields contain the right and wrong answers. The other
   * fields of these five stay empty.
   */
  form: {
    schema: questionForm.default('one'),
    empty: 'one',
    column: 'Yanıt biçimi',
    cell: 'form',
    input: { form: 'options', label: 'fForm' },
    converted: true,
  },
  /** The right answer of a single-choice question (`one`). */
  right: {
    schema: draftText.default(''),
    empty: '',
    column: 'Doğru',
    cell: 'text',
    input: { form: 'line', label: 'fRight', lang: 'en' },
    inKey: true,
    converted: true,
  },
  /** The right answers of a multiple-choice question (`several`). */
  rights: {
    schema: draftList.default([]),
    empty: [],
    column: 'Doğrular',
    cell: 'list',
    input: { form: 'list', label: 'fRights', lang: 'en' },
    inKey: true,
    converted: true,
  },
  /** The right answer of an ordering question (`order`): the steps in their correct order. */
  steps: {
    schema: draftList.default([]),
    empty: [],
    column: 'Sıra',
    cell: 'list',
    input: { form: 'list', label: 'fSteps', help: 'fStepsHelp', lang: 'en' },
    inKey: true,
    converted: true,
  },
  /** The right answer of a matching question (`match`). */
  pairs: {
    schema: z
      .array(z.object({ prompt: draftText, match: draftText }))
      .max(20)
      .default([]),
    empty: [],
    column: 'Eşler',
    cell: 'pairs',
    parts: [
      { name: 'prompt', label: 'inPrompt', lang: 'en' },
      { name: 'match', label: 'inMatch', lang: 'en' },
    ],
    input: {
      form: 'pairs',
      label: 'fPairs',
      help: 'fPairsHelp',
    },
    inKey: true,
    converted: true,
  },
  wrong: {
    schema: draftList.default([]),
    empty: ['', '', ''],
    column: 'Yanlışlar',
    cell: 'list',
    input: { form: 'list', label: 'fWrong', lang: 'en' },
    inKey: true,
    converted: true,
  },
  /** The sentences of the text that support the answer, one per line. */
  evidence: {
    schema: plainText.max(1500),
    empty: '',
    column: 'Kanıt',
    cell: 'text',
    input: { form: 'long', label: 'fEvidence', lang: 'en' },
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
} as const satisfies ItemFields;
