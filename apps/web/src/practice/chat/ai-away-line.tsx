import Box from '@mui/material/Box';
import type { AiAway } from '@pratik/contract/chat';
import { useChatText } from './chat.texts.ts';

/** One line of text that explains why the offline partner replies instead of the AI. */
export const AiAwayLine = ({ away }: { away: AiAway }) => {
  const t = useChatText();
  return (
    <Box component="p" role="status" sx={{ m: 0, color: 'text.secondary', typography: 'caption' }}>
      {t(away === 'cap-reached' ? 'aiCapReached' : 'aiUnavailable')}
    </Box>
  );
};
