import type { EditableLevel } from '@pratik/contract/level';
import type { Choices, ConflictField, Side } from '../../ui/feedback/conflict.ts';
import { type LevelForm, type StatementForm, toForm } from './level-form.ts';
import { showStatement, skillName } from './level-words.tsx';
import type { LevelsText } from './levels.texts.ts';

type Versions = Record<'base' | 'mine' | 'theirs', LevelForm>;

const fieldKeys = ['name.tr', 'name.en', 'cefr', 'abilityFrom', 'description.tr', 'description.en'] as const;
type FieldKey = (typeof fieldKeys)[number];

const labels = {
  'name.tr': 'nameTr',
  'name.en': 'nameEn',
  cefr: 'cefr',
  abilityFrom: 'thresholdLabel',
  'description.tr': 'descriptionTr',
  'description.en': 'descriptionEn',
} as const satisfies Record<FieldKey, string>;

const textOf = (form: LevelForm, key: FieldKey): string => {
  if (key === 'cefr' || key === 'abilityFrom') return form[key];
  const [field, language] = key.split('.') as ['name' | 'description', 'tr' | 'en'];
  return form[field][language];
};

const byId = (form: LevelForm) => new Map(form.canDo.map((statement) => [statement.id, statement]));

/** Compares two edited versions of a level field by field. Each statement counts as one field. */
export const conflictFields = (t: LevelsText, versions: Versions): ConflictField[] => {
  const field = (key: string, label: string, value: (form: LevelForm) => string): ConflictField => ({
    key,
    label,
    base: value(versions.base),
    mine: value(versions.mine),
    theirs: value(versions.theirs),
  });
  const said = (statement: StatementForm | undefined): string =>
    statement === undefined
      ? ''
      : [
          statement.text.tr,
          statement.text.en,
          skillName(t, statement.skill) + (statement.retired ? `, ${t('statementRetired')}` : ''),
        ].join('\n');
  const maps = { base: byId(versions.base), mine: byId(versions.mine), theirs: byId(versions.theirs) };
  const ids = new Set([...maps.theirs.keys(), ...maps.mine.keys()]);
  return [
    ...fieldKeys.map((key) => ({
      ...field(key, t(labels[key]), (form) => textOf(form, key)),
      ...(key.endsWith('.en') ? { lang: 'en' as const } : {}),
    })),
    ...[...ids].map((id) => ({
      key: statementKey(id),
      label: t('statement'),
      show: showStatement,
      base: said(maps.base.get(id)),
      mine: said(maps.mine.get(id)),
      theirs: said(maps.theirs.get(id)),
    })),
  ];
};

const statementKey = (id: string): string => `canDo.${id}`;

/**
 * Merges two versions of a level by the version chosen for each field. If my version moved a statement, its order is
 * used, otherwise the order of the other version.
 */
export const merged = ({ base, mine, theirs }: Versions, choices: Choices): LevelForm => {
  const of = (key: string): LevelForm => ((choices[key] ?? 'mine') === 'mine' ? mine : theirs);
  const statements = { mine: byId(mine), theirs: byId(theirs) };
  const moved = !sameOrder(base, mine);
  const [first, second] = moved ? [mine, theirs] : [theirs, mine];
  const order = new Set([...first.canDo, ...second.canDo].map(({ id }) => id));
  return {
    name: { tr: of('name.tr').name.tr, en: of('name.en').name.en },
    description: {
      tr: of('description.tr').description.tr,
      en: of('description.en').description.en,
    },
    cefr: of('cefr').cefr,
    abilityFrom: of('abilityFrom').abilityFrom,
    canDo: [...order].flatMap((id) => {
      const side: Side = choices[statementKey(id)] ?? 'mine';
      return statements[side].get(id) ?? [];
    }),
  };
};

const sameOrder = (a: LevelForm, b: LevelForm): boolean => {
  const ids = (form: LevelForm) => form.canDo.map(({ id }) => id).join(' ');
  return ids(a) === ids(b);
};

/**
 * Returns the three versions to compare when the server reports a conflict: the version that the administrator
 * opened, the version that the administrator typed, and the version that the server stores now.
 */
export const versionsOf = (opened: EditableLevel, typed: LevelForm, present: EditableLevel): Versions => ({
  base: toForm(opened),
  mine: typed,
  theirs: toForm(present),
});
