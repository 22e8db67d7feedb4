import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { AnswerOf, BodyOf } from '@pratik/contract/call';
import { decideAsGuardian, readGuardianRequest } from '@pratik/contract/guardian';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation } from 'react-router';
import { callApi, isApiProblem } from '../../lib/api/api-client.ts';
import { callQuery } from '../../lib/api/query-client.ts';
import { contractResolver } from '../../lib/errors/contract-resolver.ts';
import { formatDateTime } from '../../lib/language/format.ts';
import { LoadError } from '../../ui/feedback/load-error.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Delayed, TextSkeleton } from '../../ui/feedback/skeletons.tsx';
import { FormField } from '../../ui/form/form-field.tsx';
import { FormProblem } from '../../ui/form/form-problem.tsx';
import { usePurposeName } from '../../ui/label/use-purpose-name.ts';
import { useServiceName } from '../../ui/label/use-service-name.ts';
import { Page } from '../../ui/layout/page.tsx';
import { weight } from '../../ui/theme/tokens.ts';
import { useGuardianText } from './guardian.texts.ts';

type Request = AnswerOf<typeof readGuardianRequest>;

/**
 * Page that a guardian’s link opens: the requested consents in Turkish, and a form for the decision. The code is in
 * the URL fragment, so servers never log it.
 */
export const GuardianPage = () => {
  const t = useGuardianText();
  const { hash } = useLocation();
  const code = new URLSearchParams(hash.slice(1)).get('code') ?? '';
  const { data, error, refetch } = useQuery({
    ...callQuery(readGuardianRequest, { code }),
    enabled: code !== '',
  });
  const over = isApiProblem(error, 'invitation-invalid');
  return (
    <Page title={t('title')} lead={data ? t('lead', { learner: data.learner }) : undefined}>
      {code ? null : <Notice tone="error">{t('missing')}</Notice>}
      {over ? (
        <Notice tone="error" role="alert">
          {t('over')}
        </Notice>
      ) : null}
      {error && !data && !over ? <LoadError error={error} onRetry={() => void refetch()} /> : null}
      {code && !data && !error ? (
        <Delayed>
          <TextSkeleton lines={6} />
        </Delayed>
      ) : null}
      {data && !over ? <Decision code={code} request={data} onDecided={() => void refetch()} /> : null}
    </Page>
  );
};

type DecisionProps = { code: string; request: Request; onDecided: () => void };

const Decision = ({ code, request, onDecided }: DecisionProps) => {
  const t = useGuardianText();
  const { decision, use, consents } = request;
  const outdated = decision?.given === true && consents.some(({ covered }) => !covered);
  const decide = useMutation({
    mutationFn: (decided: Decided) => callApi(decideAsGuardian, { code, ...decided }),
    onSuccess: onDecided,
    // The link may have been used or revoked since the page was loaded, so the page loads its data again.
    onError: onDecided,
  });
  const changed = isApiProblem(decide.error, 'conflict');
  // Whether the reloaded page explains the error. The form then does not show it.
  const isNotified = changed || isApiProblem(decide.error, 'invitation-invalid');
  const outcome = useRef<HTMLDivElement>(null);
  const decidedAt = decide.isSuccess ? decision?.at : undefined;
  // The decision replaces the focused button, so the text of the decision receives the focus.
  useEffect(() => {
    if (decidedAt !== undefined) outcome.current?.focus();
  }, [decidedAt]);
  const when = decision ? formatDateTime(decision.at) : '';
  const until = formatDateTime(request.expiresAt);
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      {decision ? (
        <Box ref={outcome} tabIndex={-1} sx={{ outline: 'none', scrollMarginTop: '1rem' }}>
          <Notice tone={toneOf(decision.given, outdated)} role="status">
            {decide.isSuccess ? `${t('saved')} ` : null}
            {t(outdated ? 'renewal' : decision.given ? 'given' : 'refused', { when })}
          </Notice>
        </Box>
      ) : null}
      {changed ? (
        <Notice tone="warning" role="alert">
          {t('changed')}
        </Notice>
      ) : null}
      <Typography>{t(consents.length === 0 ? 'nothing' : 'ownWords')}</Typography>
      {consents
        .toSorted((one, other) => Number(one.covered) - Number(other.covered))
        .map((asked) => (
          <Asked key={asked.purpose} asked={asked} outdated={outdated} />
        ))}
      <Typography>{t('without')}</Typography>
      <details>
        <Box component="summary" sx={{ cursor: 'pointer', minHeight: 44, display: 'list-item', py: 1 }}>
          {t('notice')}
        </Box>
        <Typography lang="tr" sx={{ whiteSpace: 'pre-line' }}>
          {request.notice.tr}
        </Typography>
      </details>
      {use === 'none' ? <Typography>{t('usedUp')}</Typography> : null}
      {use === 'decide' ? <Typography>{t('decideUntil', { when: until })}</Typography> : null}
      {use === 'withdraw' ? <Typography>{t('withdrawUntil', { when: until })}</Typography> : null}
      {outdated ? <Typography>{t(use === 'decide' ? 'renewHere' : 'renewElsewhere')}</Typography> : null}
      {use === 'none' ? null : (
        <DecisionForm
          mayConsent={use === 'decide' && (outdated || !decision?.given)}
          refuseLabel={t(decision?.given ? 'withdraw' : 'refuse')}
          busy={decide.isPending}
          error={isNotified ? null : decide.error}
          onConsent={(guardian) => decide.mutate({ given: true, guardian, covers: consents.map(coverOf) })}
          onRefuse={() => decide.mutate({ given: false })}
        />
      )}
    </Box>
  );
};

