import {
  type PairPart as ContractPairPart,
  type FieldInput,
  type ItemField,
  type ItemFields,
  itemFields,
} from '@pratik/contract/item-fields';
import type { Draft, DraftOf, QuestionKind } from '@pratik/contract/question-draft';
import type { QuestionForm } from '@pratik/contract/question-form';
import {
  genreNames,
  listeningTypeNames,
  type Names,
  readingTypeNames,
  skillNames,
  varietyNames,
  voiceNames,
} from '@pratik/contract/question-names';
import type { z } from 'zod';
import type { tr } from './questions.tr.ts';

type TextKey = Extract<keyof typeof tr, `f${string}` | `in${string}`>;

/** Maps the label of a list to the label of a single row in the list. */
export const oneOf: Partial<Record<TextKey, Extract<keyof typeof tr, `one${string}`>>> = {
  fWrong: 'oneWrong',
  fRights: 'oneRights',
  fSteps: 'oneSteps',
  fPairs: 'onePairs',
  fExtra: 'oneExtra',
  fAnswers: 'oneAnswers',
  fPoints: 'onePoints',
  fPhrases: 'onePhrases',
  fAlso: 'oneAlso',
  fExamples: 'oneExamples',
  fNames: 'oneNames',
  fSpeakers: 'oneSpeakers',
};

/** A form control whose labels are keys of the interface texts. */
type Labelled<I> = I extends { readonly parts: readonly [infer P, infer P] }
  ? Omit<I, 'label' | 'help' | 'parts'> &
      LabelKeys & { readonly parts: readonly [P & LabelKey, P & LabelKey] }
  : I extends FieldInput
    ? Omit<I, 'label' | 'help'> & LabelKeys
    : never;
type LabelKey = { readonly label: TextKey };
type LabelKeys = LabelKey & { readonly help?: TextKey };

/** One form field. `path` is its JSON Pointer in the draft. */
export type Field = { readonly path: string } & Labelled<FieldInput>;
export type PairPart = Omit<ContractPairPart, 'label'> & LabelKey;

/** Fields whose labels exist in the interface texts. A missing text fails the type check. */
type LabelledFields = Readonly<Record<string, ItemField & { readonly input: Labelled<FieldInput> | null }>>;

const fieldAt = (path: string, { input }: LabelledFields[string]): Field[] =>
  input === null ? [] : [{ path, ...input }];

/** Returns the form fields that a kind declares, without the fields of the answer key. */
export const formFields = (fields: LabelledFields): readonly Field[] =>
  Object.entries(fields).flatMap(([path, field]) => (field.inKey ? [] : fieldAt(path, field)));

/** The fields of an empty draft. */
export const emptyFields = <F extends ItemFields>(fields: F): { [N in keyof F]: z.output<F[N]['schema']> } =>
  Object.fromEntries(Object.entries(fields).map(([name, { empty }]) => [name, empty])) as {
    [N in keyof F]: z.output<F[N]['schema']>;
  };

const english: PairPart = { name: 'en', label: 'inEnglish', lang: 'en' };
const turkish: PairPart = { name: 'tr', label: 'inTurkish' };

const why: Field = { path: 'why', label: 'fWhy', help: 'fWhyHelp', form: 'long' };
const practises: Field = { path: 'practises', label: 'fPractises', form: 'codes' };
const textHead = (names: Names): Field[] => [
  { path: 'title', label: 'fTitle', form: 'line', lang: 'en' },
  { path: 'type', label: 'fType', form: 'select', names },
  { path: 'variety', label: 'fVariety', form: 'select', names: varietyNames },
];
const glossary: Field = {
  path: 'glossary',
  label: 'fGlossary',
  help: 'fGlossaryHelp',
  form: 'pairs',
  short: true,
  parts: [{ name: 'word', label: 'inEnglish', lang: 'en' }, turkish],
};
const names: Field = { path: 'names', label: 'fNames', form: 'list', lang: 'en', short: true };

const keyField = (path: 'right' | 'wrong' | 'rights' | 'steps' | 'pairs'): Field => ({
  path,
  ...itemFields.question[path].input,
});
const right = keyField('right');
const wrong = keyField('wrong');
const rights = keyField('rights');
const steps = keyField('steps');
const pairs = keyField('pairs');

/** The fields of the answer key, by question form. */
export const keyFields: Readonly<Record<QuestionForm, readonly Field[]>> = {
  one: [right, wrong],
  several: [rights, wrong],
  order: [steps],
  match: [pairs, { path: 'wrong', label: 'fExtra', help: 'fExtraHelp', form: 'list', lang: 'en' }],
};

/** Help text of the evidence field, by question form. */
export const evidenceHelp = {
  one: 'fEvidenceHelp',
  several: 'fEvidenceSeveralHelp',
  order: 'fEvidenceOrderHelp',
  match: 'fEvidenceMatchHelp',
} as const satisfies Record<QuestionForm, TextKey>;

