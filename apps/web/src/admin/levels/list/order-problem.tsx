import { isApiProblem } from '../../../lib/api/api-client.ts';
import { problemText } from '../../../lib/errors/problem-text.ts';
import { ErrorPanel } from '../../../ui/feedback/error-panel.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { useLevelsText } from '../levels.texts.ts';

/** Explains why the server rejected a new order or the restoration of a level, and how to solve this. */
export const OrderProblem = ({ error }: { error: unknown }) => {
  const t = useLevelsText();
  if (!error) return null;
  if (isApiProblem(error, 'level-order')) {
    return (
      <Notice tone="error" role="alert" title={t('orderRefused')}>
        {problemText(error).what}. {t('orderHelp')}
      </Notice>
    );
  }
  if (isApiProblem(error, 'conflict')) {
    return (
      <Notice tone="warning" role="alert" title={t('orderRefused')}>
        {t('orderStale')}
      </Notice>
    );
  }
  return <ErrorPanel error={error} />;
};
