import { type CefrLevel, cefrLevels } from '@pratik/contract/common';
import type { Library, LibraryUnit } from '../library.ts';
import { type ContentIssue, issueRecorder, whole } from './content-issue.ts';

/**
 * Maximum number of units of a level that contain the same lesson or scenario, because a level has fewer lessons
 * and scenarios than units.
 */
const MOST_SHARED = { lesson: 2, scenario: 3 } as const;

type Part = {
  name: string;
  ids: (unit: LibraryUnit) => readonly string[];
  items: readonly { id: string; level: CefrLevel }[];
  /** Maximum number of units that contain the same library item. */
  most: number;
};

const partsOf = (library: Library): Part[] => [
  { name: 'lesson', ids: (unit) => unit.lessons, items: library.grammarLessons, most: MOST_SHARED.lesson },
  { name: 'word', ids: (unit) => unit.words, items: library.words, most: 1 },
  { name: 'reading', ids: (unit) => unit.readings, items: library.readings, most: 1 },
  { name: 'listening', ids: (unit) => unit.listenings, items: library.listenings, most: 1 },
  { name: 'writing prompt', ids: (unit) => [unit.writing], items: library.writingPrompts, most: 1 },
  { name: 'scenario', ids: (unit) => unit.scenarios, items: library.scenarios, most: MOST_SHARED.scenario },
];

function checkParts(library: Library): ContentIssue[] {
  const { issues, error } = issueRecorder('unit');
  for (const { name, ids, items, most } of partsOf(library)) {
    const levels = new Map(items.map(({ id, level }) => [id, level]));
    const units = new Map<string, LibraryUnit[]>();
    for (const unit of library.units)
      for (const id of ids(unit)) {
        const level = levels.get(id);
        if (level === undefined) error('parts', unit, `no ${name} has the id ${id}`);
        else if (level !== unit.level) error('parts', unit, `the ${name} ${id} is of level ${level}`);
        units.set(id, [...(units.get(id) ?? []), unit]);
      }
    for (const [id, users] of units)
      if (users.length > most && users[0])
        error(
          'shared',
          users[0],
          `the ${name} ${id} is also in ${users
            .slice(1)
            .map((unit) => unit.id)
            .join(', ')}`,
        );
  }
  return issues;
}

/** Reports words and lessons of a level that no unit of the level teaches. */
function checkComplete(library: Library): ContentIssue[] {
  const { issues, error } = issueRecorder('unit');
  for (const level of cefrLevels) {
    const units = library.units.filter((unit) => unit.level === level);
    if (units.length === 0) continue;
    const taught = new Set(units.flatMap(({ words, lessons }) => [...words, ...lessons]));
    const missing = [...library.words, ...library.grammarLessons].filter(
      (item) => item.level === level && !taught.has(item.id),
    );
    if (missing.length > 0)
      error('complete', whole(level, 'unit'), `in no unit: ${missing.map(({ id }) => id).join(', ')}`);
  }
  return issues;
}

/** Minimum and maximum number of items of each kind in a unit. */
const SIZES = { canDo: [4, 6], words: [5, 160], readings: [2, 2], listenings: [2, 2] } as const;

function checkSize(library: Library): ContentIssue[] {
  const { issues, error } = issueRecorder('unit');
  for (const unit of library.units)
    for (const [part, [least, most]] of Object.entries(SIZES)) {
      const count = unit[part as keyof typeof SIZES].length;
      if (count < least || count > most)
        error(
          'parts',
          unit,
          `${count} ${part}; a unit has ${least === most ? least : `${least} to ${most}`}`,
        );
    }
  return issues;
}

/**
 * Checks that the units of each level contain existing items of the level, and together teach all words and
 * lessons of the level.
 */
export const checkUnits = (library: Library): ContentIssue[] => [
  ...checkSize(library),
  ...checkParts(library),
  ...checkComplete(library),
];
