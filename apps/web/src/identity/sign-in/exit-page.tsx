import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { useIdentityText } from '../identity.texts.ts';
import { useSession } from '../session/session-context.ts';

/** Page `/auth/exit`: signs the user out and then opens /auth/login. */
export const ExitPage = () => {
  const t = useIdentityText();
  const session = useSession();
  const { mutate, error } = useMutation({ mutationFn: session.signOut });
  const asked = useRef(false);
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    mutate();
  }, [mutate]);
  return (
    <Page title={t('exitTitle')} lead={error ? undefined : t('exitLead')}>
      {error ? <ErrorPanel error={error} onRetry={() => mutate()} /> : null}
    </Page>
  );
};
