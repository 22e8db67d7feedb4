import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider, useColorScheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useEffect, useMemo } from 'react';
import type { Session } from '../identity/session/session.ts';
import { SessionProvider } from '../identity/session/session-context.ts';
import { setLanguage } from '../lib/language/i18n.ts';
import { ToastRegion } from '../ui/feedback/toast-region.tsx';
import { createAppTheme } from '../ui/theme/theme.ts';
import { chosenLanguage } from './language-choice.ts';
import { getLayout, onLayoutChange, useLayout } from './layout-options.ts';

type ProvidersProps = { session: Session; children: ReactNode };

/** The context providers around every page: session, theme and toasts. */
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

/** Colour scheme that the script in index.html has already set. Any other scheme would make the page flash. */
const firstScheme = () => (typeof document === 'undefined' ? 'light' : getLayout().colorScheme);

/** Applies the colour scheme and language of this device after a prerendered page is hydrated. */
const DeviceChoices = () => {
  const { setMode } = useColorScheme();
  // The stored options are read directly, because `useLayout` returns the defaults during hydration, which would make
  // a dark page flash.
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
