import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { AnswerOf } from '@pratik/contract/call';
import { getRetention } from '@pratik/contract/retention';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../lib/api/query-client.ts';
import { formatDate, formatDateTime, formatNumber } from '../../lib/language/format.ts';
import { LoadError } from '../../ui/feedback/load-error.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { weight } from '../../ui/theme/tokens.ts';
import { useRetentionText } from './retention-card.texts.ts';
import { RetentionPauseNotice } from './retention-pause.tsx';

type State = AnswerOf<typeof getRetention>;

/**
 * Read-only card that shows the retention periods, the number of rows that are due for deletion and the number of
 * rows that have been deleted.
 */
export const RetentionCard = () => {
  const t = useRetentionText();
  const { data, error, refetch } = useQuery(callQuery(getRetention, {}));
  return (
    <Card title={t('title')}>
      <Typography sx={{ color: 'text.secondary' }}>{t('body')}</Typography>
      {error && !data ? <LoadError error={error} onRetry={() => void refetch()} /> : null}
      {data ? (
        <>
          {data.pause ? <RetentionPauseNotice pause={data.pause} /> : null}
          <KindTable kinds={data.kinds} />
          {data.pause ? null : (
            <Typography sx={{ mt: 1.5 }}>{t('nextAt', { when: formatDateTime(data.nextAt) })}</Typography>
          )}
          <Runs runs={data.runs} />
        </>
      ) : null}
    </Card>
  );
};

const KindTable = ({ kinds }: Pick<State, 'kinds'>) => {
  const t = useRetentionText();
  return (
    <Box sx={{ overflowX: 'auto', mt: 2 }} role="group" aria-label={t('title')} tabIndex={0}>
      <Box
        component="table"
        sx={{
          width: '100%',
          borderCollapse: 'collapse',
          fontVariantNumeric: 'tabular-nums',
          '& th, & td': { textAlign: 'start', py: 1, pr: 2, verticalAlign: 'top' },
          '& thead th': { color: 'text.secondary', fontWeight: weight.regular },
          '& tbody tr': { borderTop: '1px solid', borderColor: 'divider' },
        }}
      >
        <thead>
          <tr>
            {(['kind', 'time', 'stored', 'next'] as const).map((name) => (
              <th key={name} scope="col">
                {t(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {kinds.map(({ kind, days, stored, oldestAt, next }) => (
            <tr key={kind}>
              <Box component="th" scope="row" sx={{ fontWeight: weight.regular }}>
                {t(kind)}
                {oldestAt && kind !== 'records' ? (
                  <Box sx={{ color: 'text.secondary', typography: 'caption', fontWeight: weight.regular }}>
                    {t('oldest', { when: formatDate(oldestAt) })}
                  </Box>
                ) : null}
              </Box>
              <Box component="td" sx={{ whiteSpace: 'nowrap' }}>
                {days === 0 ? t('forever') : t('days', { days: formatNumber(days) })}
              </Box>
              <td>{formatNumber(stored)}</td>
              <td>{formatNumber(next)}</td>
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
};

const Runs = ({ runs }: Pick<State, 'runs'>) => {
  const t = useRetentionText();
  const telling = runs.filter(({ counts }, index) => index === 0 || counts.length > 0);
  return (
    <>
      <Typography variant="h3" sx={{ mt: 2.5 }}>
        {t('runs')}
      </Typography>
      {runs.length === 0 ? <Typography>{t('noRuns')}</Typography> : null}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {telling.map(({ day, at, counts }) => (
          <Box component="li" key={day} sx={{ py: 0.75 }}>
            {formatDateTime(at)} ·{' '}
            {counts.length === 0
              ? t('nothing')
              : counts.map(({ kind, count }) => `${t(kind)}: ${formatNumber(count)}`).join(' · ')}
          </Box>
        ))}
      </Box>
    </>
  );
};
