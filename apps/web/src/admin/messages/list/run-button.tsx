import ReplayIcon from '@mui/icons-material/Replay';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { formatTotal } from '../../../lib/language/format.ts';
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx';
import { weight } from '../../../ui/theme/tokens.ts';
import { isUnderWay, useRun, useStartRun } from '../messages.api.ts';
import { useMessagesText } from '../messages.texts.ts';
import type { messageFilter } from './message-list-url.ts';

type RunButtonProps = {
  filter: ReturnType<typeof messageFilter>;
  filtered: boolean;
  total: number;
  totalCapped: boolean;
};

/** Button that queues all matching messages for processing again, after a confirmation that shows their number. */
export const RunButton = ({ filter, filtered, total, totalCapped }: RunButtonProps) => {
  const t = useMessagesText();
  const [asking, setAsking] = useState(false);
  const start = useStartRun();
  const run = useRun().data?.run ?? null;
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<ReplayIcon />}
        disabled={total === 0 || isUnderWay(run)}
        onClick={() => {
          start.reset();
          setAsking(true);
        }}
      >
        {t('runAll')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('runQuestion', { count: formatTotal(total, totalCapped) })}
        confirmLabel={t('runStart')}
        busy={start.isPending}
        error={start.error}
        onConfirm={() => start.mutate(filter, { onSuccess: () => setAsking(false) })}
        onClose={() => setAsking(false)}
      >
        {filtered ? null : (
          <Typography sx={{ mb: 1, fontWeight: weight.semibold }}>{t('runBodyAll')}</Typography>
        )}
        <Typography>{t('runBody')}</Typography>
      </ConfirmDialog>
    </>
  );
};