/** The form fields of each kind, in display order. */
export const fieldsOf: Readonly<Record<QuestionKind, readonly Field[]>> = {
  question: formFields(itemFields.question),
  cloze: [
    { path: 'text', label: 'fSentence', form: 'long', lang: 'en' },
    { path: 'answers', label: 'fAnswers', form: 'list', lang: 'en' },
    { path: 'wrong', label: 'fWrong', form: 'list', lang: 'en' },
    { path: 'tr', label: 'fSentenceTr', form: 'long' },
    why,
    { path: 'point/tr', label: 'fPointTr', form: 'line' },
    { path: 'point/en', label: 'fPointEn', form: 'line', lang: 'en' },
    { path: 'grammar', label: 'fGrammar', form: 'line', lang: 'en' },
    { path: 'word', label: 'fGapWord', form: 'line', lang: 'en' },
    practises,
  ],
  'placement-item': [
    { path: 'skill', label: 'fSkill', form: 'select', names: skillNames },
    { path: 'tests', label: 'fTests', form: 'line', lang: 'en' },
    { path: 'text', label: 'fPlacementText', form: 'long', lang: 'en' },
    { path: 'ask', label: 'fAskOptional', form: 'long', lang: 'en' },
    right,
    wrong,
  ],
  'writing-prompt': [
    { path: 'title/tr', label: 'fTitleTr', form: 'line' },
    { path: 'title/en', label: 'fTitleEn', form: 'line', lang: 'en' },
    { path: 'genre', label: 'fGenre', form: 'select', names: genreNames },
    { path: 'task/en', label: 'fTaskEn', form: 'long', lang: 'en' },
    { path: 'task/tr', label: 'fTaskTr', form: 'long' },
    { path: 'points', label: 'fPoints', form: 'pairs', parts: [english, turkish] },
    { path: 'least', label: 'fLeast', form: 'number' },
    { path: 'most', label: 'fMost', form: 'number' },
    { path: 'phrases', label: 'fPhrases', form: 'pairs', parts: [english, turkish] },
    practises,
  ],
  word: formFields(itemFields.word),
  reading: [
    ...textHead(readingTypeNames),
    { path: 'text', label: 'fText', help: 'fTextHelp', form: 'long', lang: 'en' },
    glossary,
    names,
  ],
  listening: [
    ...textHead(listeningTypeNames),
    { path: 'pace', label: 'fPace', form: 'number' },
    {
      path: 'speakers',
      label: 'fSpeakers',
      form: 'pairs',
      parts: [
        { name: 'name', label: 'fName', lang: 'en' },
        { name: 'voice', label: 'fVoice', names: voiceNames },
      ],
    },
    { path: 'text', label: 'fScript', help: 'fScriptHelp', form: 'long', lang: 'en' },
    glossary,
    names,
  ],
};

/**
 * Returns the fields that a comparison shows. For a question, they include the answer key fields of every question
 * form.
 */
export const comparedFields = (kind: QuestionKind): readonly Field[] =>
  fieldsOf[kind].flatMap((field) =>
    field.form === 'options' ? [field, right, rights, steps, pairs, wrong] : [field],
  );

/** The value at a path of the draft. */
export const valueAt = (draft: Draft, path: string): unknown =>
  path
    .split('/')
    .reduce<unknown>((value, step) => (value as Record<string, unknown> | undefined)?.[step], draft);

/** Returns a copy of the draft with a new value at a path. */
export const withValue = (draft: Draft, path: string, value: unknown): Draft => {
  const [first = '', ...rest] = path.split('/');
  const inner = (draft as unknown as Record<string, unknown>)[first];
  const next = rest.length === 0 ? value : { ...(inner as object), [rest.join('/')]: value };
  return { ...draft, [first]: next } as Draft;
};

/** The value of a field as text, for a comparison. */
export const inWords = (value: unknown): string => {
  if (Array.isArray(value)) return value.map((each) => inWords(each)).join('\n');
  if (typeof value === 'object' && value !== null) return Object.values(value).join(' = ');
  return String(value ?? '');
};

const nothing = { tr: '', en: '' };
const emptyText = { title: '', type: '', variety: 'british', names: [], glossary: [], text: '' };

/** The empty draft of each kind. */
export const emptyDrafts: { readonly [K in QuestionKind]: DraftOf<K> } = {
  question: { kind: 'question', ...emptyFields(itemFields.question) },
  cloze: {
    kind: 'cloze',
    text: '',
    answers: [''],
    wrong: ['', ''],
    practises: [],
    grammar: '',
    word: '',
    tr: '',
    why: '',
    point: nothing,
  },
  'placement-item': {
    kind: 'placement-item',
    skill: 'grammar',
    tests: '',
    text: '',
    ask: '',
    right: '',
    wrong: ['', '', ''],
  },
  'writing-prompt': {
    kind: 'writing-prompt',
    title: nothing,
    genre: '',
    task: nothing,
    points: [nothing, nothing, nothing],
    least: 40,
    most: 80,
    phrases: [nothing, nothing, nothing, nothing],
    practises: [],
  },
  word: { kind: 'word', ...emptyFields(itemFields.word) },
  reading: { kind: 'reading', ...emptyText },
  listening: {
    kind: 'listening',
    ...emptyText,
    pace: 110,
    speakers: [
      { name: '', voice: 'female' },
      { name: '', voice: 'male' },
    ],
  },
};
