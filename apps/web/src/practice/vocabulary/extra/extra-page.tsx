import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type AskedCard, getExtraPractice } from '@pratik/contract/vocabulary';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { callApi } from '../../../lib/api/api-client.ts';
import { callKey } from '../../../lib/api/query-client.ts';
import { formatNumber } from '../../../lib/language/format.ts';
import { LinkButton } from '../../../ui/action/link-button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { LoadError } from '../../../ui/feedback/load-error.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { CardSkeletons, Delayed } from '../../../ui/feedback/skeletons.tsx';
import { radius } from '../../../ui/theme/tokens.ts';
import { ReviewCard } from '../review/review-card.tsx';
import { SubPage } from '../sub-page.tsx';
import { vocabularyPath } from '../vocabulary-paths.ts';
import { useExtraText } from './extra.texts.ts';
import { useExtra } from './use-extra.ts';

/** Page `/pages/vocabulary-practice/extra`: extra practice of the hardest words, without changes to due dates. */
export const ExtraPage = () => {
  const t = useExtraText();
  const [round, setRound] = useState(0);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [...callKey(getExtraPractice, {}), round],
    queryFn: ({ signal }) => callApi(getExtraPractice, {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  return (
    <SubPage title={t('title')} lead={t('lead')}>
      {isFetching && !data ? (
        <Delayed>
          <CardSkeletons count={1} height="20rem" />
        </Delayed>
      ) : null}
      {error && !data ? <LoadError error={error} onRetry={() => void refetch()} /> : null}
      {data && data.cards.length > 0 ? (
        <ExtraRound key={round} cards={data.cards} onAnother={() => setRound(round + 1)} />
      ) : null}
      {data?.cards.length === 0 ? (
        <EmptyState
          drawing="cards"
          title={t('none')}
          action={
            <LinkButton to={vocabularyPath} variant="contained">
              {t('toWords')}
            </LinkButton>
          }
        >
          {t('noneText')}
        </EmptyState>
      ) : null}
    </SubPage>
  );
};

const ExtraRound = ({ cards, onAnother }: { cards: readonly AskedCard[]; onAnother: () => void }) => {
  const t = useExtraText();
  const { card, asked, remaining, again, known, paused, answer } = useExtra(cards);
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box role="status" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
        {again === 0
          ? t('remaining', { count: formatNumber(remaining) })
          : t('remainingAgain', { count: formatNumber(remaining), again: formatNumber(again) })}
      </Box>
      {paused ? (
        <Notice tone="warning" role="status">
          {t('stored')}
        </Notice>
      ) : null}
      <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 }, borderRadius: radius.card }}>
        {card ? (
          <ReviewCard
            // The key contains a counter, because the same card can be shown twice in a row.
            key={`${card.id} ${asked}`}
            card={card}
            extra
            onGrade={(grade) => answer(grade > 1)}
          />
        ) : (
          <Done known={known} total={cards.length} onAnother={onAnother} />
        )}
      </Paper>
    </Box>
  );
};

const Done = ({ known, total, onAnother }: { known: number; total: number; onAnother: () => void }) => {
  const t = useExtraText();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Box sx={{ textAlign: 'center', py: 4, display: 'grid', gap: 1.5, justifyItems: 'center' }}>
      <Typography variant="h2" ref={heading} tabIndex={-1}>
        {t('done')}
      </Typography>
      <Box sx={{ color: 'text.secondary' }}>
        {t('doneText', { known: formatNumber(known), total: formatNumber(total) })}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'center' }}>
        <Button variant="contained" size="large" onClick={onAnother}>
          {t('another')}
        </Button>
        <LinkButton to={vocabularyPath} size="large">
          {t('toWords')}
        </LinkButton>
      </Box>
    </Box>
  );
};
