import Box from '@mui/material/Box';
import type { Turn } from '@pratik/contract/chat';
import type { StoredCorrection } from '@pratik/contract/feedback';
import { correctedSentences } from '@pratik/text/corrected-text';
import { useMemo } from 'react';
import { radius } from '../../../ui/theme/tokens.ts';
import { useChatText } from '../chat.texts.ts';
import { SentenceCorrections } from './sentence-corrections.tsx';

type CorrectionListProps = {
  turn: Turn;
  /**
   * The corrections to mark and explain. The corrected sentence also applies the other corrections, without a mark.
   */
  explained: readonly StoredCorrection[];
};

/** Shows the corrected sentences of a message, each followed by its corrections with their reasons. */
export const CorrectionList = ({ turn, explained }: CorrectionListProps) => {
  const t = useChatText();
  const { text } = turn;
  const corrections = turn.feedback?.corrections;
  const sentences = useMemo(() => {
    const shown = new Set(explained.map((one) => one.id));
    const isShown = (one: StoredCorrection) => shown.has(one.id);
    return correctedSentences(text, corrections ?? [], isShown)
      .map((sentence) => ({ ...sentence, corrections: sentence.corrections.filter(isShown) }))
      .filter((sentence) => sentence.corrections.length > 0);
  }, [text, corrections, explained]);
  return (
    <Box
      role="group"
      aria-label={t('correctionsOf')}
      sx={{
        width: '100%',
        maxWidth: '44rem',
        mt: 0.5,
        px: 1.75,
        borderRadius: radius.card,
        border: '1px solid',
        borderColor: 'color-mix(in srgb, var(--p-palette-primary-main) 30%, transparent)',
        bgcolor: 'background.paper',
      }}
    >
      {sentences.map((sentence) => (
        <SentenceCorrections key={sentence.start} turn={turn} sentence={sentence} />
      ))}
    </Box>
  );
};
