import type { StoredCorrection } from '@pratik/contract/feedback';
import { describe, expect, it } from 'vitest';
import { correctionIn } from '../chat.fixture.ts';
import { shownFeedback } from './correction-dose.ts';

const text = 'My sister is nurse on monday.';
const doubtful: StoredCorrection = { ...correctionIn(text, 'nurse', 'a nurse'), id: 'a', confidence: 0.6 };
const sure: StoredCorrection = { ...correctionIn(text, 'monday', 'Monday'), id: 'b', confidence: 0.9 };
const feedback = { state: 'done' as const, corrections: [doubtful, sure] };

describe('correction setting of the learner', () => {
  it.each([
    ['at-once-all', false, [doubtful, sure], false],
    ['at-once-main', false, [sure], false],
    ['at-end-all', false, [], true],
    ['at-end-main', false, [], true],
    ['at-once-all', true, [doubtful, sure], false],
    ['at-once-main', true, [sure], false],
    ['at-end-all', true, [doubtful, sure], false],
    ['at-end-main', true, [sure], false],
  ] as const)(
    'selects the visible corrections when the setting is %s and the end of the conversation is %s',
    (dose, closed, corrections, later) => {
      expect(shownFeedback(feedback, dose, closed)).toEqual({
        feedback: { ...feedback, corrections },
        later,
      });
    },
  );

  it('selects the first of two corrections with equal confidence when only the main correction is shown', () => {
    const twins = [doubtful, { ...sure, confidence: 0.6 }];
    const main = (corrections: readonly StoredCorrection[]) =>
      shownFeedback({ state: 'done', corrections: [...corrections] }, 'at-once-main', false).feedback
        .corrections;
    expect(main(twins)).toEqual([doubtful]);
    expect(main([])).toEqual([]);
  });
});
