import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isApiProblem } from '../../lib/api/api-problem.ts';
import { LinkButton } from '../../ui/action/link-button.tsx';
import { Delayed } from '../../ui/feedback/delayed.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { LoadError } from '../../ui/feedback/load-error.tsx';
import { TextSkeleton } from '../../ui/feedback/skeletons.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { speakingPath } from '../../voice/speaking-path.ts';
import { useSpeakingText } from './speaking.texts.ts';

type FetchedPageProps<T> = { query: UseQueryResult<T>; children: (data: T) => ReactNode };

/** Subpage of the speaking practice that shows its content, or the reason why loading failed. */
export const FetchedPage = <T,>({ query, children }: FetchedPageProps<T>) => {
  const t = useSpeakingText();
  const { data, error, isPending, refetch } = query;
  if (data !== undefined) return children(data);
  const missing = isApiProblem(error, 'not-found') || isApiProblem(error, 'validation');
  return (
    <Page title={t('title')} width="narrow">
      {isPending ? (
        <Delayed>
          <TextSkeleton lines={6} />
        </Delayed>
      ) : null}
      {missing ? (
        <EmptyState
          drawing="microphone"
          title={t('missing')}
          action={
            <LinkButton to={speakingPath} variant="contained">
              {t('back')}
            </LinkButton>
          }
        >
          {t('missingText')}
        </EmptyState>
      ) : null}
      {error && !missing ? <LoadError error={error} onRetry={() => void refetch()} /> : null}
    </Page>
  );
};
