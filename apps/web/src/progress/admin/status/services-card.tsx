import Box from '@mui/material/Box';
import type { ProviderName } from '@pratik/contract/provider-health';
import type { ProviderStatus } from '@pratik/contract/status';
import { Card } from '../../../ui/layout/card.tsx';
import { ProviderHealthRow } from '../providers-card.tsx';
import { useStatusText } from './status.texts.ts';

const withoutProvider = {
  ai: 'withoutAi',
  speech: 'withoutSpeech',
  transcription: 'withoutTranscription',
  mail: 'withoutMail',
} as const satisfies Record<ProviderName, string>;

/**
 * Shows the state of all four providers. For a provider that is not configured, shows what replaces it and which
 * settings configure it.
 */
export const ServicesCard = ({ providers }: { providers: readonly ProviderStatus[] }) => {
  const t = useStatusText();
  return (
    <Card title={t('services')}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
        {providers.map(({ provider, health, host, model }) => (
          <Box component="li" key={provider}>
            <ProviderHealthRow provider={provider} health={health} />
            <Box
              sx={{ color: 'text.secondary', typography: 'caption', pl: '1.4rem', overflowWrap: 'anywhere' }}
            >
              {host === null
                ? t(withoutProvider[provider])
                : model === null
                  ? t('host', { host })
                  : t('hostModel', { host, model })}
            </Box>
          </Box>
        ))}
      </Box>
      <Box sx={{ mt: 2, color: 'text.secondary', typography: 'caption' }}>{t('healthText')}</Box>
    </Card>
  );
};
