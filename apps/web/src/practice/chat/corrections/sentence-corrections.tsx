import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Turn } from '@pratik/contract/chat';
import type { StoredCorrection } from '@pratik/contract/feedback';
import { correctedText, type CorrectedSentence as Sentence } from '@pratik/text/corrected-text';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { CorrectedSentence } from '../../../feedback/corrected-sentence.tsx';
import { CorrectionCard } from '../../../feedback/correction-card.tsx';
import { DisputeToggle } from '../../../feedback/dispute-toggle.tsx';
import { weight } from '../../../ui/theme/tokens.ts';
import { putDispute } from '../chat.queries.ts';
import { useChatText } from '../chat.texts.ts';
import { HearButton } from '../voice/hear-button.tsx';
import { AddSentence } from './add-sentence.tsx';

type SentenceCorrectionsProps = {
  turn: Turn;
  /** The corrected sentence and the corrections to explain. */
  sentence: Sentence<StoredCorrection>;
};

/**
 * Shows one corrected sentence with marked changes, and buttons that play it, add it to the learner’s words, and open
 * the reasons.
 */
export const SentenceCorrections = ({ turn, sentence }: SentenceCorrectionsProps) => {
  const t = useChatText();
  const client = useQueryClient();
  const [open, setOpen] = useState(false);
  const panelId = useId();
  const { corrections, start, certain } = sentence;
  const [only, ...others] = corrections;
  const single = others.length === 0 ? only : undefined;
  const better = correctedText(sentence);
  const onDispute = (correctionId: string, disputed: boolean) =>
    putDispute(client, turn.conversationId, correctionId, disputed);
  return (
    <Box sx={{ pt: 1.25, '&:not(:first-of-type)': { borderTop: '1px solid', borderColor: 'divider' } }}>
      <CorrectedSentence sentence={sentence} />
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          ml: -0.75,
          '& .MuiButton-root': { px: 0.75, ml: 0 },
        }}
      >
        <Button
          size="small"
          aria-expanded={open}
          {...(open ? { 'aria-controls': panelId } : {})}
          onClick={() => setOpen(!open)}
          endIcon={
            <ExpandMoreRounded
              sx={{ transition: 'transform 150ms', transform: open ? 'rotate(180deg)' : 'none' }}
            />
          }
          sx={{ minHeight: 44, typography: 'caption', fontWeight: weight.semibold }}
        >
          {t('corrections', { count: corrections.length })}
        </Button>
        {certain ? (
          <>
            <HearButton turnId={`${turn.id} ${start}`} text={better} label={t('hearCorrected')} />
            <AddSentence
              conversationId={turn.conversationId}
              said={turn.text.slice(start, sentence.end)}
              better={better}
            />
          </>
        ) : null}
        {single ? (
          <DisputeToggle correctionId={single.id} disputed={single.disputed} onChange={onDispute} />
        ) : null}
      </Box>
      {open ? (
        <Reasons id={panelId} text={turn.text} corrections={corrections} {...(single ? {} : { onDispute })} />
      ) : null}
    </Box>
  );
};

type ReasonsProps = {
  id: string;
  text: string;
  corrections: readonly StoredCorrection[];
  onDispute?: (correctionId: string, disputed: boolean) => void;
};

const Reasons = ({ id, text, corrections, onDispute }: ReasonsProps) => {
  const list = useRef<HTMLUListElement>(null);
  // Scrolls to the list of reasons when it opens, because the message field could hide it.
  useEffect(() => {
    // `void` discards the promise that newer browsers return. Without `void`, React would treat the promise as the
    // cleanup function of the effect.
    void list.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  return (
    // The scroll margin keeps the sentence visible above a list that is taller than the visible area.
    <Box
      component="ul"
      ref={list}
      id={id}
      sx={{ listStyle: 'none', p: 0, m: 0, pb: 0.75, scrollMarginTop: '6rem' }}
    >
      {corrections.map((correction) => (
        <Box
          component="li"
          key={correction.id}
          sx={{ pt: 1.25, borderTop: '1px solid', borderColor: 'divider' }}
        >
          <CorrectionCard text={text} correction={correction} {...(onDispute ? { onDispute } : {})} />
        </Box>
      ))}
    </Box>
  );
};
