import type { QuestionKind } from '@pratik/contract/question-draft';
import type { Bodies } from '../items.ts';
import { waysToAnswer } from '../marking.ts';

/**
 * What blind choosing gets right of an item, 0 to 1: 0.5 of true and false, 0.25 of four options, 1/15 of any of
 * four, 1/24 of four steps or pairs; 0 of what is not chosen. A gap that was typed is not chosen either: see
 * `statisticsOf`.
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
