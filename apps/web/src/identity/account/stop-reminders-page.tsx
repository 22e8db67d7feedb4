import { stopReminders } from '@pratik/contract/reminders';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { callApi, isApiProblem } from '../../lib/api/api-client.ts';
import { LinkButton } from '../../ui/action/link-button.tsx';
import { LoadError } from '../../ui/feedback/load-error.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { useStopRemindersText } from './stop-reminders.texts.ts';

/**
 * Page `/auth/stop-reminders`, which a link in each e-mail opens. It turns off all e-mails at once, without signing in.
 * The code of the link is in the URL fragment, so servers never log it.
 */
export const StopRemindersPage = () => {
  const t = useStopRemindersText();
  const { hash } = useLocation();
  const code = new URLSearchParams(hash.slice(1)).get('code') ?? '';
  const stop = useMutation({ mutationFn: (given: string) => callApi(stopReminders, { code: given }) });
  const { mutate } = stop;
  useEffect(() => {
    if (code !== '') mutate(code);
  }, [code, mutate]);
  const isInvalid =
    code === '' || isApiProblem(stop.error, 'not-found') || isApiProblem(stop.error, 'validation');
  return (
    <Page title={t('title')} width="narrow">
      <div role="status">
        {isInvalid ? <Notice tone="error">{`${t('invalid')}. ${t('invalidText')}`}</Notice> : null}
        {stop.isSuccess ? <Notice tone="success">{`${t('stopped')} ${t('stoppedText')}`}</Notice> : null}
        {stop.isPending ? t('stopping') : null}
      </div>
      {stop.error && !isInvalid ? <LoadError error={stop.error} onRetry={() => mutate(code)} /> : null}
      {stop.isSuccess || isInvalid ? (
        <LinkButton to="/" sx={{ mt: 2 }}>
          {t('toHome')}
        </LinkButton>
      ) : null}
    </Page>
  );
};
