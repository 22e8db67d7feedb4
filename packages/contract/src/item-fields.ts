import { z } from 'zod';
import { plainText } from './common.ts';
import { questionForm } from './question-form.ts';
import { groupNames, type Names, posNames } from './question-names.ts';

/** How a field value is represented in a cell of a file. */
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

/** One column of a list of pairs. `label` is a key in the web application’s translations. */
export type PairPart = {
  readonly name: string;
  readonly label: string;
  readonly lang?: 'en';
  readonly names?: Names;
};

/** The form control of a field. `label` and `help` are keys in the web application’s translations. */
export type FieldInput = {
  readonly label: string;
  readonly help?: string;
  readonly lang?: 'en';
  /** True for a list with many short rows. */
  readonly short?: true;
} & (
  | { readonly form: 'line' | 'long' | 'number' | 'list' | 'codes' | 'options' }
  | { readonly form: 'select'; readonly names: Names }
  | { readonly form: 'pairs'; readonly parts: readonly [PairPart, PairPart] }
);

/** The complete declaration of one field of an item: schema, file column and form control (decision 27). */
export type ItemField = {
  /** Schema of the field in a draft, which may be incomplete. */
  readonly schema: z.ZodType;
  /** Value in a new draft. */
  readonly empty: unknown;
  /** Name of the field’s column in import and export files. */
  readonly column: string;
  readonly cell: CellForm;
  /** Translated names of the field’s values, which a file may contain instead of the codes. */
  readonly names?: Names;
  /** The form control; null when another part of the form sets the value. */
  readonly input: FieldInput | null;
  /** The control belongs to the form section for the right answer, whose fields depend on the question form. */
  readonly inKey?: true;
  /** The text may contain line breaks. */
  readonly multiline?: true;
  /** The field may be omitted; an empty text is stored as null. */
  readonly optional?: true;
  /** The item kind has code that converts the value between draft and stored body. */
  readonly converted?: true;
};
export type ItemFields = Readonly<Record<string, ItemField>>;

const text = plainText.max(600);
const list = z.array(text).max(20);
const field = <const F extends ItemField>(declared: F): F => declared;

const english = { name: 'en', label: 'inEnglish', lang: 'en' } as const;
const turkish = { name: 'tr', label: 'inTurkish' } as const;
const nothing = { tr: '', en: '' };

/** The fields of each item kind, in the order of the form and of the file columns. */
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
    /**
     * The question form. It determines which of the next five fields contain the right answer; the others stay
     * empty.
     */
    form: field({
      schema: questionForm.default('one'),
      empty: 'one',
      column: 'Yanıt biçimi',
      cell: 'form',
      input: { form: 'options', label: 'fForm' },
      converted: true,
    }),
    /** The right answer of a single-choice question (`one`). */
    right: field({
      schema: text.default(''),
      empty: '',
      column: 'Doğru',
      cell: 'text',
      input: { form: 'line', label: 'fRight', lang: 'en' },
      inKey: true,
      converted: true,
    }),
    /** The right answers of a multiple-choice question (`several`). */
    rights: field({
      schema: list.default([]),
      empty: [],
      column: 'Doğrular',
      cell: 'list',
      input: { form: 'list', label: 'fRights', lang: 'en' },
      inKey: true,
      converted: true,
    }),
    /** The right answer of an ordering question (`order`): the steps in their right order. */
    steps: field({
      schema: list.default([]),
      empty: [],
      column: 'Sıra',
      cell: 'list',
      input: { form: 'list', label: 'fSteps', help: 'fStepsHelp', lang: 'en' },
      inKey: true,
      converted: true,
    }),
    /** The right answer of a matching question (`match`). */
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
    /** The sentences that support the answer, one per line. */
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

/** The type of each field that is stored in the same form as in the draft. */
export type StoredFields<F extends ItemFields> = {
  -readonly [N in keyof F as F[N] extends { converted: true } ? never : N]:
    | z.output<F[N]['schema']>
    | (F[N] extends { optional: true; cell: 'text' } ? null : never);
};
