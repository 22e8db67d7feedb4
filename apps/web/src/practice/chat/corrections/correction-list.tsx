import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import type { StoredCorrection } from '@pratik/contract/feedback';
import { correctedSentences } from '@pratik/text/corrected-text';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { CorrectedSentence } from '../../../feedback/corrected-sentence.tsx';
import { CorrectionCard } from '../../../feedback/correction-card.tsx';
import { radius } from '../../../ui/theme/tokens.ts';
import { putDispute } from '../chat.queries.ts';
import { useChatText } from '../chat.texts.ts';

type CorrectionListProps = {
  id: string;
  text: string;
  conversationId: string;
  /** All corrections of the message. The corrected sentence applies all of them. */
  corrections: readonly StoredCorrection[];
  /** Those corrections that are listed with an explanation. */
  explained: readonly StoredCorrection[];
};

/** Shows the corrected sentences of a message. Below each sentence are its corrections with their reasons. */
export const CorrectionList = ({ id, text, conversationId, corrections, explained }: CorrectionListProps) => {
  const t = useChatText();
  const client = useQueryClient();
  const panel = useRef<HTMLElement>(null);
  // Scrolls to the list when it opens. Otherwise the message field would hide a list below the last message.
  useEffect(() => {
    // `void` discards the promise that newer browsers return. Without `void`, React would treat the promise as the
    // cleanup function of the effect.
    void panel.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  const sentences = useMemo(() => {
    const shown = new Set(explained.map((one) => one.id));
    return correctedSentences(text, corrections)
      .map((sentence) => ({
        ...sentence,
        corrections: sentence.corrections.filter((one) => shown.has(one.id)),
      }))
      .filter((sentence) => sentence.corrections.length > 0);
  }, [text, corrections, explained]);
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
        borderRadius: radius.card,
        mt: 0.5,
        // If the list is taller than the visible area, this margin keeps the button above the list visible.
        scrollMarginTop: '4rem',
      }}
    >
      {sentences.map((sentence) => (
        <Box
          key={sentence.start}
          sx={{ '&:not(:first-of-type)': { borderTop: '2px solid', borderColor: 'divider' } }}
        >
          <Box sx={{ px: 2.25, pt: 1.75 }}>
            <CorrectedSentence sentence={sentence} />
          </Box>
          <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
            {sentence.corrections.map((correction) => (
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
        </Box>
      ))}
    </Paper>
  );
};
