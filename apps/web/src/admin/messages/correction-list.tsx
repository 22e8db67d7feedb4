import Box from '@mui/material/Box';
import type { ReviewedCorrection } from '@pratik/contract/message-process';
import { useState } from 'react';
import { CorrectionItem } from './correction-item.tsx';

type CorrectionListProps = { messageId: string; text: string; corrections: readonly ReviewedCorrection[] };

/**
 * Lists the corrections of a message in text order, each with the administrator’s decision. Only one correction can
 * be edited at a time.
 */
export const CorrectionList = ({ messageId, text, corrections }: CorrectionListProps) => {
  const [editing, setEditing] = useState<string | null>(null);
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {corrections.map((correction, index) => (
        <CorrectionItem
          key={correction.id}
          number={index + 1}
          messageId={messageId}
          text={text}
          correction={correction}
          editing={editing === correction.id}
          onEditing={(on) => setEditing(on ? correction.id : null)}
        />
      ))}
    </Box>
  );
};
