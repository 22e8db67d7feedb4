import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { radius } from '../../../ui/theme/tokens.ts';

const bubbles = [
  { width: '62%', side: 'flex-start' },
  { width: '44%', side: 'flex-end' },
  { width: '70%', side: 'flex-start' },
] as const;

/** Placeholder messages that are visible while the conversation loads. */
export const ConversationSkeleton = () => (
  <Box
    aria-busy="true"
    sx={{ display: 'flex', flexDirection: 'column', gap: 2, maxWidth: '52rem', mx: 'auto' }}
  >
    {bubbles.map(({ width, side }) => (
      <Skeleton
        key={width}
        variant="rounded"
        height="3.6rem"
        sx={{ width, alignSelf: side, borderRadius: radius.card }}
      />
    ))}
  </Box>
);
