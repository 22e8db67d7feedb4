import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { useLocation, useRevalidator, useRouteError } from 'react-router';
import { ConnectionProblem, isConnectionProblem } from '../lib/api/api-problem.ts';
import { useProblemText } from '../lib/errors/problem-text.ts';
import { useOnline } from '../lib/offline/online.ts';
import { isStaleChunk, reloadOnce } from '../lib/stale-chunk.ts';
import { PlainButton } from '../ui/action/plain-button.tsx';
import { Page } from '../ui/layout/page.tsx';
import { useUiText } from '../ui/ui.texts.ts';
import { useAppText } from './app.texts.ts';

const lineLost = new ConnectionProblem();

/** Error page that is shown instead of a route that failed, with the reason, a retry button and the request ID. */
export const RouteError = () => {
  const error = useRouteError();
  const t = useAppText();
  const ui = useUiText();
  const stale = isStaleChunk(error);
  const online = useOnline();
  // Whether the page waits until the device is online and then reloads, because a chunk could not be loaded offline.
  const waits = stale && !online;
  const { what, next, requestId } = useProblemText(waits ? lineLost : error);
  const { revalidate } = useRevalidator();
  const [reloading, setReloading] = useState(false);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation may request a missing chunk again
  useEffect(() => {
    if (stale && online) setReloading(reloadOnce());
  }, [stale, key, online]);
  if (reloading) return null;
  // A connection problem needs only new route data, and any other error needs a reload of the page.
  const retry = isConnectionProblem(error) ? () => void revalidate() : () => window.location.reload();
  return (
    <Box role="alert" sx={{ p: 3 }}>
      <Page title={t('errorHeading')} lead={what} width="narrow">
        <p>{next}</p>
        {requestId ? <p>{ui('requestId', { id: requestId })}</p> : null}
        {waits ? null : <PlainButton onClick={retry}>{ui('retry')}</PlainButton>}
      </Page>
    </Box>
  );
};
