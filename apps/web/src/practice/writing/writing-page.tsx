import Box from '@mui/material/Box';
import { discardDraft } from '@pratik/contract/writing';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { getProfile } from '../../identity/session/light-calls.ts';
import { callApi } from '../../lib/api/api-client.ts';
import { callQuery } from '../../lib/api/query-client.ts';
import { useUrlState } from '../../lib/url-state.ts';
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx';
import { LoadError } from '../../ui/feedback/load-error.tsx';
import { CardSkeletons, Delayed } from '../../ui/feedback/skeletons.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { useSendUnsent } from './drafts/use-send-unsent.ts';
import { BegunList } from './start/begun-list.tsx';
import { History } from './start/history.tsx';
import { PromptChoice } from './start/prompt-choice.tsx';
import { TodayCard } from './start/today-card.tsx';
import { useStart } from './start/use-start.ts';
import { choicesQuery, markListsStale } from './writing.queries.ts';
import { useWritingText } from './writing.texts.ts';

const defaults = { level: '', page: '1', prompt: '' };

/**
 * Page `/pages/writing-practice`: today’s prompt or the prompt in the URL, unsubmitted pieces, all prompts of a
 * level, and submitted pieces.
 */
export const WritingPage = () => {
  const t = useWritingText();
  const client = useQueryClient();
  const [{ level, page, prompt: asked }, setUrl] = useUrlState(defaults);
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery(choicesQuery(level));
  const { data: profile } = useQuery(callQuery(getProfile, {}));
  const start = useStart();
  const topics = useRef<HTMLHeadingElement>(null);
  useSendUnsent(profile?.id);

  const showTopics = () => {
    topics.current?.scrollIntoView?.({ block: 'start' });
    topics.current?.focus({ preventScroll: true });
  };

  return (
    <Page title={t('title')} lead={t('lead')}>
      <Box sx={{ display: 'grid', gap: { xs: 4, sm: 5 } }}>
        {isPending ? (
          <Delayed>
            <CardSkeletons count={6} height="8rem" />
          </Delayed>
        ) : null}
        {error && !data ? <LoadError error={error} onRetry={() => void refetch()} /> : null}
        {start.error ? <ErrorPanel error={start.error} /> : null}
        {data ? (
          <>
            <TodayCard
              today={data.today}
              asked={data.prompts.find(({ id }) => id === asked)}
              start={start}
              onOther={showTopics}
            />
            <BegunList
              begun={data.begun}
              onDiscard={async ({ draftId }) => {
                await callApi(discardDraft, { draftId });
                markListsStale(client);
              }}
            />
            <Box aria-busy={isPlaceholderData} sx={{ opacity: isPlaceholderData ? 0.6 : 1 }}>
              <PromptChoice
                choices={data}
                start={start}
                heading={topics}
                onLevel={(next) => setUrl({ level: next })}
              />
            </Box>
          </>
        ) : null}
        <History
          page={Math.max(0, (Number.parseInt(page, 10) || 1) - 1)}
          onPage={(next) => setUrl({ page: String(next + 1) })}
        />
      </Box>
    </Page>
  );
};
