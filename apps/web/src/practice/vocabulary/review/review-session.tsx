import Snooze from '@mui/icons-material/SnoozeOutlined';
import Undo from '@mui/icons-material/Undo';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useId } from 'react';
import { Finish } from '../../../learner/finish/finish.tsx';
import { formatNumber } from '../../../lib/language/format.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { FormProblem } from '../../../ui/form/form-problem.tsx';
import { radius } from '../../../ui/theme/tokens.ts';
import { LeechNotice } from '../leech-notice.tsx';
import type { Session } from '../vocabulary.queries.ts';
import { useVocabularyText } from '../vocabulary.texts.ts';
import type { ReviewOutbox } from './outbox.ts';
import { ReviewCard } from './review-card.tsx';
import { SessionDone } from './session-done.tsx';
import { type Reviewing, useReviewing } from './use-reviewing.ts';

type ReviewSessionProps = { session: Session; outbox: ReviewOutbox; onEnd: () => void };

/** Review session, which replaces the content of the vocabulary page until the session ends. */
export const ReviewSession = ({ session, outbox, onEnd }: ReviewSessionProps) => {
  const t = useVocabularyText();
  const id = useId();
  const reviewing = useReviewing(session.cards, outbox);
  const { card, answered, canUndo, undo, leech } = reviewing;
  useUndoKey(undo);
  const bury = async (word: string) => {
    const back = await reviewing.bury();
    if (back) showToast(t('buried', { word }), { undo: () => void back() });
  };
  return (
    <Box component="section" aria-labelledby={id}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 1.5 }}>
        <Typography variant="h2" id={id} sx={{ flex: '1 1 auto' }}>
          {t('session')}
        </Typography>
        <Box role="status" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
          {remainingText(t, reviewing)}
        </Box>
        <Button onClick={onEnd}>{t('finish')}</Button>
      </Box>
      <Sending reviewing={reviewing} />
      {leech ? (
        <Box sx={{ mb: 1.5 }}>
          <LeechNotice word={leech.word} busy={reviewing.busy} onTakeBack={() => void reviewing.takeBack()} />
        </Box>
      ) : null}
      <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 }, borderRadius: radius.card }}>
        {card ? (
          <ReviewCard
            // The key contains counters, because the same card can be shown twice in a row.
            key={`${card.id} ${answered} ${card.reps}`}
            card={card}
            onGrade={reviewing.answer}
          />
        ) : (
          <SessionDone outcome={reviewing.outcome} onEnd={onEnd} />
        )}
      </Paper>
      {card ? null : <Finish />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mt: 1.5 }}>
        <Button startIcon={<Undo />} disabled={!canUndo} onClick={undo} aria-keyshortcuts="z">
          {t('undo')}
        </Button>
        {card ? (
          <Button startIcon={<Snooze />} disabled={reviewing.busy} onClick={() => void bury(card.word)}>
            {t('bury')}
          </Button>
        ) : null}
        <Box
          sx={{
            color: 'text.secondary',
            typography: 'caption',
            display: { xs: 'none', md: 'block' },
            '@media (hover: none)': { display: 'none' },
          }}
        >
          {t('keys')}
        </Box>
      </Box>
    </Box>
  );
};

const remainingText = (
  t: ReturnType<typeof useVocabularyText>,
  { remaining, again }: Pick<Reviewing, 'remaining' | 'again'>,
): string => {
  const counts = { count: formatNumber(remaining), again: formatNumber(again) };
  return again === 0 ? t('remaining', counts) : t('remainingAgain', counts);
};

const Sending = ({ reviewing: { offline, error, resend } }: { reviewing: Reviewing }) => {
  const t = useVocabularyText();
  if (!offline && !error) return null;
  return (
    <Box sx={{ mb: 1.5, display: 'grid', gap: 1, justifyItems: 'start' }}>
      {offline ? (
        <Notice tone="warning" role="status">
          {t('stored')}
        </Notice>
      ) : (
        <FormProblem error={error} />
      )}
      <Button onClick={resend}>{t('sendAgain')}</Button>
    </Box>
  );
};

/** Calls `undo` when the user presses Z outside a text field. */
const useUndoKey = (undo: () => void) => {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.repeat || event.ctrlKey || event.metaKey || event.altKey || event.key.toLowerCase() !== 'z')
      return;
    if (event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    undo();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
};
