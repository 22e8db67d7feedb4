import Box from '@mui/material/Box';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSessionState } from '../../identity/session/session-context.ts';
import { LoadError } from '../../ui/feedback/load-error.tsx';
import { CardSkeletons, Delayed } from '../../ui/feedback/skeletons.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { MorePractice } from './more-practice.tsx';
import { ReviewSession } from './review/review-session.tsx';
import { TodayPanel } from './today-panel.tsx';
import { markWordsStale, outboxOf, type Session, sessionQuery } from './vocabulary.queries.ts';
import { useVocabularyText } from './vocabulary.texts.ts';
import { AddWord } from './words/add-word.tsx';
import { WordList } from './words/word-list.tsx';

/**
 * Page `/pages/vocabulary-practice`: today’s words with a review session, a form that adds words, and the word list.
 */
export const VocabularyPage = () => {
  const t = useVocabularyText();
  const client = useQueryClient();
  const state = useSessionState();
  const outbox = outboxOf(state.kind === 'signed-in' ? state.subject : '');
  const [begun, setBegun] = useState<Session | null>(null);
  const [returned, setReturned] = useState(false);
  const { data, error, isPending, refetch } = useQuery(sessionQuery(outbox));
  const end = () => {
    setBegun(null);
    setReturned(true);
    void markWordsStale(client);
  };
  if (begun) {
    return (
      <Page title={t('title')} width="narrow">
        <ReviewSession session={begun} outbox={outbox} onEnd={end} />
      </Page>
    );
  }
  return (
    <Page title={t('title')} lead={t('lead')} width="narrow">
      <Box sx={{ display: 'grid', gap: { xs: 3, sm: 4 }, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {isPending ? (
          <Delayed>
            <CardSkeletons count={1} height="14rem" />
          </Delayed>
        ) : null}
        {error && !data ? <LoadError error={error} onRetry={() => void refetch()} /> : null}
        {data ? <TodayPanel session={data} takesFocus={returned} onStart={() => setBegun(data)} /> : null}
        <MorePractice />
        <AddWord />
        {/* The list waits for the session, because loading the session adds today’s new words to the list. */}
        {isPending ? null : <WordList />}
      </Box>
    </Page>
  );
};
