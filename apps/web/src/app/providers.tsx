import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider, useColorScheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useEffect, useMemo } from 'react';
import type { Session } from '../identity/session.ts';
import { SessionProvider } from '../identity/session-context.ts';
import { setLanguage } from '../lib/i18n.ts';
import { createAppTheme } from '../ui/theme.ts';
import { ToastRegion } from '../ui/toast-region.tsx';
import { chosenLanguage } from './language-choice.ts';
import { getLayout, onLayoutChange, useLayout } from './layout-options.ts';

type ProvidersProps = { session: Session; children: ReactNode };

/** What every page stands in: session, theme, toasts. */
export const Providers = ({ session, children }: ProvidersProps) => {
  const { inputStyle, ripple } = useLayout();
  const calm = useMediaQuery('(prefers-reduced-motion: reduce)');
  const theme = useMemo(
    () => createAppTheme({ inputStyle, ripple: ripple && !calm }),
    [inputStyle, ripple, calm],
  );
  return (
    <SessionProvider value={session}>
      <ThemeProvider
        theme={theme}
        storageManager={null}
        defaultMode={firstScheme()}
        noSsr
        disableTransitionOnChange
      >
        <CssBaseline />
        <DeviceChoices />
        {children}
        <ToastRegion />
      </ThemeProvider>
    </SessionProvider>
  );
};

/** The scheme that the script in index.html has set already, so that nothing flashes. */
const firstScheme = () => (typeof document === 'undefined' ? 'light' : getLayout().colorScheme);

/** Brings colour scheme and language of this device in, after a prerendered page has come alive. */
const DeviceChoices = () => {
  const { setMode } = useColorScheme();
  // Not by useLayout: while a page comes alive that gives the defaults, and light would flash in the dark.
  useEffect(() => {
    const apply = () => setMode(getLayout().colorScheme);
    apply();
    return onLayoutChange(apply);
  }, [setMode]);
  useEffect(() => {
    const language = chosenLanguage();
    if (language) setLanguage(language);
  }, []);
  return null;
};
