import {
  type ManagedUnit,
  type UnitFields,
  type UnitItemField,
  unitFields,
} from '@pratik/contract/unit-editing';
import type { DefaultValues } from 'react-hook-form';
import type { z } from 'zod';

export const unitFormSchema = unitFields;
export type UnitForm = z.input<typeof unitFormSchema>;

export const emptyStatement = { skill: 'speaking', scale: '', tr: '', en: '' } as const;

export const storedForm = ({ fields }: ManagedUnit): UnitForm => fields;

/** Returns the form values of a unit, or of a new unit without a theme. */
export const toForm = (unit: ManagedUnit | null): DefaultValues<UnitForm> =>
  unit?.fields ?? {
    title: { tr: '', en: '' },
    goal: { tr: '', en: '' },
    canDo: [emptyStatement],
    lessons: [],
    words: [],
    readings: [],
    listenings: [],
    writing: null,
    scenarios: [],
  };

/** Names of the item fields in the order of the steps of a unit. */
export const itemFieldNames = [
  'words',
  'lessons',
  'readings',
  'listenings',
  'scenarios',
  'writing',
] as const satisfies readonly UnitItemField[];

/** Returns the ids of the items that a field names. */
export const idsOf = (fields: Partial<UnitFields>, field: UnitItemField): readonly string[] => {
  const value = fields[field];
  if (Array.isArray(value)) return value;
  return value ? [value as string] : [];
};

/** Returns all field names of the form, for errors of the server. */
export const fieldNames = (form: UnitForm) => [
  ...(['title.tr', 'title.en', 'goal.tr', 'goal.en', 'theme', 'canDo', 'writing'] as const),
  ...form.canDo.flatMap((_, index) =>
    (['skill', 'scale', 'tr', 'en'] as const).map((name) => `canDo.${index}.${name}` as const),
  ),
  ...(['words', 'lessons', 'readings', 'listenings', 'scenarios'] as const).flatMap((field) => [
    field,
    ...form[field].map((_, index) => `${field}.${index}` as const),
  ]),
];