type Consent = Request['consents'][number];

const toneOf = (given: boolean, outdated: boolean) =>
  outdated ? ('warning' as const) : given ? ('success' as const) : ('info' as const);

/** Returns the properties that identify the version of the consent that the guardian has seen. */
const coverOf = ({ purpose, version, service }: Consent) => ({ purpose, version, service });

type AskedProps = { asked: Consent; outdated: boolean };

const Asked = ({ asked: { purpose, tr, service, covered }, outdated }: AskedProps) => {
  const t = useGuardianText();
  const nameOf = useServiceName();
  const purposeName = usePurposeName();
  const named = { purpose: purposeName(purpose) };
  return (
    <Box component="section" sx={{ whiteSpace: 'pre-line' }}>
      <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
        {outdated ? t(covered ? 'covered' : 'fresh', named) : named.purpose}
      </Typography>
      <Typography lang="tr">{tr}</Typography>
      <Typography sx={{ fontWeight: weight.semibold, mt: 1, overflowWrap: 'anywhere' }}>
        {t('service', { service: nameOf(service) })}
      </Typography>
    </Box>
  );
};

type Body = BodyOf<typeof decideAsGuardian>;
type Decided = Omit<Extract<Body, { given: true }>, 'code'> | Omit<Extract<Body, { given: false }>, 'code'>;
type DecisionFormProps = {
  mayConsent: boolean;
  refuseLabel: string;
  busy: boolean;
  error: unknown;
  onConsent: (guardian: string) => void;
  onRefuse: () => void;
};

const resolver = contractResolver(decideAsGuardian.body.options[0].pick({ guardian: true }));

/** Form for a guardian’s decision. A consent requires the guardian’s name; a refusal or withdrawal does not. */
const DecisionForm = (props: DecisionFormProps) => {
  const { mayConsent, refuseLabel, busy, error, onConsent, onRefuse } = props;
  const t = useGuardianText();
  const { control, handleSubmit } = useForm({ resolver, defaultValues: { guardian: '' } });
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => void handleSubmit(({ guardian }) => onConsent(guardian))(event)}
      sx={{ display: 'grid', gap: 2 }}
    >
      {mayConsent ? (
        <FormField
          control={control}
          name="guardian"
          label={t('name')}
          help={t('nameHelp')}
          autoComplete="name"
        />
      ) : null}
      <FormProblem error={error} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        {mayConsent ? (
          <Button type="submit" variant="contained" size="large" loading={busy}>
            {t('allow')}
          </Button>
        ) : null}
        <Button variant="outlined" size="large" disabled={busy} onClick={onRefuse}>
          {refuseLabel}
        </Button>
      </Box>
    </Box>
  );
};
