import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useProblemText } from '../../lib/errors/problem-text.ts';
import { useUiText } from '../ui.texts.ts';
import { Notice } from './notice.tsx';

type ErrorPanelProps = {
  error: unknown;
  onRetry?: () => void;
  /**
   * Text that says that data was preserved, for example "Taslağınız kayıtlı." (Your draft is saved.) Set if the
   * user may fear a loss.
   */
  stored?: ReactNode;
};

/**
 * Error message beside the element that failed: the reason, the preserved data, the next action, and the request
 * ID.
 */
export const ErrorPanel = ({ error, onRetry, stored }: ErrorPanelProps) => {
  const t = useUiText();
  const { what, next, requestId } = useProblemText(error);
  return (
    <Notice tone="error" role="alert" title={what}>
      {next}
      {stored ? <Box sx={{ mt: 0.5 }}>{stored}</Box> : null}
      {requestId ? (
        <Box sx={{ mt: 0.5, typography: 'caption' }}>{t('requestId', { id: requestId })}</Box>
      ) : null}
      {onRetry ? (
        <Box sx={{ mt: 1.5 }}>
          <Button variant="outlined" color="inherit" onClick={onRetry}>
            {t('retry')}
          </Button>
        </Box>
      ) : null}
    </Notice>
  );
};
