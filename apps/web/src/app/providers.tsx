import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { createQueryClient } from '../lib/query-client.ts';
import { createAppTheme } from '../ui/theme.ts';

const theme = createAppTheme({ inputStyle: 'outlined', ripple: true });

type ProvidersProps = { queryClient?: QueryClient; children: ReactNode };

/** What every page stands in: theme, queries, toasts. */
export const Providers = ({ queryClient, children }: ProvidersProps) => {
  const [client] = useState(() => queryClient ?? createQueryClient());
  return (
    <QueryClientProvider client={client}>
      <ThemeProvider theme={theme} storageManager={null} defaultMode="light">
        <CssBaseline />
        {children}
      </ThemeProvider>
    </QueryClientProvider>
  );
};
