import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { AnswerOf, BodyOf } from '@pratik/contract/call';
import { decideAsGuardian, readGuardianRequest } from '@pratik/contract/guardian';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation } from 'react-router';
import { callApi, isApiProblem } from '../lib/api-client.ts';
import { contractResolver } from '../lib/contract-resolver.ts';
import { formatDateTime } from '../lib/format.ts';
import { callQuery } from '../lib/query-client.ts';
import { ErrorPanel } from '../ui/error-panel.tsx';
import { FormField } from '../ui/form-field.tsx';
import { FormProblem } from '../ui/form-problem.tsx';
import { Notice } from '../ui/notice.tsx';
import { Page } from '../ui/page.tsx';
import { Delayed, TextSkeleton } from '../ui/skeletons.tsx';
import { useServiceName } from '../ui/use-service-name.ts';
import { useGuardianText } from './guardian.texts.ts';

type Request = AnswerOf<typeof readGuardianRequest>;

/** A guardian's link: what is asked for, in Turkish, and the decision. Its code stands in the fragment, which no log sees. */
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
      {error && !data && !over ? <ErrorPanel error={error} onRetry={() => void refetch()} /> : null}
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
  const nameOf = useServiceName();
  const { decision, use } = request;
  const decide = useMutation({
    mutationFn: (decided: Decided) => callApi(decideAsGuardian, decided),
    onSuccess: onDecided,
    // What the link is good for may have changed meanwhile.
    onError: onDecided,
  });
  const outcome = useRef<HTMLDivElement>(null);
  const decidedAt = decide.isSuccess ? decision?.at : undefined;
  // What was decided stands above the button that is gone now: who decided is brought to it.
  useEffect(() => {
    if (decidedAt !== undefined) outcome.current?.focus();
  }, [decidedAt]);
  const when = decision ? formatDateTime(decision.at) : '';
  const until = formatDateTime(request.expiresAt);
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      {decision ? (
        <Box ref={outcome} tabIndex={-1} sx={{ outline: 'none', scrollMarginTop: '1rem' }}>
          <Notice tone={decision.given ? 'success' : 'info'} role="status">
            {decide.isSuccess ? `${t('saved')} ` : null}
            {t(decision.given ? 'given' : 'refused', { when })}
          </Notice>
        </Box>
      ) : null}
      <Typography>{t(request.consents.length === 0 ? 'nothing' : 'ownWords')}</Typography>
      {request.consents.map(({ purpose, tr, service }) => (
        <Box component="section" key={purpose} sx={{ whiteSpace: 'pre-line' }}>
          <Typography variant="h2" sx={{ fontSize: '1.15rem', mb: 1 }}>
            {t(purpose)}
          </Typography>
          <Typography lang="tr">{tr}</Typography>
          <Typography sx={{ fontWeight: 600, mt: 1, overflowWrap: 'anywhere' }}>
            {t('service', { service: nameOf(service) })}
          </Typography>
        </Box>
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
      {use === 'none' ? null : (
        <DecisionForm
          code={code}
          mayConsent={use === 'decide' && !decision?.given}
          refuseLabel={t(decision?.given ? 'withdraw' : 'refuse')}
          busy={decide.isPending}
          error={isApiProblem(decide.error, 'invitation-invalid') ? null : decide.error}
          onDecide={decide.mutate}
        />
      )}
    </Box>
  );
};

type Decided = BodyOf<typeof decideAsGuardian>;
type DecisionFormProps = {
  code: string;
  mayConsent: boolean;
  refuseLabel: string;
  busy: boolean;
  error: unknown;
  onDecide: (decided: Decided) => void;
};

/** A name to consent by; refusing and withdrawing need none. */
const DecisionForm = ({ code, mayConsent, refuseLabel, busy, error, onDecide }: DecisionFormProps) => {
  const t = useGuardianText();
  const { control, handleSubmit } = useForm({
    resolver: contractResolver(decideAsGuardian.body.options[0]),
    defaultValues: { code, given: true as const, guardian: '' },
  });
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => void handleSubmit(onDecide)(event)}
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
        <Button
          variant="outlined"
          size="large"
          disabled={busy}
          onClick={() => onDecide({ code, given: false })}
        >
          {refuseLabel}
        </Button>
      </Box>
    </Box>
  );
};
