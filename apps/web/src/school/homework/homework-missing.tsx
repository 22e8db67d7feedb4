import type { ReactNode } from 'react';
import { NotThere } from '../../ui/feedback/not-there.tsx';
import { useHomeworkText } from './homework.texts.ts';

type HomeworkMissingProps = { error: unknown; onRetry: () => void; children: ReactNode };

/** Shown instead of an assignment that is loading, failed to load or does not exist. */
export const HomeworkMissing = ({ error, onRetry, children }: HomeworkMissingProps) => {
  const t = useHomeworkText();
  return (
    <NotThere
      error={error}
      onRetry={onRetry}
      missing={{ title: t('notFoundTitle'), text: t('notFoundBody'), to: '/', toLabel: t('toHome') }}
    >
      {children}
    </NotThere>
  );
};
