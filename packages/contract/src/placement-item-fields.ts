import { draftList, draftText, type ItemFields } from './item-field.ts';
import { skillNames } from './question-names.ts';

export const placementItemFields = {
  skill: {
    schema: draftText,
    empty: 'grammar',
    column: 'Beceri',
    cell: 'text',
    names: skillNames,
    input: { form: 'select', label: 'fSkill' },
  },
  tests: {
    schema: draftText,
    empty: '',
    column: 'Ölçtüğü',
    cell: 'text',
    input: { form: 'line', label: 'fTests', lang: 'en' },
  },
  text: {
    schema: draftText,
    empty: '',
    column: 'Metin',
    cell: 'text',
    input: { form: 'long', label: 'fPlacementText', lang: 'en' },
    multiline: true,
  },
  ask: {
    schema: draftText,
    exportName: 'prompt',
    empty: '',
    column: 'Soru',
    cell: 'text',
    input: { form: 'long', label: 'fAskOptional', lang: 'en' },
    multiline: true,
    optional: true,
  },
  right: {
    schema: draftText,
    empty: '',
    column: 'Doğru',
    cell: 'text',
    input: { form: 'line', label: 'fRight', lang: 'en' },
    converted: true,
  },
  wrong: {
    schema: draftList,
    empty: ['', '', ''],
    column: 'Yanlışlar',
    cell: 'list',
    input: { form: 'list', label: 'fWrong', lang: 'en' },
    converted: true,
  },
} as const satisfies ItemFields;
