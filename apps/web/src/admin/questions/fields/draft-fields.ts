import type { PairPart as ContractPairPart, ItemField, ItemFields } from '@pratik/contract/item-field';
import { itemFields } from '@pratik/contract/item-fields';
import type { Draft, DraftOf, QuestionKind } from '@pratik/contract/question-draft';
import type { QuestionForm } from '@pratik/contract/question-form';
import type { Names } from '@pratik/contract/question-names';
import type { z } from 'zod';
import type { tr } from '../questions.tr.ts';

type TextKey = Extract<keyof typeof tr, `f${string}` | `in${string}`>;

/** Text key of a single row for each list field. */
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
  fNear: 'oneNear',
  fExamples: 'oneExamples',
  fNames: 'oneNames',
  fSpeakers: 'oneSpeakers',
};

export type PairPart = ContractPairPart<TextKey>;

/** Form field of a draft. `path` is its JSON Pointer. */
export type Field = {
  readonly path: string;
  readonly label: TextKey;
  readonly help?: TextKey | undefined;
  readonly lang?: 'en' | undefined;
  readonly short?: true | undefined;
} & (
  | { readonly form: 'line' | 'long' | 'number' | 'list' | 'codes' | 'options' }
  | { readonly form: 'select'; readonly names: Names; readonly none?: TextKey | undefined }
  | { readonly form: 'pairs'; readonly parts: readonly [PairPart, PairPart] }
);

/** Form field whose label exists in the interface texts. The type check fails when the text is missing. */
type LabelledField = ItemField<TextKey>;
type LabelledFields = ItemFields<TextKey>;

const fieldsAt = (path: string, field: LabelledField): Field[] => {
  const { input } = field;
  if (input === null) return [];
  if (input.form === 'bilingual')
    return input.languages.map(({ name, ...language }) => ({ path: `${path}/${name}`, ...language }));
  const { form, ...labels } = input;
  const own = { path, ...labels };
  if (form === 'select') return [{ ...own, form, names: field.names ?? {} }];
  if (form !== 'pairs') return [{ ...own, form }];
  return field.cell === 'pairs' ? [{ ...own, form, parts: field.parts }] : [];
};

/** Returns the form fields of an item kind, without the fields of the answer key. */
export const formFields = (fields: LabelledFields): readonly Field[] =>
  Object.entries(fields).flatMap(([path, field]) => (field.inKey ? [] : fieldsAt(path, field)));

/** Returns the empty values of the declared fields. */
export const emptyFields = <F extends ItemFields>(fields: F): { [N in keyof F]: z.output<F[N]['schema']> } =>
  Object.fromEntries(Object.entries(fields).map(([name, { empty }]) => [name, empty])) as {
    [N in keyof F]: z.output<F[N]['schema']>;
  };

/** Returns the answer key fields with the given names. */
const keysOf = (...names: readonly (keyof typeof itemFields.question)[]): readonly Field[] =>
  names.flatMap((name) => fieldsAt(name, itemFields.question[name]));

export const keyFields: Readonly<Record<QuestionForm, readonly Field[]>> = {
  one: keysOf('right', 'wrong'),
  several: keysOf('rights', 'wrong'),
  order: keysOf('steps'),
  match: [
    ...keysOf('pairs'),
    { path: 'wrong', label: 'fExtra', help: 'fExtraHelp', form: 'list', lang: 'en' },
  ],
};

/** Help text of the evidence field for each type of question. */
export const evidenceHelp = {
  one: 'fEvidenceHelp',
  several: 'fEvidenceSeveralHelp',
  order: 'fEvidenceOrderHelp',
  match: 'fEvidenceMatchHelp',
} as const satisfies Record<QuestionForm, TextKey>;

/** The form fields of each item kind, in display order. */
export const fieldsOf: Readonly<Record<QuestionKind, readonly Field[]>> = {
  question: formFields(itemFields.question),
  cloze: formFields(itemFields.cloze),
  'placement-item': formFields(itemFields['placement-item']),
  'writing-prompt': formFields(itemFields['writing-prompt']),
  word: formFields(itemFields.word),
  reading: formFields(itemFields.reading),
  listening: formFields(itemFields.listening),
};

/**
 * Returns the fields that a comparison of two versions shows. For a question, these fields include the answer key
 * fields of all question forms.
 */
export const comparedFields = (kind: QuestionKind): readonly Field[] =>
  fieldsOf[kind].flatMap((field) =>
    field.form === 'options' ? [field, ...keysOf('right', 'rights', 'steps', 'pairs', 'wrong')] : [field],
  );

/** Returns the value at a path of the draft. */
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

/** Returns a field value as text for a comparison of two versions. */
export const inWords = (value: unknown): string => {
  if (Array.isArray(value)) return value.map((each) => inWords(each)).join('\n');
  if (typeof value === 'object' && value !== null) return Object.values(value).join(' = ');
  return String(value ?? '');
};

/** The empty draft of each item kind. */
export const emptyDrafts: { readonly [K in QuestionKind]: DraftOf<K> } = {
  question: { kind: 'question', ...emptyFields(itemFields.question) },
  cloze: { kind: 'cloze', ...emptyFields(itemFields.cloze) },
  'placement-item': { kind: 'placement-item', ...emptyFields(itemFields['placement-item']) },
  'writing-prompt': { kind: 'writing-prompt', ...emptyFields(itemFields['writing-prompt']) },
  word: { kind: 'word', ...emptyFields(itemFields.word) },
  reading: { kind: 'reading', ...emptyFields(itemFields.reading) },
  listening: { kind: 'listening', ...emptyFields(itemFields.listening) },
};
