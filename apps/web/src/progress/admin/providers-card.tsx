import Box from '@mui/material/Box';
import type { ProviderCause, ProviderHealth, ProviderName } from '@pratik/contract/provider-health';
import { formatDateTime } from '../../lib/language/format.ts';
import { TextLink } from '../../ui/action/text-link.tsx';
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

const notConfigured = { text: 'providerOff', colour: 'text.disabled' } as const;
const nothing = { lastSuccessAt: null, lastFailureAt: null, lastFailureCause: null } as const;

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
    <Card title={t('providers')} actions={<TextLink to="/pages/status">{t('status')}</TextLink>}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {providers.map((one) => (
          <Box component="li" key={one.provider}>
            <ProviderHealthRow provider={one.provider} health={one} />
          </Box>
        ))}
      </Box>
    </Card>
  );
};

type ProviderHealthRowProps = {
  provider: ProviderName;
  /** Null when the provider is not configured. */
  health: ProviderHealth | null;
};

/** Shows the name and state of one provider, its last success, and the time and cause of its last failure. */
export const ProviderHealthRow = ({ provider, health }: ProviderHealthRowProps) => {
  const t = useAdminText();
  const { text, colour } = health ? states[health.state] : notConfigured;
  const { lastSuccessAt, lastFailureAt, lastFailureCause } = health ?? nothing;
  return (
    <>
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
          {t(names[provider])}
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
    </>
  );
};
