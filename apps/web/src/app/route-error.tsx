import { useEffect, useState } from 'react';
import { useLocation, useRevalidator, useRouteError } from 'react-router';
import { isConnectionProblem } from '../lib/api-problem.ts';
import { isStaleChunk, reloadOnce } from '../lib/stale-chunk.ts';
import { ErrorPanel } from '../ui/error-panel.tsx';
import { Page } from '../ui/page.tsx';
import { useAppText } from './app.texts.ts';

/** What stands in for a route that failed: what happened, a retry, the request's number. */
export const RouteError = () => {
  const error = useRouteError();
  const t = useAppText();
  const { revalidate } = useRevalidator();
  const stale = isStaleChunk(error);
  const [reloading, setReloading] = useState(false);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation may meet the stale chunk anew
  useEffect(() => {
    if (stale) setReloading(reloadOnce());
  }, [stale, key]);
  if (reloading) return null;
  // What broke while drawing draws again only in a fresh page; what could not be fetched is asked for again.
  const retry = isConnectionProblem(error) ? () => void revalidate() : () => window.location.reload();
  return (
    <main style={{ padding: 24 }}>
      <Page title={t('errorHeading')} width="narrow">
        <ErrorPanel error={error} onRetry={retry} />
      </Page>
    </main>
  );
};
