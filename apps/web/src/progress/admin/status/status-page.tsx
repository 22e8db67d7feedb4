import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import { getStatus } from '@pratik/contract/status';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../../lib/api/query-client.ts';
import { formatDateTime } from '../../../lib/language/format.ts';
import { LinkButton } from '../../../ui/action/link-button.tsx';
import { LoadError } from '../../../ui/feedback/load-error.tsx';
import { CardSkeletons, Delayed } from '../../../ui/feedback/skeletons.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { QueueCard } from '../queue-card.tsx';
import { LimitsCard } from './limits-card.tsx';
import { ServicesCard } from './services-card.tsx';
import { useStatusText } from './status.texts.ts';

const refreshEvery = 60_000;

/** Shows the state of the instance: providers, message queue, last backup, version and limits. */
export const StatusPage = () => {
  const t = useStatusText();
  const { data, error, refetch } = useQuery({
    ...callQuery(getStatus, {}),
    refetchInterval: refreshEvery,
  });
  return (
    <Page
      title={t('title')}
      lead={t('lead')}
      actions={
        <LinkButton to="/" startIcon={<ArrowBackIcon />}>
          {t('back')}
        </LinkButton>
      }
    >
      {error && !data ? <LoadError error={error} onRetry={() => void refetch()} /> : null}
      {data || error ? null : (
        <Delayed>
          <CardSkeletons count={4} height="12rem" />
        </Delayed>
      )}
      {data ? (
        <Box
          sx={{
            display: 'grid',
            gap: { xs: 2, sm: 2.5 },
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          <ServicesCard providers={data.providers} />
          <QueueCard queue={data.queue} />
          <LimitsCard version={data.version} limits={data.limits} />
          <BackupCard at={data.lastBackupAt} />
        </Box>
      ) : null}
    </Page>
  );
};

const BackupCard = ({ at }: { at: string | null }) => {
  const t = useStatusText();
  return (
    <Card title={t('backup')}>
      <Box>{at === null ? t('backupNone') : t('backupAt', { when: formatDateTime(at) })}</Box>
      <Box sx={{ mt: 1, color: 'text.secondary' }}>
        {t('backupHow')}{' '}
        <Box component="code" lang="en" sx={{ overflowWrap: 'anywhere' }}>
          npm run backup -- pratik.backup
        </Box>
      </Box>
    </Card>
  );
};
