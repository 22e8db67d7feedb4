import type { Draft, DraftOf, QuestionKind } from '@pratik/contract/question-draft';
import type { QuestionForm } from '@pratik/contract/question-form';
import {
  genreNames,
  listeningTypeNames,
  posNames,
  readingTypeNames,
  skillNames,
  varietyNames,
  voiceNames,
} from '@pratik/contract/question-names';
import type { tr } from './questions.tr.ts';

type TextKey = Extract<keyof typeof tr, `f${string}` | `in${string}`>;
type Names = typeof posNames;

/** Name of a single row of a list, by the label of the list. */
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

/** One form field. `path` is its JSON Pointer in the draft. */
export type Field = {
  readonly path: string;
  readonly label: TextKey;
  readonly help?: TextKey;
  readonly lang?: 'en';
  /** For a list with many short rows: each has one or two words, and there may be hundreds. */
  readonly short?: true;
} & (
  | { readonly form: 'line' | 'long' | 'number' | 'list' | 'codes' | 'options' }
  | { readonly form: 'select'; readonly names: Names }
  | {
      /** A list of pairs with one column for each part. */
      readonly form: 'pairs';
      readonly parts: readonly [PairPart, PairPart];
    }
);
export type PairPart = {
  readonly name: string;
  readonly label: TextKey;
  readonly lang?: 'en';
  readonly names?: Names;
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

const right: Field = { path: 'right', label: 'fRight', form: 'line', lang: 'en' };
const wrong: Field = { path: 'wrong', label: 'fWrong', form: 'list', lang: 'en' };
const rights: Field = { path: 'rights', label: 'fRights', form: 'list', lang: 'en' };
const steps: Field = { path: 'steps', label: 'fSteps', help: 'fStepsHelp', form: 'list', lang: 'en' };
const pairs: Field = {
  path: 'pairs',
  label: 'fPairs',
  help: 'fPairsHelp',
  form: 'pairs',
  parts: [
    { name: 'prompt', label: 'inPrompt', lang: 'en' },
    { name: 'match', label: 'inMatch', lang: 'en' },
  ],
};

/** The fields of a question’s key, by question form. */
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

/** The form fields of each kind, in order. */
export const fieldsOf: Readonly<Record<QuestionKind, readonly Field[]>> = {
  question: [
    { path: 'ask', label: 'fAsk', form: 'long', lang: 'en' },
    { path: 'form', label: 'fForm', form: 'options' },
    { path: 'evidence', label: 'fEvidence', form: 'long', lang: 'en' },
    why,
  ],
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
  word: [
    { path: 'word', label: 'fWord', form: 'line', lang: 'en' },
    { path: 'pos', label: 'fPos', form: 'select', names: posNames },
    { path: 'ipa', label: 'fIpa', form: 'line', lang: 'en' },
    { path: 'tr', label: 'fTr', form: 'line' },
    { path: 'also', label: 'fAlso', form: 'list', lang: 'en' },
    { path: 'note', label: 'fNote', form: 'line' },
    { path: 'examples', label: 'fExamples', form: 'pairs', parts: [english, turkish] },
  ],
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

/** The fields that a comparison shows. For a question, they include the key fields of every question form. */
export const comparedFields = (kind: QuestionKind): readonly Field[] =>
  fieldsOf[kind].flatMap((field) =>
    field.form === 'options' ? [field, right, rights, steps, pairs, wrong] : [field],
  );

/** The value at a path of the draft. */
export const valueAt = (draft: Draft, path: string): unknown =>
  path
    .split('/')
    .reduce<unknown>((value, step) => (value as Record<string, unknown> | undefined)?.[step], draft);

/** The draft with a new value at a path. */
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
  question: {
    kind: 'question',
    textKind: 'reading',
    textId: '',
    form: 'one',
    ask: '',
    right: '',
    rights: [],
    steps: [],
    pairs: [],
    wrong: ['', '', ''],
    evidence: '',
    why: '',
  },
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
  word: {
    kind: 'word',
    word: '',
    pos: '',
    ipa: '',
    tr: '',
    also: [],
    note: '',
    examples: [nothing, nothing],
  },
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
