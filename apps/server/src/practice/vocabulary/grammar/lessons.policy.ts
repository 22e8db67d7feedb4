import type { CorrectionCode } from '@pratik/contract/feedback';
import { lessonPassShare } from '@pratik/contract/grammar';
import { hash } from '../../../platform/spaced-repetition/draw.ts';

/** Maximum number of cloze items in a round of a lesson. */
export const itemsInLessonRound = 5;

export const isPassed = (right: number, total: number): boolean =>
  total > 0 && right >= total * lessonPassShare;

/**
 * Chooses the items of a round: items that the learner never answered, then the items with the oldest answers. A
 * check thus asks other items than the exercises before it, as far as the lesson has enough. The same seed gives the
 * same round.
 * @param answeredAt maps an item id to the time of the learner’s last answer, in milliseconds
 */
export const chooseLessonItems = <One extends { id: string }>(
  seed: string,
  items: readonly One[],
  answeredAt: ReadonlyMap<string, number>,
): One[] =>
  items
    .toSorted(
      (a, b) =>
        (answeredAt.get(a.id) ?? 0) - (answeredAt.get(b.id) ?? 0) ||
        hash(`${seed} ${a.id}`) - hash(`${seed} ${b.id}`),
    )
    .slice(0, itemsInLessonRound);

/**
 * Sorts lessons by the distance of their level from the learner’s level. At the same distance, the easier lesson
 * comes first.
 */
export const nearestFirst = <One extends { levelId: string | null }>(
  lessons: readonly One[],
  levelIds: readonly string[],
  own: string,
): One[] => {
  const home = levelIds.indexOf(own);
  const placeOf = ({ levelId }: One) => levelIds.indexOf(levelId ?? '');
  return lessons
    .filter((lesson) => placeOf(lesson) !== -1)
    .toSorted((a, b) => Math.abs(placeOf(a) - home) - Math.abs(placeOf(b) - home) || placeOf(a) - placeOf(b));
};

/** Whether a level is the learner’s level or next to it. */
const isNear = (levelId: string | null, levelIds: readonly string[], own: string): boolean =>
  Math.abs(levelIds.indexOf(levelId ?? '') - levelIds.indexOf(own)) <= 1;

type Candidate = { id: string; levelId: string | null; codes: readonly CorrectionCode[] };

/**
 * Chooses the lesson of the daily plan: a lesson of the learner’s level or of a level next to it, about the most frequent
 * error for which there is one. Of several
 * lessons about this error, chooses the lesson nearest to the learner’s level, then the lesson that is mainly about
 * the error. Undefined when no lesson explains a recent error.
 * @param errors the learner’s recent errors, the most frequent first
 * @param passed ids of the lessons whose check the learner passed recently
 */
export const lessonForErrors = <One extends Candidate>(
  errors: readonly { code: CorrectionCode; count: number }[],
  lessons: readonly One[],
  levelIds: readonly string[],
  own: string,
  passed: ReadonlySet<string>,
): { lesson: One; errors: number } | undefined => {
  const open = lessons.filter(({ id }) => !passed.has(id));
  for (const { code, count } of errors) {
    const about = open
      .filter(({ codes }) => codes.includes(code))
      .toSorted((a, b) => a.codes.indexOf(code) - b.codes.indexOf(code));
    const [lesson] = nearestFirst(about, levelIds, own).filter(({ levelId }) =>
      isNear(levelId, levelIds, own),
    );
    if (lesson) return { lesson, errors: count };
  }
  return undefined;
};
