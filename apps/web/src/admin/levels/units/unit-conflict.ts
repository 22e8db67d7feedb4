import { type UnitFields, unitItemFields } from '@pratik/contract/unit-editing';
import { themeName } from '../../../curriculum/unit-themes.texts.ts';
import type { Choices, ConflictField } from '../../../ui/feedback/conflict.ts';
import { skillName } from '../level-words.tsx';
import { levelsText } from '../levels.texts.ts';
import { idsOf, itemFieldNames } from './unit-form.ts';
import { unitsText } from './units.texts.ts';
import type { ItemNames } from './use-item-names.ts';

export type UnitVersions = Record<'base' | 'mine' | 'theirs', UnitFields>;

/** Compares two edited versions of a unit field by field. The statements together are one field. */
export const conflictFields = (versions: UnitVersions, name: ItemNames['name']): ConflictField[] => {
  const field = (key: string, label: string, value: (fields: UnitFields) => string) => ({
    key,
    label,
    base: value(versions.base),
    mine: value(versions.mine),
    theirs: value(versions.theirs),
  });
  const en = { lang: 'en' as const };
  return [
    field('title.tr', levelsText('nameTr'), ({ title }) => title.tr),
    { ...field('title.en', levelsText('nameEn'), ({ title }) => title.en), ...en },
    field('goal.tr', unitsText('goalTr'), ({ goal }) => goal.tr),
    { ...field('goal.en', unitsText('goalEn'), ({ goal }) => goal.en), ...en },
    field('theme', unitsText('theme'), ({ theme }) => themeName(theme)),
    field('canDo', levelsText('canDo'), ({ canDo }) =>
      canDo
        .map(({ skill, scale, tr, en: english }) =>
          [tr, english, [skillName(levelsText, skill), scale].filter(Boolean).join(', ')].join('\n'),
        )
        .join('\n\n'),
    ),
    ...itemFieldNames.map((each) => ({
      ...field(each, unitsText(`${each}Field`), (fields) => idsOf(fields, each).join('\n')),
      show: (text: string) =>
        text
          .split('\n')
          .map((id) => name(unitItemFields[each], id))
          .join('\n'),
    })),
  ];
};

/** Merges two versions of a unit according to the version chosen for each field. */
export const merged = ({ mine, theirs }: UnitVersions, choices: Choices): UnitFields => {
  const of = (key: string): UnitFields => (choices[key] === 'theirs' ? theirs : mine);
  return {
    title: { tr: of('title.tr').title.tr, en: of('title.en').title.en },
    goal: { tr: of('goal.tr').goal.tr, en: of('goal.en').goal.en },
    theme: of('theme').theme,
    canDo: of('canDo').canDo,
    lessons: of('lessons').lessons,
    words: of('words').words,
    readings: of('readings').readings,
    listenings: of('listenings').listenings,
    writing: of('writing').writing,
    scenarios: of('scenarios').scenarios,
  };
};
