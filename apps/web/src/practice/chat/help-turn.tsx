import Box from '@mui/material/Box';
import type { Turn } from '@pratik/contract/chat';
import { HelpCard } from '../../feedback/help-card.tsx';

/** In the partner's place: what is said to words of danger. Nobody's voice speaks it, and no word of it is tapped. */
export const HelpTurn = ({ turn }: { turn: Turn }) => (
  <Box component="li" sx={{ maxWidth: { sm: '86%' } }}>
    <HelpCard text={turn.text} />
  </Box>
);
