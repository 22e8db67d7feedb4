import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { safeReturnPath } from '../../lib/return-path.ts';
import { LinkButton } from '../../ui/action/link-button.tsx';
import { LoadError } from '../../ui/feedback/load-error.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { CardSkeletons, Delayed } from '../../ui/feedback/skeletons.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { AppCard } from './app-card.tsx';
import { PasskeysCard } from './passkeys-card.tsx';
import { RecoveryCard } from './recovery-card.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { factorsOf, useSecondFactor } from './second-factor.api.ts';
import { useSecondFactorText } from './second-factor.texts.ts';

/** Page `/pages/second-factor`: the user’s authenticator app, passkeys and recovery codes. */
export const SecondFactorPage = () => {
  const t = useSecondFactorText();
  const { data: state, error, refetch } = useSecondFactor();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const wanted = useSearchParams()[0].get('return');
  const keep = (fresh: readonly string[] | null) => fresh && setCodes(fresh);
  return (
    <Page
      title={t('title')}
      lead={t('lead')}
      width="narrow"
      actions={
        <LinkButton to="/pages/profile" startIcon={<ArrowBackIcon />}>
          {t('backToProfile')}
        </LinkButton>
      }
    >
      {state && !state.available ? <Typography>{t('elsewhere')}</Typography> : null}
      {state?.available ? (
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
          {state.needed ? (
            <Notice tone="warning" title={t('neededTitle')}>
              {t('neededBody')}
            </Notice>
          ) : null}
          {codes ? (
            <RecoveryCodes
              codes={codes}
              onSaved={() => {
                setCodes(null);
                document.getElementById('content')?.focus();
              }}
            />
          ) : null}
          {wanted !== null && !state.needed && !codes ? (
            <div>
              <LinkButton to={safeReturnPath(wanted)} variant="contained">
                {t('goOn')}
              </LinkButton>
            </div>
          ) : null}
          <AppCard since={state.appSince} has={factorsOf(state)} onCodes={keep} />
          <PasskeysCard passkeys={state.passkeys} has={factorsOf(state)} onCodes={keep} />
          <RecoveryCard state={state} onCodes={keep} />
        </Box>
      ) : null}
      {!state && error ? <LoadError error={error} onRetry={() => void refetch()} /> : null}
      {state || error ? null : (
        <Delayed>
          <CardSkeletons count={3} height="12rem" />
        </Delayed>
      )}
    </Page>
  );
};
