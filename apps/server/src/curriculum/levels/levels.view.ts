import { totalCap } from '@pratik/contract/common';
import type { ItemKind } from '@pratik/contract/curriculum';
import type { EditableLevel, LevelUse, ManagedLevel, ManagedStatement } from '@pratik/contract/level';
import type { ItemCount } from '../items.store.ts';
import type { LevelRow, StatementRow } from './levels-editing.store.ts';

type Bilingual = { tr: string; en: string };

export const bilingual = (tr: string | null, en: string | null): Bilingual | null =>
  tr === null || en === null ? null : { tr, en };

export const usesOf = (
  learners: readonly { levelId: string; count: number }[],
  items: readonly ItemCount[],
) => {
  const byLevel = Map.groupBy(items, (row) => row.levelId);
  const counted = new Map(learners.map(({ levelId, count }) => [levelId, count]));
  return (levelId: string): LevelUse => ({
    learners: Math.min(counted.get(levelId) ?? 0, totalCap),
    learnersCapped: (counted.get(levelId) ?? 0) > totalCap,
    items: [...Map.groupBy(byLevel.get(levelId) ?? [], ({ kind }) => kind)].map(([kind, rows]) =>
      itemUse(kind, rows),
    ),
  });
};

const itemUse = (kind: ItemKind, rows: readonly ItemCount[]) => {
  const inState = (...states: ItemCount['state'][]) =>
    rows.filter(({ state }) => states.includes(state)).reduce((sum, { count }) => sum + count, 0);
  return {
    kind,
    published: inState('published'),
    drafts: inState('draft', 'in-review'),
    retired: inState('retired'),
  };
};

const shared = (row: LevelRow, use: LevelUse) => ({
  id: row.id,
  cefr: row.cefr,
  name: { tr: row.name_tr, en: row.name_en },
  position: row.position,
  abilityFrom: row.ability_from,
  retiredAt: row.retired_at?.toISOString() ?? null,
  fromLibrary: row.library_hash !== null,
  use,
});

export const managedView = (
  row: LevelRow,
  statements: readonly StatementRow[],
  use: LevelUse,
): ManagedLevel => ({
  ...shared(row, use),
  canDo: statements.filter(({ retired_at }) => retired_at === null).length,
  offers: [row, ...statements].filter(({ offered }) => offered !== null).length,
});

export const editableView = (
  row: LevelRow,
  statements: readonly StatementRow[],
  use: LevelUse,
  changedBy: EditableLevel['changedBy'],
): EditableLevel => ({
  ...shared(row, use),
  description: bilingual(row.description_tr, row.description_en),
  canDo: statements.map(statementView),
  offered: row.offered,
  revision: row.revision,
  changedAt: row.changed_at?.toISOString() ?? null,
  changedBy,
});

const statementView = (row: StatementRow): ManagedStatement => ({
  id: row.id,
  skill: row.skill,
  text: { tr: row.text_tr, en: row.text_en },
  retired: row.retired_at !== null,
  offered: row.offered,
});
