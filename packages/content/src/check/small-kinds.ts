import { type CefrLevel, cefrLevels } from '@pratik/contract/common';
import { GAP } from '../kinds/cloze.ts';
import { skills } from '../kinds/level.ts';
import type { Library } from '../library.ts';
import { plain } from '../meaning/tokens.ts';
import { checkHabits, checkOptions } from './choices.ts';
import { type ContentIssue, issueRecorder, whole } from './content-issue.ts';

/** Limits for the length that a writing prompt may ask for, in words: minimum and maximum per level. */
const PROMPT: Record<CefrLevel, readonly [number, number]> = {
  A1: [20, 80],
  A2: [40, 130],
  B1: [70, 200],
  B2: [120, 300],
  C1: [160, 420],
};

export function checkPrompts(library: Library): ContentIssue[] {
  const { issues, error } = issueRecorder('writing-prompt');
  for (const prompt of library.writingPrompts) {
    const [least, most] = PROMPT[prompt.level];
    const [from, to] = prompt.words;
    if (from < least || to > most)
      error('length', prompt, `${from}–${to} words; ${prompt.level} has ${least}–${most}`);
  }
  return issues;
}

export function checkPlacement(library: Library): ContentIssue[] {
  const { issues, error } = issueRecorder('placement-item');
  for (const item of library.placementItems) {
    const gaps = item.text.split(GAP).length - 1;
    if (item.ask === undefined && gaps !== 1) error('gap', item, `${gaps} gaps and no question`);
    if (item.ask !== undefined && gaps !== 0) error('gap', item, 'a gap and a question');
    const around = ` ${plain(item.text).replace(/[^\p{L}' ]+/gu, ' ')} `;
    if (item.ask === undefined && around.includes(` ${plain(item.right)} `))
      error('shown', item, `the answer "${item.right}" stands in the item`);
    issues.push(...checkOptions('placement-item', item));
  }
  for (const level of cefrLevels) {
    const here = library.placementItems.filter((item) => item.level === level);
    if (here.length > 0 && new Set(here.map(({ skill }) => skill)).size < 2)
      error('skills', whole(level, 'placement-item'), 'only one skill');
  }
  return [...issues, ...checkHabits('placement-item', library.placementItems)];
}

export function checkLevels(library: Library): ContentIssue[] {
  const { issues, error } = issueRecorder('level');
  const thresholds = library.levels.toSorted((a, b) => cefrLevels.indexOf(a.id) - cefrLevels.indexOf(b.id));
  thresholds.forEach((level, at) => {
    const of = { ...level, level: level.id };
    const before = thresholds[at - 1];
    if ((level.abilityFrom === null) !== (at === 0)) error('threshold', of, 'only the first level has none');
    if (before && (before.abilityFrom ?? -Infinity) >= (level.abilityFrom ?? Infinity))
      error('threshold', of, `not above that of ${before.id}`);
    for (const skill of skills)
      if (!level.canDo.some((statement) => statement.skill === skill))
        error('can-do', of, `says nothing of ${skill}`);
    const ids = level.canDo.map(({ id }) => id);
    if (new Set(ids).size < ids.length) error('can-do', of, 'an id comes twice');
  });
  return issues;
}
