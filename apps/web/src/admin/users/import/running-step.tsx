import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { formatNumber } from '../../../lib/format.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { radius } from '../../../ui/theme/tokens.ts';
import { useImportText } from './import-texts.ts';
import type { useImport } from './use-import.ts';

/** Progress of the check or the import, with a stop button. */
export const RunningStep = ({ work }: { work: ReturnType<typeof useImport> }) => {
  const t = useImportText();
  const id = useId();
  const { done, total } = work.progress;
  const adding = work.step === 'adding';
  return (
    <Card>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Typography id={id} role="status" variant="h3" component="p">
          {adding ? t('adding', { done: formatNumber(done), total: formatNumber(total) }) : t('checking')}
        </Typography>
        <LinearProgress
          aria-labelledby={id}
          variant={total > 0 ? 'determinate' : 'indeterminate'}
          value={total > 0 ? (100 * done) / total : 0}
          sx={{ height: 8, borderRadius: radius.round }}
        />
        {adding ? (
          <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
            <Button variant="outlined" disabled={work.stopping} onClick={work.stop}>
              {t('stop')}
            </Button>
            {work.stopping ? <span>{t('stopping')}</span> : null}
          </Box>
        ) : null}
      </Box>
    </Card>
  );
};
