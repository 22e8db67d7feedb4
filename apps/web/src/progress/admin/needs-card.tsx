import { formatTotal } from '../../lib/language/format.ts';
import { Card } from '../../ui/layout/card.tsx';
import { useAdminText } from './admin.texts.ts';
import { type AdminDay, messageReviewPath } from './admin-day.ts';
import { CountRows } from './count-rows.tsx';

const cap = 1000;

/** Lists the tasks that only an administrator can do. Each task has a link. */
export const NeedsCard = ({ needs }: Pick<AdminDay, 'needs'>) => {
  const t = useAdminText();
  const rows = [
    {
      key: 'safety',
      name: t('needsSafety'),
      count: needs.safety ?? 0,
      to: '/pages/message-process-safety',
    },
    {
      key: 'disputed',
      name: t('needsDisputed'),
      count: needs.disputed,
      to: '/pages/message-process-list?disputed=yes',
    },
    { key: 'failed', name: t('needsFailed'), count: needs.failed, to: messageReviewPath('failed') },
    {
      key: 'questions',
      name: t('needsQuestions'),
      count: needs.flaggedQuestions,
      to: '/pages/question-list?state=published&flagged=yes',
    },
  ].filter(({ count }) => count > 0);
  return (
    <Card title={t('needs')}>
      {rows.length === 0 ? (
        t('needsNone')
      ) : (
        <CountRows
          rows={rows.map(({ key, name, count, to }) => ({
            key,
            name,
            to,
            count: formatTotal(Math.min(count, cap), count > cap),
            colour: 'warning.main',
          }))}
        />
      )}
    </Card>
  );
};
