import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useRef } from 'react';
import { useParams } from 'react-router';
import { getProfile } from '../../identity/session/light-calls.ts';
import { callQuery } from '../../lib/api/query-client.ts';
import { useBilingual } from '../../lib/language/i18n.ts';
import { useUrlState } from '../../lib/url-state.ts';
import { LinkButton } from '../../ui/action/link-button.tsx';
import { Delayed } from '../../ui/feedback/delayed.tsx';
import { NotThere } from '../../ui/feedback/not-there.tsx';
import { TextSkeleton } from '../../ui/feedback/skeletons.tsx';
import { Page } from '../../ui/layout/page.tsx';
import type { Arrival } from './arrival.ts';
import { DraftsBar } from './drafts/drafts-bar.tsx';
import { EditorScreen } from './editor/editor-screen.tsx';
import { FeedbackScreen } from './feedback/feedback-screen.tsx';
import { isPending, pieceQuery } from './writing.queries.ts';
import { useWritingText } from './writing.texts.ts';
import { writingPath } from './writing-path.ts';

const CompareView = lazy(async () => ({
  default: (await import('./feedback/compare-view.tsx')).CompareView,
}));

// Interval in milliseconds at which pending feedback is requested. Requests are needed only when live events are
// blocked.
const feedbackPoll = 15_000;
const defaults = { draft: '', compare: '' };

/**
 * Page `/pages/writing-practice/:id`: the last draft of one piece, an earlier draft, or a comparison of two drafts.
 */
export const PiecePage = () => {
  const t = useWritingText();
  const pick = useBilingual();
  const { id = '' } = useParams();
  const [{ draft, compare }] = useUrlState(defaults);
  const { data: profile } = useQuery(callQuery(getProfile, {}));
  const arrival = useRef<Arrival['current']>(null);
  const { data, error, refetch } = useQuery({
    ...pieceQuery(id),
    // The query does not fetch an unsubmitted draft again while the learner writes, because saving it reports changes
    // from other devices.
    staleTime: ({ state }) =>
      state.data?.drafts.at(-1)?.submittedAt === null ? Number.POSITIVE_INFINITY : 5_000,
    refetchInterval: ({ state }) =>
      state.data?.drafts.some(({ feedback }) => isPending(feedback)) ? feedbackPoll : false,
  });
  if (data) {
    const shown = data.drafts.find(({ number }) => String(number) === draft) ?? data.drafts.at(-1);
    const title = data.prompt ? pick(data.prompt.title) : t('ownText');
    return (
      <Page
        title={title}
        lead={
          <LinkButton to={writingPath} sx={{ ml: '-1.2em' }}>
            ‹ {t('back')}
          </LinkButton>
        }
      >
        <Box sx={{ display: 'grid', gap: 3 }}>
          {data.drafts.length > 1 ? (
            <DraftsBar piece={data} shown={compare === '' ? shown : undefined} />
          ) : null}
          {compare !== '' && data.drafts.length > 1 ? (
            <Suspense
              fallback={
                <Delayed>
                  <TextSkeleton lines={8} />
                </Delayed>
              }
            >
              <CompareView drafts={data.drafts} />
            </Suspense>
          ) : shown?.submittedAt === null && profile ? (
            <EditorScreen key={shown.id} piece={data} draft={shown} owner={profile.id} arrival={arrival} />
          ) : shown && shown.submittedAt !== null ? (
            <FeedbackScreen key={shown.id} piece={data} draft={shown} arrival={arrival} />
          ) : (
            <TextSkeleton lines={8} />
          )}
        </Box>
      </Page>
    );
  }
  return (
    <Page title={t('title')} width="narrow">
      <NotThere
        error={error}
        onRetry={() => void refetch()}
        missing={{ title: t('missing'), text: t('missingText'), to: writingPath, toLabel: t('back') }}
      >
        <TextSkeleton lines={12} />
      </NotThere>
    </Page>
  );
};
