import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { disputeCorrection } from '@pratik/contract/chat';
import { useMutation } from '@tanstack/react-query';
import { callApi } from '../lib/api/api-client.ts';
import { problemSentence } from '../lib/errors/problem-text.ts';
import { pulse } from '../ui/action/pulse.ts';
import { weight } from '../ui/theme/tokens.ts';
import { useFeedbackText } from './feedback.texts.ts';

type DisputeToggleProps = {
  correctionId: string;
  disputed: boolean;
  onChange: (correctionId: string, disputed: boolean) => void;
};

/**
 * Button “Bu düzeltme yanlış” (“This correction is wrong”) with an undo. The new state appears at once, and the
 * previous state returns if the request fails.
 */
export const DisputeToggle = ({ correctionId, disputed, onChange }: DisputeToggleProps) => {
  const t = useFeedbackText();
  const telling = useMutation({
    mutationFn: (next: boolean) => callApi(disputeCorrection, { correctionId, disputed: next }),
    onMutate: (next) => {
      pulse();
      onChange(correctionId, next);
    },
    onError: (_error, next) => onChange(correctionId, !next),
  });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 0.5, mt: 0.25 }}>
      <Box role="status" sx={{ color: 'text.secondary', typography: 'caption' }}>
        {disputed ? t('disputed') : null}
      </Box>
      <Button
        size="small"
        color="inherit"
        onClick={() => telling.mutate(!disputed)}
        sx={{
          minHeight: 44,
          color: 'text.secondary',
          typography: 'caption',
          fontWeight: weight.medium,
          ml: disputed ? 0 : '-1.2em',
        }}
      >
        {t(disputed ? 'undoDispute' : 'dispute')}
      </Button>
      {telling.isError ? (
        <Box role="alert" sx={{ color: 'error.main', typography: 'caption', width: '100%' }}>
          {problemSentence(telling.error)}
        </Box>
      ) : null}
    </Box>
  );
};
