import { isUnreachable } from '../../lib/errors/missing.ts';
import { useStartedOffline } from '../../lib/offline/online.ts';
import { useUiText } from '../ui.texts.ts';
import { ErrorPanel } from './error-panel.tsx';
import { Notice } from './notice.tsx';

type LoadErrorProps = { error: unknown; onRetry?: () => void };

/**
 * Shown instead of data that could not be loaded. After an offline start, it says that this device has not stored the
 * data; otherwise it offers a retry.
 */
export const LoadError = ({ error, onRetry }: LoadErrorProps) => {
  const t = useUiText();
  const startedOffline = useStartedOffline();
  if (!startedOffline || !isUnreachable(error)) {
    return <ErrorPanel error={error} {...(onRetry ? { onRetry } : {})} />;
  }
  return (
    <Notice tone="info" role="status" title={t('notStored')}>
      {t('notStoredText')}
    </Notice>
  );
};
