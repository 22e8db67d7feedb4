import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useDataCopy } from '../../lib/api/data-copy.ts';
import { formatDateTime } from '../../lib/language/format.ts';
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { usePrivacyText } from './privacy.texts.ts';

/**
 * Card with which users request and download a copy of their stored data. The server creates the copy in the
 * background.
 */
export const CopyCard = () => {
  const t = usePrivacyText();
  const { copy, underWay, query, start, save } = useDataCopy();
  const error = start.error ?? save.error ?? query.error;
  return (
    <Card title={t('copy')}>
      <Typography sx={{ color: 'text.secondary' }}>{t('copyBody')}</Typography>
      <Box role="status" sx={{ mt: 2, display: 'grid', gap: 1 }}>
        {copy && underWay ? (
          <>
            <Typography>{t('copyMade', { made: copy.made, total: copy.total })}</Typography>
            <LinearProgress
              variant="determinate"
              aria-label={t('copy')}
              value={(100 * copy.made) / copy.total}
            />
          </>
        ) : null}
        {copy?.state === 'ready' ? (
          <Typography>{t('copyReady', { when: formatDateTime(copy.expiresAt) })}</Typography>
        ) : null}
        {copy?.state === 'failed' ? <Typography>{t('copyFailed')}</Typography> : null}
      </Box>
      {error ? <ErrorPanel error={error} /> : null}
      <Box sx={{ mt: 2, display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        {copy?.state === 'ready' ? (
          <Button variant="contained" loading={save.isPending} onClick={() => save.mutate(copy.id)}>
            {t('copySave')}
          </Button>
        ) : null}
        {underWay ? null : (
          <Button variant="outlined" loading={start.isPending} onClick={() => start.mutate()}>
            {t(copy === null ? 'copyStart' : 'copyAgain')}
          </Button>
        )}
      </Box>
    </Card>
  );
};
