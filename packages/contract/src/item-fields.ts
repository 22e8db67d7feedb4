import { z } from 'zod';
import { plainText } from './common.ts';
import { questionForm } from './question-form.ts';
import { groupNames, type Names, posNames } from './question-names.ts';

/** How a value is written in a cell of a file. */
export type CellForm =
  | 'text'
  | 'number'
  | 'list'
  | 'bilingual'
  | 'pairs'
  | 'glossary'
  | 'speakers'
  | 'matches'
  | 'form';

/** One column of a list of pairs. `label` is a key of the web application's texts. */
export type PairPart = {
  readonly name: string;
  readonly label: string;
  readonly lang?: 'en';
  readonly names?: Names;
};

/** The form control of a field. `label` and `help` are keys of the web application's texts. */
export type FieldInput = {
  readonly label: string;
  readonly help?: string;
  readonly lang?: 'en';
  /** For a list with many short rows. */
  readonly short?: true;
} & (
  | { readonly form: 'line' | 'long' | 'number' | 'list' | 'codes' | 'options' }
  | { readonly form: 'select'; readonly names: Names }
  | { readonly form: 'pairs'; readonly parts: readonly [PairPart, PairPart] }
);

/** Everything the application knows about one field of an item (decision 27). */
export type ItemField = {
  /** Of the draft, which may be incomplete. */
  readonly schema: z.ZodType;
  /** Value in a new draft. */
  readonly empty: unknown;
  /** Name of its column in files. */
  readonly column: string;
  readonly cell: CellForm;
  /** Names of its values, which a file may contain instead of the codes. */
  readonly names?: Names;
  /** Null: another part of the form sets the value. */
  readonly input: FieldInput | null;
  /** The control belongs to the answer key, whose fields depend on the form of the question. */
  readonly inKey?: true;
  /** A text may have several lines. */
  readonly multiline?: true;
  /** May be left out; an empty text is stored as null. */
  readonly optional?: true;
  /** Code of the kind converts the value between the draft and the stored body. */
  readonly converted?: true;
};
export type ItemFields = Readonly<Record<string, ItemField>>;

const text = plainText.max(600);
const list = z.array(text).max(20);
const field = <const F extends ItemField>(declared: F): F => declared;

const english = { name: 'en', label: 'inEnglish', lang: 'en' } as const;
const turkish = { name: 'tr', label: 'inTurkish' } as const;
const nothing = { tr: '', en: '' };

