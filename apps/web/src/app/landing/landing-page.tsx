import Box from '@mui/material/Box';
import { SkipLink } from '../../ui/layout/skip-link.tsx';
import { Audiences } from './audiences.tsx';
import { Closing, LandingFooter } from './closing.tsx';
import { Corrections } from './corrections.tsx';
import { Differences } from './differences.tsx';
import { Hero } from './hero.tsx';
import { LandingHeader } from './landing-header.tsx';
import { Privacy } from './privacy.tsx';
import { Start } from './start.tsx';

/** The public page about Pratik: description, intended users, pictures, and how a school sets up Pratik. */
export const LandingPage = () => (
  <Box
    sx={{
      background:
        'radial-gradient(70rem 36rem at 78% -6rem, color-mix(in srgb, var(--p-palette-primary-main) 17%, transparent), transparent)',
    }}
  >
    <SkipLink />
    <LandingHeader />
    <Box component="main" id="content" tabIndex={-1} sx={{ outline: 'none' }}>
      <Hero />
      <Corrections />
      <Audiences />
      <Differences />
      <Start />
      <Privacy />
      <Closing />
    </Box>
    <LandingFooter />
  </Box>
);
