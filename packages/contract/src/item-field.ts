import { z } from 'zod';
import { plainText } from './common.ts';
import type { Names } from './question-names.ts';

/** One of the two values of a pair in a list of pairs. `label` is a key of the web application’s texts. */
export type PairPart<Label extends string = string> = {
  readonly name: string;
  readonly label: Label;
  readonly lang?: 'en';
  /** Translated names of the allowed values. Set if the value is chosen from a list. */
  readonly names?: Names;
};

/** The form control for one language of a bilingual text. */
export type LanguageInput<Label extends string = string> = {
  readonly name: 'tr' | 'en';
  readonly label: Label;
  readonly form: 'line' | 'long';
  readonly lang?: 'en';
};

/** The form control of a field. `label` and `help` are keys of the web application’s texts. */
export type FieldInput<Label extends string = string> =
  | {
      readonly form: 'line' | 'long' | 'number' | 'select' | 'list' | 'codes' | 'options' | 'pairs';
      readonly label: Label;
      readonly help?: Label;
      readonly lang?: 'en';
      /** Label of the option that means "no value". If absent, the user must choose a value. */
      readonly none?: Label;
      /** Set if the list of the form control has many rows with short values. */
      readonly short?: true;
    }
  /** One form control per language, in the order in which the form shows them. */
  | { readonly form: 'bilingual'; readonly languages: readonly LanguageInput<Label>[] };

/**
 * The complete declaration of one field of an item: its schema, its column in files and its form control
 * (docs/decisions, decision 27).
 */
export type ItemField<Label extends string = string> = {
  /** Schema of the field in a draft, which may be incomplete. */
  readonly schema: z.ZodType;
  /** Value of the field in a new draft. */
  readonly empty: unknown;
  /**
   * Name of the field’s column in import and export files. A bilingual text has two columns, one for each
   * language.
   */
  readonly column: string;
  /**
   * Key of the field in a row of a file. Needed only if another item kind has a field with the same name and a
   * different meaning.
   */
  readonly cellName?: string;
  /** Name of the field in the JSON export of the library, if it differs from the name of the field. */
  readonly exportName?: string;
  /** Translated names of the field’s values. A file may contain these names instead of the codes. */
  readonly names?: Names;
  /** The form control of the field. Null if another part of the form sets the value. */
  readonly input: FieldInput<Label> | null;
  /** Set if the form control belongs to the answer key, whose fields depend on the question form. */
  readonly inKey?: true;
  /** Set if the text of the field may contain line breaks. */
  readonly multiline?: true;
  /** Set if the field may be omitted. The server then stores an empty text as null. */
  readonly optional?: true;
  /** Set if the stored item omits an empty value of the field. */
  readonly sparse?: true;
  /**
   * Set if the item kind has special code that converts the value of the field between draft and stored item.
   */
  readonly converted?: true;
} & (
  | {
      /** How a cell of a file represents the value of the field. */
      readonly cell: 'text' | 'number' | 'list' | 'bilingual' | 'form';
    }
  | {
      readonly cell: 'pairs';
      /** The two parts of a pair, in the order of the form and of the cell. */
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

/** The two values in each row of a list of English texts with translations. */
export const translatedParts = [
  { name: 'en', label: 'inEnglish', lang: 'en' },
  { name: 'tr', label: 'inTurkish' },
] as const;

export type DraftShape<F extends ItemFields> = { [N in keyof F]: F[N]['schema'] };

/** Returns the schema for drafts of an item kind. */
export const draftSchema = <K extends string, F extends ItemFields>(kind: K, fields: F) => {
  const schemas = Object.entries(fields).map(([name, { schema }]) => [name, schema]);
  return z.object({ kind: z.literal(kind), ...(Object.fromEntries(schemas) as DraftShape<F>) });
};

type StoredValue<F extends ItemField> = F extends { names: infer N }
  ? string & keyof N
  : z.output<F['schema']> | (F extends { optional: true; cell: 'text' } ? null : never);

type Stored<F extends ItemFields> = {
  -readonly [N in keyof F as F[N] extends { converted: true } | { sparse: true } ? never : N]: StoredValue<
    F[N]
  >;
};
type SparselyStored<F extends ItemFields> = {
  -readonly [N in keyof F as F[N] extends { sparse: true } ? N : never]?: NonNullable<StoredValue<F[N]>>;
};

/** Type of the fields that are stored in the same format as in a draft. */
export type StoredFields<F extends ItemFields> = Stored<F> & SparselyStored<F>;
