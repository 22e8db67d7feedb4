import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ConsentState, Purpose } from '@pratik/contract/privacy';
import { useNavigate, useSearchParams } from 'react-router';
import { isApiProblem } from '../../lib/api/api-client.ts';
import { formatDateTime } from '../../lib/language/format.ts';
import { safeReturnPath } from '../../lib/return-path.ts';
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { useServiceName } from '../../ui/label/use-service-name.ts';
import { weight } from '../../ui/theme/tokens.ts';
import { Paragraphs } from './paragraphs.tsx';
import { useDecide } from './privacy.api.ts';
import { usePrivacyText } from './privacy.texts.ts';

/**
 * Shows one purpose: the consent text, the recipient of the data, the current decision, and a button that changes
 * the decision.
 */
export const ConsentItem = ({ consent }: { consent: ConsentState }) => {
  const t = usePrivacyText();
  const decide = useDecide();
  const nameOf = useServiceName();
  const { purpose, version, service, given, decidedAt } = consent;
  const named = { purpose: t(purpose) };
  const goBack = useReturnAfter(purpose);
  const send = () =>
    decide.mutate(
      { purpose, version, service, given: !given },
      {
        onSuccess: () => {
          showToast(t(given ? 'takenBack' : 'allowed'));
          if (!given) goBack();
        },
      },
    );
  const when = decidedAt === null ? null : formatDateTime(decidedAt);
  return (
    <Box
      component="li"
      sx={{ display: 'grid', gap: 1.5, py: 2, '& + &': { borderTop: '1px solid', borderColor: 'divider' } }}
    >
      <Typography variant="h3">{t(purpose)}</Typography>
      <Paragraphs tr={consent.tr} en={consent.en} />
      <Typography sx={{ fontWeight: weight.semibold, overflowWrap: 'anywhere' }}>
        {t('service', { service: nameOf(service) })}
      </Typography>
      {isApiProblem(decide.error, 'conflict') ? (
        <Notice tone="warning" role="alert">
          {t('changed')}
        </Notice>
      ) : null}
      {decide.error && !isApiProblem(decide.error, 'conflict') ? <ErrorPanel error={decide.error} /> : null}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        <Button
          variant={given ? 'outlined' : 'contained'}
          loading={decide.isPending}
          aria-label={t(given ? 'withdrawNamed' : 'allowNamed', named)}
          onClick={send}
        >
          {t(given ? 'withdraw' : 'allow')}
        </Button>
        <Typography sx={{ color: 'text.secondary' }}>
          {when === null ? t('notGiven') : t(given ? 'given' : 'withdrawn', { when })}
        </Typography>
      </Box>
    </Box>
  );
};

/** Returns a function that opens the page that asked for this consent. It does nothing if no page asked for it. */
const useReturnAfter = (purpose: Purpose): (() => void) => {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  return () => {
    const to = safeReturnPath(query.get('return'));
    if (query.get('consent') === purpose && to !== '/') void navigate(to, { replace: true });
  };
};
