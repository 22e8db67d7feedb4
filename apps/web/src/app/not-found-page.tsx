import Box from '@mui/material/Box';
import { useEffect } from 'react';
import { someoneWasHere } from '../identity/session/role-store.ts';
import { useSession, useSessionState } from '../identity/session/session-context.ts';
import { LinkButton } from '../ui/action/link-button.tsx';
import { TextLink } from '../ui/action/text-link.tsx';
import { Brand } from '../ui/layout/brand.tsx';
import { Page } from '../ui/layout/page.tsx';
import { useAppText } from './app.texts.ts';
import { useNotFoundText } from './not-found.texts.ts';

/** The 404 page, shown for unknown and forbidden paths. */
export const NotFoundPage = () => {
  const menu = useAppText();
  const t = useNotFoundText();
  const session = useSession();
  const signedIn = useSessionState().kind === 'signed-in';
  useEffect(() => {
    if (someoneWasHere()) session.start().catch(() => undefined);
  }, [session]);
  return (
    <Box component="main" sx={{ minHeight: '100dvh', display: 'grid', alignContent: 'center', px: 3, py: 6 }}>
      <Box sx={{ maxWidth: '40rem', width: '100%', marginInline: 'auto' }}>
        <Box sx={{ mb: 5 }}>
          <Brand />
        </Box>
        <Box
          aria-hidden
          sx={{
            typography: 'display',
            lineHeight: 1,
            letterSpacing: '-0.05em',
            color: 'primary.main',
            mb: 1,
          }}
        >
          404
        </Box>
        <Page title={t('notFoundHeading')} lead={t('notFoundLead')} width="narrow">
          <p>{t('notFoundTry')}</p>
          <Box component="ul" sx={{ listStyle: 'none', p: 0, mt: 1, mb: 4 }}>
            <li>
              <TextLink to="/pages/chat" alone>
                {menu('chat')}
              </TextLink>
            </li>
            <li>
              <TextLink to="/pages/reading-practice" alone>
                {menu('reading')}
              </TextLink>
            </li>
            <li>
              <TextLink to="/pages/vocabulary-practice" alone>
                {menu('vocabulary')}
              </TextLink>
            </li>
          </Box>
          <LinkButton variant="contained" size="large" to={signedIn ? '/' : '/auth/login'}>
            {menu('openHome')}
          </LinkButton>
        </Page>
      </Box>
    </Box>
  );
};
