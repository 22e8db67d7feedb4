import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useProblemText } from '../../lib/errors/problem-text.ts';
import { useUiText } from '../ui.texts.ts';
import { Notice } from './notice.tsx';

type ErrorPanelProps = {
  error: unknown;
  onRetry?: () => void;
  /** Text that says which data is safe, such as “Taslağınız kayıtlı.” (“Your draft is saved.”). */
  stored?: ReactNode;
};

/**
 * Error message beside the element that failed. It shows the reason, what data is safe, what the user can do, and
 * the request ID.
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
