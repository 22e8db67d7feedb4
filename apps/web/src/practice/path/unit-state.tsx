import type { UnitCard } from '@pratik/contract/path';
import { formatDate } from '../../lib/language/format.ts';
import { usePathText } from './path.texts.ts';

/** Returns whether a review of the unit is due now. */
export const isReviewDue = ({ reviewDueAt }: Pick<UnitCard, 'reviewDueAt'>, now: Date): boolean =>
  reviewDueAt !== null && new Date(reviewDueAt) <= now;

/** State of a unit as text, such as the number of steps done or the day of the next review. */
export const UnitState = ({ unit }: { unit: UnitCard }) => {
  const t = usePathText();
  const { state, stepsDone, steps, reviewDueAt } = unit;
  if (state === 'done') return `✓ ${t('done')}`;
  if (state === 'passed' && reviewDueAt !== null) {
    const review = isReviewDue(unit, new Date())
      ? t('reviewDue')
      : t('reviewAt', { date: formatDate(reviewDueAt) });
    return `✓ ${review}`;
  }
  if (state === 'new') return t('new');
  return t(stepsDone === 0 ? 'stepsNone' : 'steps', { done: stepsDone, all: steps });
};
