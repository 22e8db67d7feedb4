import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { changeMemory, getMemory, type MemoryState } from '@pratik/contract/chat-memory';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../lib/api/api-client.ts';
import { callKey, callQuery } from '../../lib/api/query-client.ts';
import { formatNumber } from '../../lib/language/format.ts';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';
import { Delayed } from '../../ui/feedback/delayed.tsx';
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx';
import { LoadError } from '../../ui/feedback/load-error.tsx';
import { TextSkeleton } from '../../ui/feedback/skeletons.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { Card } from '../../ui/layout/card.tsx';
import { FactRow } from './fact-row.tsx';
import { useMemoryText } from './memory.texts.ts';

/** Card that switches the memory of the partner on or off and lists the remembered facts. */
export const MemoryCard = () => {
  const t = useMemoryText();
  const { data, error, refetch } = useQuery(callQuery(getMemory, {}));
  return (
    <Card title={t('title')}>
      {data ? <Memory state={data} /> : null}
      {error && !data ? <LoadError error={error} onRetry={() => void refetch()} /> : null}
      {data || error ? null : (
        <Delayed>
          <TextSkeleton lines={3} />
        </Delayed>
      )}
    </Card>
  );
};

const Memory = ({ state: { remembers, facts } }: { state: MemoryState }) => {
  const t = useMemoryText();
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const change = useMutation({
    mutationFn: (on: boolean) => callApi(changeMemory, { remembers: on }),
    onSuccess: (state) => {
      setAsking(false);
      client.setQueryData(callKey(getMemory, {}), state);
      showToast(t(state.remembers ? 'on' : 'off'));
    },
  });
  const turn = (on: boolean) => {
    if (!on && facts.length > 0) setAsking(true);
    else change.mutate(on);
  };
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <FormControlLabel
        control={
          <Switch checked={remembers ?? false} disabled={change.isPending} onChange={(_, on) => turn(on)} />
        }
        label={t('remember')}
      />
      <Typography sx={{ color: 'text.secondary' }}>{t('hint')}</Typography>
      {change.error && !asking ? <ErrorPanel error={change.error} /> : null}
      {remembers && facts.length === 0 ? <Typography>{t('empty')}</Typography> : null}
      {facts.length > 0 ? (
        <Box component="ul" aria-label={t('list')} sx={{ listStyle: 'none', p: 0, m: 0 }}>
          {facts.map((fact) => (
            <FactRow key={fact.id} fact={fact} />
          ))}
        </Box>
      ) : null}
      <ConfirmDialog
        open={asking}
        title={t('offQuestion', { count: formatNumber(facts.length) })}
        confirmLabel={t('turnOff')}
        destructive
        busy={change.isPending}
        error={change.error}
        onConfirm={() => change.mutate(false)}
        onClose={() => setAsking(false)}
      >
        <Typography>{t('forgetText')}</Typography>
      </ConfirmDialog>
    </Box>
  );
};
