import Box from '@mui/material/Box';
import type { AiAway } from '@pratik/contract/chat';
import { useChatText } from './chat.texts.ts';

const lines = {
  unavailable: 'aiUnavailable',
  'cap-reached': 'aiCapReached',
  'above-level': 'aiAboveLevel',
} as const satisfies Record<AiAway, string>;

/** Explains why the offline partner replies instead of the AI partner. */
export const AiAwayLine = ({ away }: { away: AiAway }) => {
  const t = useChatText();
  return (
    <Box component="p" role="status" sx={{ m: 0, color: 'text.secondary', typography: 'caption' }}>
      {t(lines[away])}
    </Box>
  );
};
