import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { SafetyCase } from '@pratik/contract/safety';
import { useState } from 'react';
import { formatDate, formatDateTime } from '../../../lib/language/format.ts';
import { TextLink } from '../../../ui/action/text-link.tsx';
import { ErrorPanel } from '../../../ui/feedback/error-panel.tsx';
import { radius, weight } from '../../../ui/theme/tokens.ts';
import { CloseCaseDialog } from './close-case-dialog.tsx';
import { useLook, useSettle } from './safety.api.ts';
import { useSafetyText } from './safety.texts.ts';

/** One safety case with its user and time. Its text is loaded only on request. */
export const SafetyItem = ({ item }: { item: SafetyCase }) => {
  const t = useSafetyText();
  const look = useLook();
  const settle = useSettle();
  const [closing, setClosing] = useState(false);
  const { userId } = item;
  const name = userId ? item.userName : t('unnamed');
  return (
    <Box
      component="li"
      sx={{
        px: 2.5,
        py: 2,
        display: 'grid',
        gap: 1,
        '&:not(:first-of-type)': { borderTop: '1px solid', borderColor: 'divider' },
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5, alignItems: 'baseline' }}>
        <Box sx={{ fontWeight: weight.semibold, ...(item.settledAt ? {} : { color: 'error.main' }) }}>
          {t(`kind.${item.kind}`)}
        </Box>
        {userId ? <TextLink to={`/pages/user/${userId}`}>{name}</TextLink> : <Box>{name}</Box>}
        <Box sx={{ color: 'text.secondary' }}>{t(`source.${item.source}`)}</Box>
        <Box component="time" dateTime={item.raisedAt} sx={{ color: 'text.secondary' }}>
          {userId ? formatDateTime(item.raisedAt) : formatDate(item.raisedAt, 'UTC')}
        </Box>
        {item.settledAt ? (
          <Box sx={{ color: 'text.secondary' }}>
            {item.settledBy
              ? t('settledBy', { date: formatDateTime(item.settledAt), by: item.settledBy })
              : t('settled', { date: formatDateTime(item.settledAt) })}
          </Box>
        ) : null}
      </Box>
      {userId ? null : <Box sx={{ color: 'text.secondary' }}>{t('unnamedText')}</Box>}
      {item.note ? (
        <Box sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {t('noteOf')}{' '}
          </Box>
          {item.note}
        </Box>
      ) : null}
      {look.data ? (
        <Box
          component="blockquote"
          sx={{
            m: 0,
            p: 1.5,
            borderRadius: radius.control,
            bgcolor: 'action.hover',
            whiteSpace: 'pre-wrap',
            overflowWrap: 'anywhere',
          }}
        >
          {look.data.text}
        </Box>
      ) : null}
      {look.error || (settle.error && !closing) ? <ErrorPanel error={look.error ?? settle.error} /> : null}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, ml: -2 }}>
        {userId === null ? null : look.data ? (
          <Button aria-label={t('hideOf', { name })} onClick={() => look.reset()}>
            {t('hide')}
          </Button>
        ) : (
          <Button
            aria-label={t('lookOf', { name })}
            disabled={look.isPending}
            onClick={() => look.mutate(item.id)}
          >
            {t('look')}
          </Button>
        )}
        <Button
          aria-label={t(item.settledAt ? 'reopenOf' : 'settleOf', { name })}
          disabled={settle.isPending}
          onClick={() => {
            if (item.settledAt) settle.mutate({ id: item.id, settled: false });
            else setClosing(true);
          }}
        >
          {t(item.settledAt ? 'reopen' : 'settle')}
        </Button>
      </Box>
      <CloseCaseDialog
        open={closing}
        name={name}
        busy={settle.isPending}
        error={settle.error}
        onClose={() => setClosing(false)}
        onConfirm={(note) =>
          settle.mutate({ id: item.id, settled: true, note }, { onSuccess: () => setClosing(false) })
        }
      />
    </Box>
  );
};
