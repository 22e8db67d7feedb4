import CloseRounded from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import type { StoredCorrection } from '@pratik/contract/feedback';
import { correctedSentences } from '@pratik/text/corrected-text';
import { useEffect, useMemo, useRef } from 'react';
import { CorrectedSentence } from '../../../feedback/corrected-sentence.tsx';
import { CorrectionCard } from '../../../feedback/correction-card.tsx';
import { radius } from '../../../ui/theme/tokens.ts';
import { useWritingText } from '../writing.texts.ts';
import { panelId } from './panel-id.ts';
import type { Numbered } from './paragraphs.ts';

type CorrectionPanelProps = {
  text: string;
  /** All corrections of the text. The corrected sentence applies all of them. */
  corrections: readonly StoredCorrection[];
  numbered: Numbered;
  total: number;
  /** Shows the previous correction. Null for the first correction. */
  onPrevious: (() => void) | null;
  onNext: (() => void) | null;
  onClose: () => void;
  onDispute: (correctionId: string, disputed: boolean) => void;
};

/** Shows one correction below its paragraph, with buttons for the previous and the next correction. */
export const CorrectionPanel = ({
  text,
  corrections,
  numbered: { number, correction },
  total,
  onPrevious,
  onNext,
  onClose,
  onDispute,
}: CorrectionPanelProps) => {
  const t = useWritingText();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    // `void` discards the promise that newer browsers return. Without `void`, React would treat the promise as the
    // cleanup function of the effect.
    void panel.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  const sentence = useMemo(
    () =>
      correctedSentences(text, corrections).find((one) =>
        one.corrections.some(({ id }) => id === correction.id),
      ),
    [text, corrections, correction.id],
  );
  const title = t('correctionNumber', { number, total });
  return (
    <Paper
      ref={panel}
      id={panelId(correction.id)}
      component="section"
      aria-label={title}
      variant="outlined"
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
      sx={{
        mt: 1,
        px: 2.25,
        py: 1.5,
        borderRadius: radius.card,
        maxWidth: '44rem',
        scrollMarginBlock: '5rem',
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Box role="status" sx={{ flex: 1, color: 'text.secondary', typography: 'caption' }}>
          {title}
        </Box>
        <IconButton aria-label={t('close')} onClick={onClose} sx={{ mr: -1 }}>
          <CloseRounded />
        </IconButton>
      </Box>
      {sentence ? (
        <Box sx={{ mb: 1.5 }}>
          <CorrectedSentence sentence={sentence} />
        </Box>
      ) : null}
      <CorrectionCard text={text} correction={correction} onDispute={onDispute} />
      {total > 1 ? (
        <Box sx={{ display: 'flex', gap: 1, mt: 0.5, borderTop: '1px solid', borderColor: 'divider', pt: 1 }}>
          <Button disabled={onPrevious === null} onClick={() => onPrevious?.()}>
            {t('previous')}
          </Button>
          <Button disabled={onNext === null} onClick={() => onNext?.()}>
            {t('next')}
          </Button>
        </Box>
      ) : null}
    </Paper>
  );
};
