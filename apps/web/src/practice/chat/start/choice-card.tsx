import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { DrawingPart } from '@pratik/contract/drawing';
import type { ReactNode } from 'react';
import { Drawing } from '../../../ui/drawing/drawing.tsx';
import { FormProblem } from '../../../ui/form/form-problem.tsx';
import { radius } from '../../../ui/theme/tokens.ts';
import { useChatText } from '../chat.texts.ts';
import { type Beginning, beginningKey, type useStart } from './use-start.ts';

type ChoiceCardProps = {
  title: string;
  beginning: Beginning;
  starting: ReturnType<typeof useStart>;
  icon?: ReactNode;
  /** Drawing of the place in which the conversation takes place. */
  scene?: readonly DrawingPart[] | null;
  /** Reason why this kind of conversation is unavailable. The card shows it instead of the start button. */
  unavailable?: string | null;
  children: ReactNode;
};

/** Card for one kind of conversation. It has a start button, and the whole card is clickable. */
export const ChoiceCard = ({
  title,
  beginning,
  starting,
  icon,
  scene,
  unavailable,
  children,
}: ChoiceCardProps) => {
  const t = useChatText();
  const key = beginningKey(beginning);
  return (
    <Paper
      component="article"
      variant="outlined"
      sx={{
        position: 'relative',
        p: 2.5,
        borderRadius: radius.card,
        display: 'flex',
        flexDirection: 'column',
        gap: 1.25,
        transition: 'border-color 150ms',
        ...(unavailable ? {} : { '&:hover': { borderColor: 'primary.main' } }),
      }}
    >
      {scene ? <Place scene={scene} /> : null}
      <Box sx={{ display: 'flex', gap: 1.25, alignItems: 'center' }}>
        {icon ? <Box sx={{ color: 'primary.main', display: 'flex' }}>{icon}</Box> : null}
        <Typography variant="h3">{title}</Typography>
      </Box>
      <Box sx={{ flex: 1, color: 'text.secondary' }}>{unavailable ?? children}</Box>
      {starting.failedKey === key ? <FormProblem error={starting.error} /> : null}
      {unavailable ? null : (
        <Button
          variant="text"
          loading={starting.startingKey === key}
          disabled={starting.startingKey !== null}
          aria-label={t('startNamed', { title })}
          onClick={() => starting.start(beginning)}
          sx={{
            alignSelf: 'flex-start',
            ml: '-1.2em',
            mb: -1,
            '&::after': { content: '""', position: 'absolute', inset: 0 },
          }}
        >
          {t('start')}
        </Button>
      )}
    </Paper>
  );
};

/** Drawing of a place at the top of a card, on a tinted band. */
const Place = ({ scene }: { scene: readonly DrawingPart[] }) => (
  <Box
    sx={{
      m: -2.5,
      mb: 0,
      pt: 1.5,
      display: 'flex',
      justifyContent: 'center',
      flex: 'none',
      color: 'primary.main',
      borderRadius: `${radius.card} ${radius.card} 0 0`,
      borderBottom: '1px solid',
      borderColor: 'divider',
      bgcolor: 'color-mix(in srgb, var(--p-palette-primary-main) 7%, transparent)',
      overflow: 'hidden',
      // Each drawing part ends three units above the lower edge of its box of 48 units; this margin removes that
      // space.
      '& svg': { mb: '-0.27rem' },
    }}
  >
    <Drawing parts={scene} size="4rem" />
  </Box>
);

export const choiceGrid = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 19rem), 1fr))',
} as const;
