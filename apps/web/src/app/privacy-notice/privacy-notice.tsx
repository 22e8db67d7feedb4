import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { getProfile } from '../../identity/session/light-calls.ts';
import { isApiProblem } from '../../lib/api/api-problem.ts';
import { callKey } from '../../lib/api/query-client.ts';
import { Paragraphs } from '../../profile/privacy/paragraphs.tsx';
import { usePrivacy, useReadNotice } from '../../profile/privacy/privacy.api.ts';
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx';
import { LoadError } from '../../ui/feedback/load-error.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { CardSkeletons, Delayed } from '../../ui/feedback/skeletons.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { usePrivacyNoticeText } from './privacy-notice.texts.ts';

/**
 * Shows the privacy notice instead of the page until the user confirms reading it. The notice appears at the first
 * sign-in and after each new version.
 */
export const PrivacyNotice = () => {
  const t = usePrivacyNoticeText();
  const client = useQueryClient();
  const { data, error, refetch } = usePrivacy();
  const read = useReadNotice();
  const changed = isApiProblem(read.error, 'conflict');
  const confirm = async (version: number) => {
    await read.mutateAsync(version);
    await client.invalidateQueries({ queryKey: callKey(getProfile) });
    // The confirmed notice disappears with its focused button, so the page content receives the focus.
    document.getElementById('content')?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  };
  return (
    <Page title={t('title')} lead={t('lead')} width="narrow">
      {data ? (
        <Box sx={{ display: 'grid', gap: 2.5 }}>
          {changed ? (
            <Notice tone="info" role="status">
              {t('changed')}
            </Notice>
          ) : null}
          <Card>
            <Paragraphs tr={data.notice.tr} en={data.notice.en} />
          </Card>
          <Box sx={{ color: 'text.secondary' }}>{t('version', { version: data.notice.version })}</Box>
          {read.error && !changed ? <ErrorPanel error={read.error} /> : null}
          <div>
            <Button
              variant="contained"
              size="large"
              loading={read.isPending}
              // The page shows the error of a failed confirmation above the button, so the click handler ignores it.
              onClick={() => void confirm(data.notice.version).catch(() => undefined)}
            >
              {t('read')}
            </Button>
          </div>
        </Box>
      ) : null}
      {!data && error ? <LoadError error={error} onRetry={() => void refetch()} /> : null}
      {data || error ? null : (
        <Delayed>
          <CardSkeletons count={1} height="24rem" />
        </Delayed>
      )}
    </Page>
  );
};
