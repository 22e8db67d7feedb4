import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type AgeBand, setAgeBand } from '@pratik/contract/guardian';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getProfile } from '../../identity/session/light-calls.ts';
import { callApi } from '../../lib/api/api-client.ts';
import { callKey } from '../../lib/api/query-client.ts';
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { useAgeText } from './age.texts.ts';

const answers = [
  { band: 'under-13', label: 'under13' },
  { band: '13-17', label: 'teen' },
  { band: 'adult', label: 'adult' },
] as const;

/**
 * Asks for the user’s age group at the first sign-in if the organization requires it. The question is shown instead
 * of the page until the user answers.
 */
export const AgeQuestion = () => {
  const t = useAgeText();
  const client = useQueryClient();
  const choose = useMutation({
    mutationFn: (band: AgeBand) => callApi(setAgeBand, { band }),
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: callKey(getProfile) });
      // The answered question disappears with its focused button, so the page content receives the focus.
      document.getElementById('content')?.focus({ preventScroll: true });
    },
  });
  return (
    <Page title={t('title')} lead={t('lead')} width="narrow">
      {choose.error ? <ErrorPanel error={choose.error} /> : null}
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        {answers.map(({ band, label }) => (
          <Button
            key={band}
            variant="outlined"
            size="large"
            disabled={choose.isPending}
            onClick={() => choose.mutate(band)}
            sx={{ minHeight: 56, justifyContent: 'flex-start' }}
          >
            {t(label)}
          </Button>
        ))}
        <Box component="p" sx={{ color: 'text.secondary', m: 0 }}>
          {t('why')}
        </Box>
      </Box>
    </Page>
  );
};
