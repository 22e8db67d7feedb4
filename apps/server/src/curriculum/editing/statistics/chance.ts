import type { QuestionKind } from '@pratik/contract/question-draft';
import type { Bodies } from '../../items.ts';
import { waysToAnswer } from '../../marking.ts';

/**
 * The expected score (0 to 1) of a learner who chooses at random: 0.5 for true or false, 0.25 for four options,
 * 1/15 for any subset of four options, 1/24 for four steps or pairs, 0 for items without options. For gap exercises
 * with options, typed answers also count as 0: see `statisticsOf`.
 */
export const chanceOf = (kind: QuestionKind, body: unknown): number => {
  switch (kind) {
    case 'question':
      return 1 / waysToAnswer(body as Bodies['question']);
    case 'placement-item':
      return 1 / (body as Bodies['placement-item']).options.length;
    case 'cloze':
      return 1 / (body as Bodies['cloze']).choice.options.length;
    default:
      return 0;
  }
};
