import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { acceptInvitation } from '@pratik/contract/user';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { callApi } from '../../lib/api/api-client.ts';
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { CodeSignIn } from '../code-sign-in.tsx';
import { useOutsideText } from '../outside.texts.ts';
import { useSession, useSessionState } from '../session/session-context.ts';

/** Page that an invitation link opens. The code is in the URL fragment, so servers never receive or log it. */
export const InvitationPage = () => {
  const t = useOutsideText();
  const session = useSession();
  const state = useSessionState();
  const { hash } = useLocation();
  const code = new URLSearchParams(hash.slice(1)).get('code') ?? '';
  useEffect(() => {
    session.start().catch(() => undefined);
  }, [session]);
  const signedIn = state.kind === 'signed-in';
  return (
    <Page title={t('invitationTitle')} lead={code && !signedIn ? t('invitationLead') : undefined}>
      {code ? null : <Notice tone="error">{t('invitationMissing')}</Notice>}
      {code && !signedIn ? <CodeSignIn returnTo={`/auth/invitation${hash}`} /> : null}
      {code && signedIn && state.role !== null ? <SomebodyElse /> : null}
      {code && signedIn && state.role === null ? <Acceptance code={code} /> : null}
    </Page>
  );
};

const Acceptance = ({ code }: { code: string }) => {
  const t = useOutsideText();
  const session = useSession();
  const navigate = useNavigate();
  const { mutate, error } = useMutation({
    mutationFn: async () => {
      await callApi(acceptInvitation, { code });
      await session.settle();
    },
    onSuccess: () => navigate('/', { replace: true }),
  });
  const asked = useRef(false);
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    mutate();
  }, [mutate]);
  return error ? <ErrorPanel error={error} /> : <p role="status">{t('invitationAccepting')}</p>;
};

const SomebodyElse = () => {
  const t = useOutsideText();
  const { signOut } = useSession();
  const leave = useMutation({ mutationFn: signOut });
  return (
    <>
      <Notice tone="info">{t('invitationOther')}</Notice>
      {leave.error ? <ErrorPanel error={leave.error} /> : null}
      <Box sx={{ mt: 2.5 }}>
        <Button variant="outlined" loading={leave.isPending} onClick={() => leave.mutate()}>
          {t('signOut')}
        </Button>
      </Box>
    </>
  );
};
