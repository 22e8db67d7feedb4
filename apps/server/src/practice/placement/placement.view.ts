import type { DescribedLevel } from '@pratik/contract/level';
import type { PlacementQuestion, PlacementResult } from '@pratik/contract/placement';
import type { Item } from '../../curriculum/curriculum.service.ts';
import { type Band, levelAt } from './bands.ts';
import type { AttemptRow } from './placement.tables.ts';

/** Converts an item to the question that the learner sees, without the correct answer. */
export const questionView = ({ id, body }: Item<'placement-item'>): PlacementQuestion => ({
  itemId: id,
  skill: body.skill,
  text: body.text,
  ask: body.ask,
  options: body.options,
});

/** Returns the name of a level, or its id when the level no longer exists. */
export const levelName = (levels: readonly Pick<DescribedLevel, 'id' | 'name'>[], id: string) => ({
  id,
  name: levels.find((level) => level.id === id)?.name ?? { tr: id, en: id },
});

/** Number of standard errors on each side of the mean that cover 90 % of a normal distribution. */
const ninety = 1.645;

type ResultParts = {
  row: AttemptRow;
  levels: readonly DescribedLevel[];
  bands: readonly Band[];
  latest: boolean;
};

/** Returns the result of a finished test; null while the test is open. */
export const resultView = ({ row, levels, bands, latest }: ResultParts): PlacementResult | null => {
  if (row.finished_at === null || row.level_id === null) return null;
  const level = levels.find(({ id }) => id === row.level_id);
  const named = (ability: number) => levelName(levels, levelAt(bands, ability) ?? row.level_id ?? '');
  return {
    finishedAt: row.finished_at.toISOString(),
    level: {
      ...levelName(levels, row.level_id),
      description: level?.description ?? null,
      canDo: level?.canDo ?? [],
      retired: level === undefined,
    },
    shares: (row.shares ?? []).map(({ levelId, share }) => ({ ...levelName(levels, levelId), share })),
    skills: (row.skills ?? []).map(({ skill, ability, standardError }) => ({
      skill,
      level: named(ability),
      from: named(ability - ninety * standardError),
      to: named(ability + ninety * standardError),
    })),
    acceptedAt: row.accepted_at?.toISOString() ?? null,
    latest,
  };
};
