import CheckRounded from '@mui/icons-material/CheckRounded';
import Box from '@mui/material/Box';
import type { ShelfCard } from '@pratik/contract/shelf';
import { weight } from '../../ui/theme/tokens.ts';
import { useShelfText } from './shelf.texts.ts';
import type { Shelf } from './shelf.ts';

type StateLabelProps = { kind: Shelf<ShelfCard>['kind']; text: ShelfCard };

/**
 * Label that says whether the learner has started or finished a text. A finished text also shows the score. Empty
 * for a new text.
 */
export const StateLabel = ({ kind, text }: StateLabelProps) => {
  const t = useShelfText();
  const { state, score } = text;
  if (state === 'new') return null;
  const doneText =
    score && score.total > 0
      ? t(`${kind}.stateDone`, { right: score.right, total: score.total })
      : t(`${kind}.stateDoneNoQuestions`);
  return (
    <Box
      sx={{
        display: 'flex',
        gap: 0.5,
        alignItems: 'center',
        typography: 'caption',
        fontWeight: weight.medium,
        color: state === 'begun' ? 'warning.main' : 'success.main',
      }}
    >
      {state === 'begun' ? null : <CheckRounded fontSize="inherit" />}
      {state === 'begun' ? t('stateBegun') : doneText}
    </Box>
  );
};
