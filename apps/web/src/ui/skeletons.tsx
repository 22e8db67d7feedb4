import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { Delayed } from './delayed.tsx';

export { Delayed } from './delayed.tsx';

import { useUiText } from './ui.texts.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

/** Lines of text to come. */
export const TextSkeleton = ({ lines = 3 }: { lines?: number }) => (
  <Loading>
    {Array.from({ length: lines }, (_, line) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike and never move
      <Skeleton key={line} width={line === lines - 1 ? '55%' : '100%'} />
    ))}
  </Loading>
);

/** Cards to come, in the grid they will stand in. */
export const CardSkeletons = ({ count = 3, height = '9rem' }: { count?: number; height?: string }) => (
  <Loading>
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(16rem, 1fr))' }}>
      {Array.from({ length: count }, (_, card) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the cards are all alike and never move
        <Skeleton key={card} variant="rounded" height={height} />
      ))}
    </Box>
  </Loading>
);

/** A whole page to come: heading, lead, body. */
export const PageSkeleton = () => (
  <Delayed>
    <Loading>
      <Skeleton width="14rem" height="2.6rem" />
      <Skeleton width="22rem" sx={{ mb: 3 }} />
      <Skeleton variant="rounded" height="16rem" />
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
