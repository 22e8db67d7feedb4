import type { Draft } from '@pratik/contract/question-draft';
import { type FieldPath, type UseFormReturn, useForm } from 'react-hook-form';

/** The content of the form of an item. */
export type Typed = { levelId: string | null; topic: string | null; draft: Draft };

/** The form of an item. The server validates it. */
export type ItemForm = UseFormReturn<Typed>;

export const useItemForm = (values: Typed): ItemForm => useForm<Typed>({ defaultValues: values });

/** Returns the name of the form field at a path of the draft: `point/tr` is `draft.point.tr`. */
export const fieldName = (path: string): FieldPath<Typed> =>
  `draft.${path.replaceAll('/', '.')}` as FieldPath<Typed>;
