import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import type { StoredCorrection } from '@pratik/contract/feedback';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { CorrectionCard } from '../../feedback/correction-card.tsx';
import { putDispute } from './chat.queries.ts';
import { useChatText } from './chat.texts.ts';

type CorrectionListProps = {
  id: string;
  text: string;
  conversationId: string;
  corrections: readonly StoredCorrection[];
};

/** The corrections of one message, in the order of the text. */
export const CorrectionList = ({ id, text, conversationId, corrections }: CorrectionListProps) => {
  const t = useChatText();
  const client = useQueryClient();
  const panel = useRef<HTMLElement>(null);
  // Opened under the last message, it would stay hidden behind the field.
  useEffect(() => {
    // Newer browsers answer with a promise, which React would take for the effect's cleanup.
    void panel.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  return (
    <Paper
      ref={panel}
      id={id}
      component="section"
      aria-label={t('correctionsOf')}
      variant="outlined"
      sx={{
        width: '100%',
        maxWidth: '44rem',
        borderRadius: 1.6,
        mt: 0.5,
        // A list taller than the pane stops below the line that opened it.
        scrollMarginTop: '4rem',
      }}
    >
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {[...corrections]
          .sort((a, b) => a.start - b.start)
          .map((correction) => (
            <Box
              component="li"
              key={correction.id}
              sx={{
                px: 2.25,
                pt: 1.75,
                pb: 0.75,
                '&:not(:first-of-type)': { borderTop: '1px solid', borderColor: 'divider' },
              }}
            >
              <CorrectionCard
                text={text}
                correction={correction}
                onDispute={(correctionId, disputed) =>
                  putDispute(client, conversationId, correctionId, disputed)
                }
              />
            </Box>
          ))}
      </Box>
    </Paper>
  );
};
