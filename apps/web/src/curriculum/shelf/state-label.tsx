import CheckRounded from '@mui/icons-material/CheckRounded';
import Box from '@mui/material/Box';
import type { ShelfCard } from '@pratik/contract/shelf';
import { radius, weight } from '../../ui/theme/tokens.ts';
import { useShelfText } from './shelf.texts.ts';
import type { Shelf } from './shelf.ts';

type StateLabelProps = { kind: Shelf<ShelfCard>['kind']; text: ShelfCard };

/** Label that says whether a text is new, started or finished. A finished text also shows the score. */
export const StateLabel = ({ kind, text }: StateLabelProps) => {
  const t = useShelfText();
  const { state, score } = text;
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
        color: colours[state] ?? 'success.main',
      }}
    >
      <StateDot state={state} />
      {state === 'new' ? t(`${kind}.stateNew`) : state === 'begun' ? t('stateBegun') : doneText}
    </Box>
  );
};

const colours: Readonly<Record<string, string>> = { new: 'text.secondary', begun: 'warning.main' };

/** An empty circle for a new text, a half circle for a started text, and a check mark for a finished text. */
const StateDot = ({ state }: { state: string }) =>
  state === 'new' || state === 'begun' ? (
    <Box
      aria-hidden
      sx={{
        width: '0.75em',
        height: '0.75em',
        border: '2px solid currentcolor',
        borderRadius: radius.round,
        background: state === 'begun' ? 'linear-gradient(90deg, currentcolor 50%, transparent 50%)' : 'none',
      }}
    />
  ) : (
    <CheckRounded fontSize="inherit" />
  );
