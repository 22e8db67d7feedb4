import { type CefrLevel, cefrLevels } from '@pratik/contract/common';
import { isOneRight, type Library } from '../library.ts';
import { type ContentIssue, issueRecorder, type Kind, whole } from './content-issue.ts';

type PerLevel = Readonly<Record<CefrLevel, number>>;
const every = (count: number): PerLevel => ({ A1: count, A2: count, B1: count, B2: count, C1: count });

/** Minimum number of items for each kind and level in a release. */
export const RELEASE: Readonly<Record<Kind, PerLevel>> = {
  level: every(1),
  word: { A1: 400, A2: 450, B1: 500, B2: 500, C1: 500 },
  reading: every(45),
  listening: every(45),
  question: every(350),
  cloze: every(150),
  'grammar-lesson': { A1: 16, A2: 17, B1: 18, B2: 17, C1: 19 },
  'writing-prompt': every(15),
  'model-answer': { A1: 16, A2: 16, B1: 0, B2: 0, C1: 0 },
  'placement-item': every(25),
  scenario: every(8),
  unit: { A1: 16, A2: 16, B1: 20, B2: 20, C1: 16 },
};

/**
 * Lists the items of each kind. Omits questions that are not single choice, because their minimum number is
 * `LEAST_OF_FORM`, and free conversations, because they serve several levels.
 */
export const itemsOf = (library: Library): Record<Kind, readonly { level: CefrLevel }[]> => ({
  level: library.levels.map(({ id }) => ({ level: id })),
  word: library.words,
  reading: library.readings,
  listening: library.listenings,
  question: library.questions.filter(isOneRight),
  cloze: library.clozes,
  'grammar-lesson': library.grammarLessons,
  'writing-prompt': library.writingPrompts,
  'model-answer': library.modelAnswers,
  'placement-item': library.placementItems,
  scenario: library.scenarios.filter(({ kind }) => kind !== 'free'),
  unit: library.units,
});

export const countOf = (library: Library, kind: Kind, level: CefrLevel): number =>
  itemsOf(library)[kind].filter((item) => item.level === level).length;

export function checkSizes(library: Library): ContentIssue[] {
  return (Object.keys(RELEASE) as Kind[]).flatMap((kind) => {
    const { issues, error } = issueRecorder(kind);
    for (const level of cefrLevels) {
      const count = countOf(library, kind, level);
      const least = RELEASE[kind][level];
      if (count < least) error('size', whole(level, kind), `${count}, this release has ${least}`);
    }
    return issues;
  });
}
