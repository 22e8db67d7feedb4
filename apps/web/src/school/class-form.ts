import { type ClassDetails, classFields } from '@pratik/contract/classes';
import type { z } from 'zod';

/** Validates the class form. An empty `levelId` means that the class has no common level. */
export const classFormSchema = classFields.extend({ levelId: classFields.shape.levelId.unwrap() });
export type ClassForm = z.input<typeof classFormSchema>;

export const classFieldNames = ['code', 'name', 'term', 'levelId'] as const;

export const emptyClass: ClassForm = { code: '', name: '', term: '', levelId: '' };

export const toClassForm = ({ code, name, term, levelId }: ClassDetails): ClassForm => ({
  code,
  name,
  term,
  levelId: levelId ?? '',
});

export const toClassFields = ({ levelId, ...rest }: ClassForm) => ({
  ...rest,
  levelId: levelId === '' ? null : levelId,
});
