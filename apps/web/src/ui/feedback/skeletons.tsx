import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { radius } from '../theme/tokens.ts';
import { useUiText } from '../ui.texts.ts';
import { Delayed } from './delayed.tsx';

export { Delayed } from './delayed.tsx';

/** A pulsing grey shape that is shown while content is loading. */
const Bone = ({ width = '100%', height = '1.1rem' }: { width?: string; height?: string }) => (
  <Box
    sx={{
      width,
      height,
      maxWidth: '100%',
      borderRadius: radius.control,
      bgcolor: 'color-mix(in srgb, var(--p-palette-text-primary) 11%, transparent)',
      animation: 'p-breathe 1.6s ease-in-out infinite',
      '@keyframes p-breathe': { '50%': { opacity: 0.45 } },
    }}
  />
);

/** A placeholder for lines of text. */
export const TextSkeleton = ({ lines = 3 }: { lines?: number }) => (
  <Loading>
    <Box sx={{ display: 'grid', gap: 1 }}>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike and never move
        <Bone key={line} width={line === lines - 1 ? '55%' : '100%'} />
      ))}
    </Box>
  </Loading>
);

/** A placeholder for a card: its border, a drawing, a title and two lines. */
const BoneCard = ({ height }: { height: string }) => (
  <Box
    sx={{
      height,
      p: 2.25,
      border: '1px solid',
      borderColor: 'divider',
      borderRadius: radius.card,
      bgcolor: 'background.paper',
      overflow: 'hidden',
      display: 'flex',
      gap: 1.5,
    }}
  >
    <Box sx={{ flex: 'none' }}>
      <Bone width="3.4rem" height="3.4rem" />
    </Box>
    <Box sx={{ flex: 1, display: 'grid', gap: 1, alignContent: 'start' }}>
      <Bone width="60%" height="1.3rem" />
      <Bone width="40%" height="0.9rem" />
      <Bone height="0.9rem" />
    </Box>
  </Box>
);

/** A placeholder for cards, in the same grid as the real cards. */
export const CardSkeletons = ({ count = 3, height = '9rem' }: { count?: number; height?: string }) => (
  <Loading>
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))',
      }}
    >
      {Array.from({ length: count }, (_, card) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the cards are all alike and never move
        <BoneCard key={card} height={height} />
      ))}
    </Box>
  </Loading>
);

/** A placeholder for a whole page: heading, introduction and content. */
export const PageSkeleton = () => (
  <Delayed>
    <Loading>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Bone width="14rem" height="2.2rem" />
        <Bone width="22rem" />
        <Bone height="16rem" />
      </Box>
    </Loading>
  </Delayed>
);

const Loading = ({ children }: { children: ReactNode }) => {
  const t = useUiText();
  return (
    <Box aria-busy="true">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <div aria-hidden>{children}</div>
    </Box>
  );
};
