import type { Draft } from '@pratik/contract/question-draft';
import { type FieldPath, type UseFormReturn, useForm } from 'react-hook-form';

/** The values in the form of an item. */
export type Typed = { levelId: string | null; topic: string | null; draft: Draft };

/** The form state of an item. The server validates the values. */
export type ItemForm = UseFormReturn<Typed>;

export const useItemForm = (values: Typed): ItemForm => useForm<Typed>({ defaultValues: values });

/** Returns the name of the form field for a path of the draft: the path `point/tr` gives the name `draft.point.tr`. */
export const fieldName = (path: string): FieldPath<Typed> =>
  `draft.${path.replaceAll('/', '.')}` as FieldPath<Typed>;
