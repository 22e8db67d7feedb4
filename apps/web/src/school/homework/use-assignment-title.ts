import type { Assignment } from '@pratik/contract/homework';
import { formatNumber } from '../../lib/language/format.ts';
import { useBilingual } from '../../lib/language/i18n.ts';
import { useHomeworkText } from './homework.texts.ts';

type Titled = Pick<Assignment, 'kind' | 'title' | 'amount' | 'leastPercent'>;

/** Returns a function that describes the task of an assignment, such as "Okuma: First snow, en az %60". */
export const useAssignmentTitle = () => {
  const t = useHomeworkText();
  const pick = useBilingual();
  return ({ kind, title, amount, leastPercent }: Titled): string => {
    const count = formatNumber(amount ?? 0);
    const parts = [
      kind === 'chat' ? t('chatAmount', { count }) : null,
      kind === 'vocabulary' ? t('vocabularyAmount', { count }) : null,
      title === null ? null : kind === 'chat' ? pick(title) : `${t(kind)}: ${pick(title)}`,
      leastPercent === null ? null : t('least', { percent: formatNumber(leastPercent) }),
    ];
    return parts.filter((part) => part !== null).join(', ');
  };
};
