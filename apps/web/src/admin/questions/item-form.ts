import type { ItemFields } from '@pratik/contract/item-field';
import { itemFields } from '@pratik/contract/item-fields';
import type { Draft } from '@pratik/contract/question-draft';
import { type FieldPath, type UseFormReturn, useForm } from 'react-hook-form';

/** The content that the administrator edits, as the server stores it. */
export type Typed = { levelId: string | null; topic: string | null; draft: Draft };

/** One row of a list of texts. Field arrays of react-hook-form need objects as rows. */
export type TextRow = { text: string };

type WithRows<D> = D extends Draft
  ? { [N in keyof D]: N extends 'practises' ? D[N] : D[N] extends string[] ? TextRow[] : D[N] }
  : never;

/** The values of the form. They differ from the stored content only in the lists of texts. */
export type FormValues = Omit<Typed, 'draft'> & { draft: WithRows<Draft> };

/** The form state of an item. The server validates the values. */
export type ItemForm = UseFormReturn<FormValues>;

/** Returns a copy of a draft in which `change` has been applied to each list of texts. */
const withLists = <From extends string | TextRow, To>(
  draft: object & { kind: Draft['kind'] },
  change: (row: From) => To,
) => {
  const fields: ItemFields = itemFields[draft.kind];
  const isList = (name: string) => fields[name]?.input?.form === 'list';
  return Object.fromEntries(
    Object.entries(draft).map(([name, value]) => [
      name,
      isList(name) ? (value as unknown as From[]).map(change) : value,
    ]),
  );
};

export const formDraft = (draft: Draft): FormValues['draft'] =>
  withLists(draft, (text: string): TextRow => ({ text })) as FormValues['draft'];

export const formValues = ({ draft, ...place }: Typed): FormValues => ({ ...place, draft: formDraft(draft) });

/** Returns the draft in the form, which may contain empty rows. */
export const draftIn = (draft: FormValues['draft']): Draft =>
  withLists(draft, ({ text }: TextRow) => text) as Draft;

export const typedIn = ({ draft, ...place }: FormValues): Typed => ({ ...place, draft: draftIn(draft) });

export const useItemForm = (values: Typed): ItemForm =>
  useForm<FormValues>({ defaultValues: formValues(values) });

/** Returns the form field name for a path of the draft: `point/tr` becomes `draft.point.tr`. */
export const fieldName = (path: string): FieldPath<FormValues> =>
  `draft.${path.replaceAll('/', '.')}` as FieldPath<FormValues>;
