import Box from '@mui/material/Box';
import type { ProviderCause, ProviderHealth, ProviderName } from '@pratik/contract/provider-health';
import { formatDateTime } from '../../lib/language/format.ts';
import { Card } from '../../ui/layout/card.tsx';
import { radius, weight } from '../../ui/theme/tokens.ts';
import { useAdminText } from './admin.texts.ts';

const names = {
  ai: 'ai',
  speech: 'providerSpeech',
  transcription: 'providerTranscription',
  mail: 'providerMail',
} as const satisfies Record<ProviderName, string>;

const states = {
  working: { text: 'providerWorking', colour: 'success.main' },
  failing: { text: 'providerFailing', colour: 'error.main' },
  unused: { text: 'providerUnused', colour: 'text.disabled' },
} as const satisfies Record<ProviderHealth['state'], object>;

const causes = {
  unreachable: 'causeUnreachable',
  timeout: 'causeTimeout',
  credentials: 'causeCredentials',
  busy: 'causeBusy',
  'server-error': 'causeServerError',
  refused: 'causeRefused',
  'invalid-answer': 'causeInvalidAnswer',
  'too-large': 'causeTooLarge',
  redirect: 'causeRedirect',
} as const satisfies Record<ProviderCause, string>;

/** Shows whether the configured AI, speech and mail providers work and, if not, the reason. */
export const ProvidersCard = ({ providers }: { providers: readonly ProviderHealth[] }) => {
  const t = useAdminText();
  if (providers.length === 0) return null;
  return (
    <Card title={t('providers')}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {providers.map((one) => (
          <Provider key={one.provider} health={one} />
        ))}
      </Box>
    </Card>
  );
};

const Provider = ({ health }: { health: ProviderHealth }) => {
  const t = useAdminText();
  const { text, colour } = states[health.state];
  const { lastSuccessAt, lastFailureAt, lastFailureCause } = health;
  return (
    <Box component="li">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
        <Box
          aria-hidden
          sx={{
            width: '0.6rem',
            height: '0.6rem',
            borderRadius: radius.round,
            bgcolor: colour,
            flex: 'none',
          }}
        />
        <Box component="span" sx={{ fontWeight: weight.semibold }}>
          {t(names[health.provider])}
        </Box>
        <span>{t(text)}</span>
      </Box>
      <Box sx={{ color: 'text.secondary', typography: 'caption', pl: '1.4rem' }}>
        {lastSuccessAt ? <Box>{t('providerSuccess', { when: formatDateTime(lastSuccessAt) })}</Box> : null}
        {lastFailureAt && lastFailureCause ? (
          <Box>
            {t('providerFailure', {
              when: formatDateTime(lastFailureAt),
              cause: t(causes[lastFailureCause]),
            })}
          </Box>
        ) : null}
      </Box>
    </Box>
  );
};
