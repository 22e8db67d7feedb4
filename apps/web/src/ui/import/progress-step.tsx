import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Card } from '../layout/card.tsx';
import { radius } from '../theme/tokens.ts';
import { useImportStepsText } from './import-steps.texts.ts';

type ProgressStepProps = {
  /** Text about the current activity, such as “Ekleniyor: 20 / 300” (adding 20 of 300). */
  said: string;
  /** Completed share from 0 to 1. Null when the share is unknown. */
  share: number | null;
  /** Stops the step. Undefined when the step cannot be stopped. */
  onStop?: (() => void) | undefined;
  stopping?: boolean;
};

/** Shows the progress of a check or an import, with a stop button. */
export const ProgressStep = ({ said, share, onStop, stopping = false }: ProgressStepProps) => {
  const t = useImportStepsText();
  const id = useId();
  return (
    <Card>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Typography id={id} role="status" variant="h3" component="p">
          {said}
        </Typography>
        <LinearProgress
          aria-labelledby={id}
          variant={share === null ? 'indeterminate' : 'determinate'}
          value={100 * (share ?? 0)}
          sx={{ height: 8, borderRadius: radius.round }}
        />
        {onStop ? (
          <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
            <Button variant="outlined" disabled={stopping} onClick={onStop}>
              {t('stop')}
            </Button>
            {stopping ? <span>{t('stopping')}</span> : null}
          </Box>
        ) : null}
      </Box>
    </Card>
  );
};
