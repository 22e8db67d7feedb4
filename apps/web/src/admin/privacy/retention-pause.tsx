import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { RetentionPause } from '@pratik/contract/retention';
import { confirmRetention, getRetention } from '@pratik/contract/retention';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../lib/api/api-client.ts';
import { callKey } from '../../lib/api/query-client.ts';
import { formatDateTime } from '../../lib/language/format.ts';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { useRetentionText } from './retention-card.texts.ts';

/**
 * Notice that deletion is paused because the server’s clock may be wrong. A button confirms that the time is correct.
 */
export const RetentionPauseNotice = ({ pause }: { pause: RetentionPause }) => {
  const t = useRetentionText();
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const confirm = useMutation({
    mutationFn: () => callApi(confirmRetention, { now: pause.now }),
    onSuccess: (state) => {
      setAsking(false);
      client.setQueryData(callKey(getRetention, {}), state);
      showToast(t('confirmed'));
    },
    onError: () => void client.invalidateQueries({ queryKey: callKey(getRetention) }),
  });
  const now = formatDateTime(pause.now);
  return (
    <Box sx={{ mt: 2 }}>
      <Notice tone="warning" role="status" title={t('pauseTitle')}>
        {pause.reason === 'database'
          ? t('pauseDatabase', { now })
          : t('pauseJump', { now, last: pause.lastRunAt ? formatDateTime(pause.lastRunAt) : t('never') })}
      </Notice>
      {pause.reason === 'jump' ? (
        <Button variant="outlined" color="error" sx={{ mt: 1.5 }} onClick={() => setAsking(true)}>
          {t('confirm')}
        </Button>
      ) : null}
      <ConfirmDialog
        open={asking}
        title={t('confirmQuestion', { now })}
        confirmLabel={t('confirm')}
        destructive
        busy={confirm.isPending}
        error={confirm.error}
        onConfirm={() => confirm.mutate()}
        onClose={() => setAsking(false)}
      >
        {t('confirmBody')}
      </ConfirmDialog>
    </Box>
  );
};
