import { GAP } from '@pratik/content/kinds/cloze';
import type { ClozeItem } from '@pratik/contract/vocabulary-gaps';
import type { Item } from '../../../curriculum/curriculum.service.ts';
import type { AskedGap, GapAnswerRow } from '../vocabulary.tables.ts';

/**
 * Converts a cloze to the form that the learner sees. It contains the right answer only after the learner has
 * answered.
 */
export const gapView = (
  { id, body }: Item<'cloze'>,
  { asked, reason, code }: AskedGap,
  given: Pick<GapAnswerRow, 'answer' | 'outcome'> | undefined,
): ClozeItem => {
  const [before = '', after = ''] = body.text.split(GAP);
  return {
    id,
    before,
    after,
    tr: body.tr,
    options: body.choice.options,
    asked,
    reason,
    code,
    point: body.point,
    given: given
      ? { answer: given.answer, outcome: given.outcome, answers: body.answers, why: body.why }
      : null,
  };
};
