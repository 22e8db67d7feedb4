import { z } from 'zod';
import { plainText } from './common.ts';
import type { Names } from './question-names.ts';

/** One of the two values in each row of a list of pairs. `label` is a key in the web application’s translations. */
export type PairPart<Label extends string = string> = {
  readonly name: string;
  readonly label: Label;
  readonly lang?: 'en';
  /** Names of its values, when the value is chosen from a list. */
  readonly names?: Names;
};

/** The input of one language of a bilingual text. */
export type LanguageInput<Label extends string = string> = {
  readonly name: 'tr' | 'en';
  readonly label: Label;
  readonly form: 'line' | 'long';
  readonly lang?: 'en';
};

/** The form control of a field. `label` and `help` are keys in the web application’s translations. */
export type FieldInput<Label extends string = string> =
  | {
      readonly form: 'line' | 'long' | 'number' | 'select' | 'list' | 'codes' | 'options' | 'pairs';
      readonly label: Label;
      readonly help?: Label;
      readonly lang?: 'en';
      /** True for a list with many short rows. */
      readonly short?: true;
    }
  /** One input for each language, in the order of the form. */
  | { readonly form: 'bilingual'; readonly languages: readonly LanguageInput<Label>[] };

/** The complete declaration of one field of an item: schema, file column and form control (decision 27). */
export type ItemField<Label extends string = string> = {
  /** Schema of the field in a draft, which may be incomplete. */
  readonly schema: z.ZodType;
  /** Value in a new draft. */
  readonly empty: unknown;
  /** Name of the field’s column in import and export files. A bilingual text has one column for each language. */
  readonly column: string;
  /** Name of its cell, when a field of another kind has the same name and a different value. */
  readonly cellName?: string;
  /** Translated names of the field’s values, which a file may contain instead of the codes. */
  readonly names?: Names;
  /** The form control; null when another part of the form sets the value. */
  readonly input: FieldInput<Label> | null;
  /** The control belongs to the form section for the right answer, whose fields depend on the question form. */
  readonly inKey?: true;
  /** The text may contain line breaks. */
  readonly multiline?: true;
  /** The field may be omitted; an empty text is stored as null. */
  readonly optional?: true;
  /** The item kind has code that converts the value between draft and stored body. */
  readonly converted?: true;
} & (
  | {
      /** How the field value is represented in a cell of a file. */
      readonly cell: 'text' | 'number' | 'list' | 'bilingual' | 'form';
    }
  | {
      readonly cell: 'pairs';
      /** In the order of the form and of the cell. */
      readonly parts: readonly [PairPart<Label>, PairPart<Label>];
    }
);
export type ItemFields<Label extends string = string> = Readonly<Record<string, ItemField<Label>>>;

export const draftText = plainText.max(600);
export const draftLongText = plainText.max(20_000);
export const draftList = z.array(draftText).max(20);
export const draftBilingual = z.object({ tr: draftText, en: draftText });
export const draftPhrases = z.array(draftBilingual).max(20);

export const emptyBilingual = { tr: '', en: '' } as const;

/** Parts of a list whose rows are an English text and its translation. */
export const translatedParts = [
  { name: 'en', label: 'inEnglish', lang: 'en' },
  { name: 'tr', label: 'inTurkish' },
] as const;

export type DraftShape<F extends ItemFields> = { [N in keyof F]: F[N]['schema'] };

/** The schema of the drafts of a kind. */
export const draftSchema = <K extends string, F extends ItemFields>(kind: K, fields: F) => {
  const schemas = Object.entries(fields).map(([name, { schema }]) => [name, schema]);
  return z.object({ kind: z.literal(kind), ...(Object.fromEntries(schemas) as DraftShape<F>) });
};

type StoredValue<F extends ItemField> = F extends { names: infer N }
  ? string & keyof N
  : z.output<F['schema']> | (F extends { optional: true; cell: 'text' } ? null : never);

/** The type of each field that is stored in the same form as in the draft. */
export type StoredFields<F extends ItemFields> = {
  -readonly [N in keyof F as F[N] extends { converted: true } ? never : N]: StoredValue<F[N]>;
};
