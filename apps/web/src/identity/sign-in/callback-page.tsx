import Box from '@mui/material/Box';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { LinkButton } from '../../ui/action/link-button.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { useOutsideText } from '../outside.texts.ts';
import { useSession } from '../session/session-context.ts';
import { SignInProblem } from './sign-in-problem.tsx';

/**
 * Page to which the identity provider redirects. It exchanges the code in the URL for a session and opens the
 * requested page.
 */
export const CallbackPage = () => {
  const t = useOutsideText();
  const session = useSession();
  const navigate = useNavigate();
  const { mutate, error } = useMutation({
    mutationFn: session.arrive,
    onSuccess: (returnTo) => navigate(returnTo, { replace: true }),
  });
  // A code works only once, and React runs effects twice in development, so this flag prevents a second exchange.
  const asked = useRef(false);
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    mutate(window.location.href);
  }, [mutate]);
  return (
    <Page
      title={t(error ? 'callbackFailedTitle' : 'callbackTitle')}
      lead={error ? undefined : t('callbackLead')}
    >
      {error ? (
        <>
          <SignInProblem error={error} />
          <Box sx={{ mt: 2.5 }}>
            <LinkButton to="/auth/login" variant="contained">
              {t('tryAgain')}
            </LinkButton>
          </Box>
        </>
      ) : null}
    </Page>
  );
};
