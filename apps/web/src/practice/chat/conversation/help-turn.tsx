import Box from '@mui/material/Box';
import type { Turn } from '@pratik/contract/chat';
import { HelpCard } from '../../../feedback/help-card.tsx';

/**
 * Help text that replaces the partner’s reply when a message mentions danger. It has no voice output and no word
 * look-up.
 */
export const HelpTurn = ({ turn }: { turn: Turn }) => (
  <Box component="li" sx={{ maxWidth: { sm: '86%' } }}>
    <HelpCard text={turn.text} />
  </Box>
);
