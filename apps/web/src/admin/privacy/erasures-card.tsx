import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { listErasures } from '@pratik/contract/privacy';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listQuery } from '../../lib/api/query-client.ts';
import { formatDateTime, formatNumber } from '../../lib/language/format.ts';
import { LoadError } from '../../ui/feedback/load-error.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { ListPager } from '../../ui/table/list-pager.tsx';
import { weight } from '../../ui/theme/tokens.ts';
import { usePrivacyTextsText } from './privacy-texts.texts.ts';

/** Lists the erasures of personal data: date and number of deleted rows per table. The list contains no names. */
export const ErasuresCard = () => {
  const t = usePrivacyTextsText();
  const [page, setPage] = useState(0);
  const { data, error, refetch } = useQuery(listQuery(listErasures, { page, size: 10 }));
  return (
    <Card title={t('erasures')}>
      <Typography sx={{ color: 'text.secondary' }}>{t('erasuresBody')}</Typography>
      {error ? <LoadError error={error} onRetry={() => void refetch()} /> : null}
      {data?.total === 0 ? <Typography sx={{ mt: 1 }}>{t('erasuresNone')}</Typography> : null}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data?.erasures.map(({ id, at, bySelf, accountRemoved, rows }) => (
          <Box component="li" key={id} sx={{ py: 1.5, overflowWrap: 'anywhere' }}>
            <Typography sx={{ fontWeight: weight.semibold }}>
              {formatDateTime(at)} · {t(bySelf ? 'erasedSelf' : 'erasedByAdmin')}
            </Typography>
            {accountRemoved ? null : <Typography>{t('accountElsewhere')}</Typography>}
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {rows.map(({ table, count }) => `${table}: ${formatNumber(count)}`).join(' · ')}
            </Typography>
          </Box>
        ))}
      </Box>
      {data ? (
        <ListPager
          label={t('erasuresPages')}
          order="newest"
          page={page}
          size={data.size}
          total={data.total}
          totalCapped={data.totalCapped}
          shown={data.erasures.length}
          onPage={setPage}
        />
      ) : null}
    </Card>
  );
};
