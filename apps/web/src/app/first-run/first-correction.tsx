import Box from '@mui/material/Box';
import type { Turn } from '@pratik/contract/chat';
import { useEffect, useRef } from 'react';
import { CorrectionsPanel } from '../../feedback/corrections-panel.tsx';
import { NothingFound } from '../../feedback/nothing-found.tsx';
import { useFirstRunText } from './first-run.texts.ts';

/**
 * Shows the correction of the learner’s message, already opened. Shows nothing for a message that signals danger,
 * because only its help text matters.
 */
export const FirstCorrection = ({ turn }: { turn: Turn | undefined }) => {
  const t = useFirstRunText();
  const box = useRef<HTMLElement>(null);
  const shown = turn?.danger ? undefined : turn;
  const state = shown?.feedback?.state;
  // On a phone, the correction is below the visible part of the page, so the page scrolls to it.
  useEffect(() => {
    if (state !== undefined) void box.current?.scrollIntoView?.({ block: 'nearest' });
  }, [state]);
  return (
    <Box
      component="section"
      ref={box}
      aria-label={t('correction')}
      aria-live="polite"
      sx={{ scrollMarginBlock: '1.5rem' }}
    >
      {shown ? <Result turn={shown} /> : null}
    </Box>
  );
};

const Result = ({ turn: { text, feedback } }: { turn: Turn }) => {
  const t = useFirstRunText();
  if (!feedback || feedback.state === 'waiting' || feedback.state === 'processing') return t('preparing');
  if (feedback.corrections.length > 0)
    return <CorrectionsPanel text={text} corrections={feedback.corrections} />;
  if (feedback.state === 'failed') return t('failed');
  return feedback.checked === 'unreadable' ? t('unreadable') : <NothingFound text={text} />;
};
