import Box from '@mui/material/Box';
import { useConfigOnce } from '../../identity/session/use-config-once.ts';
import { SkipLink } from '../../ui/layout/skip-link.tsx';
import { Audiences } from './audiences.tsx';
import { Closing, LandingFooter } from './closing.tsx';
import { Corrections } from './corrections.tsx';
import { Differences } from './differences.tsx';
import { Hero } from './hero.tsx';
import { LandingHeader } from './landing-header.tsx';
import { Privacy } from './privacy.tsx';
import { Start } from './start.tsx';

/** Public page about Pratik: what it does, for whom it is, and how a school sets it up. */
export const LandingPage = () => {
  const config = useConfigOnce();
  return (
    <Box
      sx={{
        background:
          'radial-gradient(70rem 36rem at 78% -6rem, color-mix(in srgb, var(--p-palette-primary-main) 17%, transparent), transparent)',
      }}
    >
      <SkipLink />
      <LandingHeader organization={config?.organization} />
      <Box component="main" id="content" tabIndex={-1} sx={{ outline: 'none' }}>
        <Hero signUp={config?.identity.signUp} />
        <Corrections />
        <Audiences />
        <Differences />
        <Start />
        <Privacy />
        <Closing signUp={config?.identity.signUp ?? false} />
      </Box>
      <LandingFooter />
    </Box>
  );
};
