import type { CefrLevel } from '@pratik/contract/common';
import { cefrLevels } from '@pratik/contract/common';
import type { Reason } from '@pratik/contract/explaining';
import type { CorrectionCode } from '@pratik/contract/feedback';
import type { Curriculum, Item } from '../../../curriculum/curriculum.service.ts';

const gap = '___';
const mostExamples = 2;

const isLevel = (level: string | null): level is CefrLevel => cefrLevels.some((one) => one === level);

/**
 * Returns the library’s grammar lesson for an error code: cloze exercises of one grammar point that practise the
 * code at the level nearest to the learner’s level, with their explanations. Null when the library has no such
 * exercise.
 */
export const lessonFor = async (
  curriculum: Pick<Curriculum, 'published'>,
  code: CorrectionCode,
  level: CefrLevel,
  /**
   * The corrected words. Exercises whose answer is one of these words come first: for the correction "a nurse",
   * exercises with the answer "a".
   */
  better = '',
): Promise<Reason['lesson']> => {
  const right = new Set(better.toLowerCase().split(/\s+/));
  const differs = (body: Item<'cloze'>['body']) => (right.has(body.answers[0]?.toLowerCase() ?? '') ? 0 : 1);
  const distance = (other: CefrLevel) => Math.abs(cefrLevels.indexOf(other) - cefrLevels.indexOf(level));
  const found = (await curriculum.published('cloze', { codes: [code] }))
    .flatMap(({ id, levelId, body }) =>
      isLevel(levelId) && body.why !== '' ? [{ id, level: levelId, body }] : [],
    )
    .toSorted((a, b) => distance(a.level) - distance(b.level) || differs(a.body) - differs(b.body));
  const [first] = found;
  if (!first) return null;
  const { point } = first.body;
  const lessons = await curriculum.published('grammar-lesson', { levelId: first.level });
  const same = found.filter((one) => one.level === first.level && one.body.point.en === point.en);
  return {
    id: lessons.find(({ body }) => body.clozes.includes(first.id))?.id ?? null,
    point: { tr: point.tr, en: point.en },
    level: first.level,
    examples: same.slice(0, mostExamples).map(({ body }) => ({
      text: body.text.replace(gap, body.answers[0] ?? gap),
      tr: body.tr,
      why: body.why,
    })),
  };
};