/** The fields of each kind, in the order of the form and of the columns. */
export const itemFields = {
  question: {
    textKind: field({
      schema: z.enum(['reading', 'listening']),
      empty: 'reading',
      column: 'Metnin türü',
      cell: 'text',
      names: groupNames,
      input: null,
      converted: true,
    }),
    textId: field({
      schema: plainText.max(120),
      empty: '',
      column: 'Metnin kimliği',
      cell: 'text',
      input: null,
      converted: true,
    }),
    ask: field({
      schema: text,
      empty: '',
      column: 'Soru',
      cell: 'text',
      input: { form: 'long', label: 'fAsk', lang: 'en' },
      multiline: true,
    }),
    /** Selects which of the next five fields contain the key. The others are empty. */
    form: field({
      schema: questionForm.default('one'),
      empty: 'one',
      column: 'Yanıt biçimi',
      cell: 'form',
      input: { form: 'options', label: 'fForm' },
      converted: true,
    }),
    /** Key of `one`. */
    right: field({
      schema: text.default(''),
      empty: '',
      column: 'Doğru',
      cell: 'text',
      input: { form: 'line', label: 'fRight', lang: 'en' },
      inKey: true,
      converted: true,
    }),
    /** Keys of `several`. */
    rights: field({
      schema: list.default([]),
      empty: [],
      column: 'Doğrular',
      cell: 'list',
      input: { form: 'list', label: 'fRights', lang: 'en' },
      inKey: true,
      converted: true,
    }),
    /** Key of `order`: the steps in their right order. */
    steps: field({
      schema: list.default([]),
      empty: [],
      column: 'Sıra',
      cell: 'list',
      input: { form: 'list', label: 'fSteps', help: 'fStepsHelp', lang: 'en' },
      inKey: true,
      converted: true,
    }),
    /** Key of `match`. */
    pairs: field({
      schema: z
        .array(z.object({ prompt: text, match: text }))
        .max(20)
        .default([]),
      empty: [],
      column: 'Eşler',
      cell: 'matches',
      input: {
        form: 'pairs',
        label: 'fPairs',
        help: 'fPairsHelp',
        parts: [
          { name: 'prompt', label: 'inPrompt', lang: 'en' },
          { name: 'match', label: 'inMatch', lang: 'en' },
        ],
      },
      inKey: true,
      converted: true,
    }),
    wrong: field({
      schema: list.default([]),
      empty: ['', '', ''],
      column: 'Yanlışlar',
      cell: 'list',
      input: { form: 'list', label: 'fWrong', lang: 'en' },
      inKey: true,
      converted: true,
    }),
    /** One sentence per line. */
    evidence: field({
      schema: plainText.max(1500),
      empty: '',
      column: 'Kanıt',
      cell: 'text',
      input: { form: 'long', label: 'fEvidence', lang: 'en' },
      multiline: true,
    }),
    why: field({
      schema: text,
      empty: '',
      column: 'Açıklama',
      cell: 'text',
      input: { form: 'long', label: 'fWhy', help: 'fWhyHelp' },
      multiline: true,
    }),
  },
  word: {
    word: field({
      schema: text,
      empty: '',
      column: 'Kelime',
      cell: 'text',
      input: { form: 'line', label: 'fWord', lang: 'en' },
    }),
    pos: field({
      schema: text,
      empty: '',
      column: 'Sözcük türü',
      cell: 'text',
      names: posNames,
      input: { form: 'select', label: 'fPos', names: posNames },
    }),
    ipa: field({
      schema: text,
      empty: '',
      column: 'Okunuş',
      cell: 'text',
      input: { form: 'line', label: 'fIpa', lang: 'en' },
    }),
    tr: field({
      schema: text,
      empty: '',
      column: 'Türkçesi',
      cell: 'text',
      input: { form: 'line', label: 'fTr' },
      multiline: true,
    }),
    also: field({
      schema: list,
      empty: [],
      column: 'Diğer yanıtlar',
      cell: 'list',
      input: { form: 'list', label: 'fAlso', lang: 'en' },
      optional: true,
    }),
    note: field({
      schema: text,
      empty: '',
      column: 'Not',
      cell: 'text',
      input: { form: 'line', label: 'fNote' },
      multiline: true,
      optional: true,
    }),
    examples: field({
      schema: z.array(z.object({ tr: text, en: text })).max(20),
      empty: [nothing, nothing],
      column: 'Örnekler',
      cell: 'pairs',
      input: { form: 'pairs', label: 'fExamples', parts: [english, turkish] },
    }),
  },
} as const satisfies Readonly<Record<string, ItemFields>>;

export type DeclaredKind = keyof typeof itemFields;

export type DraftShape<F extends ItemFields> = { [N in keyof F]: F[N]['schema'] };

/** The schema of the drafts of a kind. */
export const draftSchema = <K extends string, F extends ItemFields>(kind: K, fields: F) => {
  const schemas = Object.entries(fields).map(([name, { schema }]) => [name, schema]);
  return z.object({ kind: z.literal(kind), ...(Object.fromEntries(schemas) as DraftShape<F>) });
};

/** The stored value of each field that is stored as it is written. */
export type StoredFields<F extends ItemFields> = {
  -readonly [N in keyof F as F[N] extends { converted: true } ? never : N]:
    | z.output<F[N]['schema']>
    | (F[N] extends { optional: true; cell: 'text' } ? null : never);
};
