import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useDataCopy } from '../../../lib/api/data-copy.ts';
import { formatDateTime } from '../../../lib/language/format.ts';
import { ErrorPanel } from '../../../ui/feedback/error-panel.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { useDataCopyText } from './data-copy-card.texts.ts';

/** Card in which an administrator exports all stored data about a user. */
export const DataCopyCard = ({ userId }: { userId: string }) => {
  const t = useDataCopyText();
  const { copy, underWay, query, start, save } = useDataCopy(userId);
  const error = start.error ?? save.error ?? query.error;
  return (
    <Card title={t('title')}>
      <Typography sx={{ color: 'text.secondary' }}>{t('body')}</Typography>
      <Box role="status" sx={{ mt: 1 }}>
        {copy && underWay ? t('making', { made: copy.made, total: copy.total }) : null}
        {copy?.state === 'ready' ? t('ready', { when: formatDateTime(copy.expiresAt) }) : null}
        {copy?.state === 'failed' ? t('failed') : null}
      </Box>
      {error ? <ErrorPanel error={error} /> : null}
      <Box sx={{ mt: 2, display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        {copy?.state === 'ready' ? (
          <Button variant="contained" loading={save.isPending} onClick={() => save.mutate(copy.id)}>
            {t('save')}
          </Button>
        ) : null}
        {underWay ? null : (
          <Button variant="outlined" loading={start.isPending} onClick={() => start.mutate()}>
            {t(copy === null ? 'start' : 'again')}
          </Button>
        )}
      </Box>
    </Card>
  );
};
