import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { setVocabularyPace } from '@pratik/contract/vocabulary';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef } from 'react';
import { callApi } from '../../lib/api/api-client.ts';
import { problemSentence } from '../../lib/errors/problem-text.ts';
import { formatDate, formatNumber } from '../../lib/language/format.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { SelectInput } from '../../ui/form/native-choice.tsx';
import { radius, weight } from '../../ui/theme/tokens.ts';
import { markWordsStale, type Session } from './vocabulary.queries.ts';
import { useVocabularyText } from './vocabulary.texts.ts';

type TodayPanelProps = {
  session: Session;
  /** Whether the panel receives the focus, which is the case when it replaces a finished session. */
  takesFocus: boolean;
  onStart: () => void;
};

/** Panel with the number of today’s words, a start button, and the setting for new words per day. */
export const TodayPanel = ({ session, takesFocus, onStart }: TodayPanelProps) => {
  const t = useVocabularyText();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  const stats = [
    [t('dueCount'), session.due],
    [t('freshCount'), session.fresh],
    [t('answeredCount'), session.answeredToday],
  ] as const;
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={id}
      sx={{ p: { xs: 2.5, sm: 3 }, borderRadius: radius.card, display: 'grid', gap: 2.5 }}
    >
      <Typography variant="h2" id={id} ref={heading} tabIndex={-1}>
        {t('today')}
      </Typography>
      <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1.5, m: 0 }}>
        {stats.map(([name, count]) => (
          <Box key={name} sx={{ display: 'flex', flexDirection: 'column-reverse' }}>
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {name}
            </Box>
            <Box
              component="dd"
              sx={{
                m: 0,
                typography: 'stat',
                fontWeight: weight.semibold,
                lineHeight: 1.2,
                fontVariantNumeric: 'tabular-nums',
              }}
            >
              {formatNumber(count)}
            </Box>
          </Box>
        ))}
      </Box>
      <WhatNow session={session} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 2.5, alignItems: 'center' }}>
        {session.cards.length > 0 ? (
          <Button
            variant="contained"
            size="large"
            onClick={onStart}
            sx={{ minWidth: '10rem', minHeight: 52 }}
          >
            {t(session.answeredToday > 0 ? 'goOn' : 'start')}
          </Button>
        ) : null}
        <Pace value={session.newPerDay} />
      </Box>
    </Paper>
  );
};

const WhatNow = ({ session: { cards, words, nextDueAt } }: { session: Session }) => {
  const t = useVocabularyText();
  if (cards.length > 0) return null;
  if (words === 0) {
    return (
      <div>
        <Box sx={{ fontWeight: weight.semibold }}>{t('noWords')}</Box>
        <Box sx={{ color: 'text.secondary' }}>{t('noWordsText')}</Box>
      </div>
    );
  }
  return (
    <div>
      <Box sx={{ fontWeight: weight.semibold }}>{t('doneToday')}</Box>
      {nextDueAt ? (
        <Box sx={{ color: 'text.secondary' }}>{t('nextDue', { date: formatDate(nextDueAt) })}</Box>
      ) : null}
    </div>
  );
};

const paces = [0, 3, 5, 10, 15, 20, 30];

const Pace = ({ value }: { value: number }) => {
  const t = useVocabularyText();
  const client = useQueryClient();
  const saving = useMutation({
    mutationFn: (newPerDay: number) => callApi(setVocabularyPace, { newPerDay }),
    onSuccess: async () => {
      await markWordsStale(client);
      showToast(t('paceSaved'));
    },
  });
  const shown = saving.isPending ? saving.variables : value;
  const offered = paces.includes(shown) ? paces : [...paces, shown].toSorted((a, b) => a - b);
  return (
    <Box sx={{ minWidth: 'min(14rem, 100%)' }}>
      <SelectInput
        label={t('pace')}
        value={String(shown)}
        options={offered.map((count) => ({
          value: String(count),
          label: count === 0 ? t('paceNone') : t('paceCount', { count }),
        }))}
        onChange={(next) => saving.mutate(Number(next))}
        {...(saving.isError ? { error: problemSentence(saving.error) } : {})}
      />
    </Box>
  );
};
