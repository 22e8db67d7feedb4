import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider, useColorScheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useEffect, useMemo } from 'react';
import type { Session } from '../identity/session.ts';
import { SessionProvider } from '../identity/session-context.ts';
import { setLanguage } from '../lib/i18n.ts';
import { createAppTheme } from '../ui/theme.ts';
import { ToastRegion } from '../ui/toast.tsx';
import { chosenLanguage } from './language-choice.ts';
import { useLayout } from './layout-options.ts';

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
      <ThemeProvider theme={theme} storageManager={null} defaultMode="light" disableTransitionOnChange>
        <CssBaseline />
        <DeviceChoices />
        {children}
        <ToastRegion />
      </ThemeProvider>
    </SessionProvider>
  );
};

/** Brings colour scheme and language of this device in, after a prerendered page has come alive. */
const DeviceChoices = () => {
  const { colorScheme } = useLayout();
  const { setMode } = useColorScheme();
  useEffect(() => setMode(colorScheme), [colorScheme, setMode]);
  useEffect(() => {
    const language = chosenLanguage();
    if (language) setLanguage(language);
  }, []);
  return null;
};
