import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { radius } from '../../../ui/theme/tokens.ts';

type BubbleProps = {
  side: 'learner' | 'partner';
  /** Name of the speaker for screen readers. Sighted users recognise the speaker by the position of the bubble. */
  who: string;
  children: ReactNode;
  /** Content that is placed below the bubble. */
  below?: ReactNode;
  faded?: boolean;
};

/** The bubble of one message in the conversation. */
export const Bubble = ({ side, who, children, below, faded = false }: BubbleProps) => {
  const own = side === 'learner';
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: own ? 'flex-end' : 'flex-start',
        gap: 0.25,
        maxWidth: '100%',
      }}
    >
      <Box
        sx={{
          maxWidth: { xs: '94%', sm: '84%' },
          px: 1.9,
          py: 1.1,
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
          typography: 'body1',
          lineHeight: 1.55,
          borderRadius: radius.card,
          opacity: faded ? 0.75 : 1,
          ...(own
            ? {
                borderEndEndRadius: radius.small,
                bgcolor:
                  'color-mix(in srgb, var(--p-palette-primary-main) 14%, var(--p-palette-background-paper))',
              }
            : {
                borderEndStartRadius: radius.small,
                bgcolor: 'background.paper',
                border: '1px solid',
                borderColor: 'divider',
              }),
        }}
      >
        <VisuallyHidden>{who}</VisuallyHidden>
        {children}
      </Box>
      {below}
    </Box>
  );
};

/** Small text below a message bubble. */
export const BelowBubble = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{
      px: 1,
      minHeight: '1.9em',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: 1,
      color: 'text.secondary',
      typography: 'caption',
    }}
  >
    {children}
  </Box>
);
