import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { AnswerOf } from '@pratik/contract/call';
import { askGuardian, takeBackGuardianLink } from '@pratik/contract/guardian';
import { getPrivacy } from '@pratik/contract/privacy';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { callApi, isApiProblem } from '../../lib/api/api-client.ts';
import { callKey } from '../../lib/api/query-client.ts';
import { contractResolver } from '../../lib/errors/contract-resolver.ts';
import { formatDateTime } from '../../lib/language/format.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { FormField } from '../../ui/form/form-field.tsx';
import { FormProblem } from '../../ui/form/form-problem.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { usePrivacyText } from '../privacy/privacy.texts.ts';
import { useMinorText } from './minor-card.texts.ts';

const resolver = contractResolver(askGuardian.body);

type Minor = NonNullable<AnswerOf<typeof getPrivacy>['minor']>;

/**
 * Card with the state of the guardian’s consent and a form that requests it. If the server cannot send e-mail, the
 * card says so before the request.
 */
export const MinorCard = ({ minor }: { minor: Minor }) => {
  const t = useMinorText();
  const { guardian, renew, link, canMail } = minor;
  if (guardian === 'not-needed') return null;
  return (
    <Card title={t('title')}>
      {guardian === 'renewal' ? <Renewal renew={renew} /> : <Typography>{t(guardian)}</Typography>}
      {link ? <OpenLink link={link} /> : null}
      {guardian === 'given' ? null : (
        <Box sx={{ mt: 2 }}>{canMail ? <AskForm again={link !== null} /> : <OnPaper />}</Box>
      )}
      <Typography sx={{ color: 'text.secondary', mt: 2 }}>{t('fix')}</Typography>
    </Card>
  );
};

/** Lists the purposes that need a new consent of the guardian, with a button that requests it. */
const Renewal = ({ renew }: Pick<Minor, 'renew'>) => {
  const t = useMinorText();
  const purposeName = usePrivacyText();
  return (
    <Notice tone="warning" title={t('renewal')}>
      {t('renewalBody')}
      <Box component="ul" sx={{ my: 1, pl: 2.5 }}>
        {renew.map((purpose) => (
          <li key={purpose}>{purposeName(purpose)}</li>
        ))}
      </Box>
      {t('renewalNext')}
    </Notice>
  );
};

const OnPaper = () => {
  const t = useMinorText();
  return (
    <Notice tone="info" title={t('onPaper')}>
      {t('onPaperNext')}
    </Notice>
  );
};

/** Says that a link for the guardian is still valid, with a button that revokes it. */
const OpenLink = ({ link }: { link: NonNullable<Minor['link']> }) => {
  const t = useMinorText();
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: callKey(getPrivacy) });
  const takeBack = useMutation({
    mutationFn: () => callApi(takeBackGuardianLink, {}),
    onSuccess: async () => {
      await refresh();
      showToast(t('takenBack'));
    },
    onError: refresh,
  });
  return (
    <Box sx={{ mt: 2, display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <Typography>
        {t('waits', { when: formatDateTime(link.askedAt), until: formatDateTime(link.expiresAt) })}
      </Typography>
      <FormProblem error={takeBack.error} />
      <Button variant="outlined" loading={takeBack.isPending} onClick={() => takeBack.mutate()}>
        {t('takeBack')}
      </Button>
    </Box>
  );
};

const AskForm = ({ again }: { again: boolean }) => {
  const t = useMinorText();
  const client = useQueryClient();
  const { control, handleSubmit } = useForm({ resolver, defaultValues: { email: '' } });
  const ask = useMutation({
    mutationFn: (email: string) => callApi(askGuardian, { email }),
    onSettled: () => client.invalidateQueries({ queryKey: callKey(getPrivacy) }),
  });
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => void handleSubmit(({ email }) => ask.mutate(email))(event)}
      sx={{ display: 'grid', gap: 1.5 }}
    >
      <FormField
        control={control}
        name="email"
        label={t('email')}
        type="email"
        autoComplete="off"
        help={again ? t('replaces') : undefined}
      />
      <FormProblem error={isApiProblem(ask.error, 'conflict') ? null : ask.error} />
      {ask.data ? (
        <Notice tone={ask.data.mailed ? 'success' : 'warning'} role="status">
          {t(ask.data.mailed ? 'sent' : 'noMail')}
        </Notice>
      ) : null}
      <div>
        <Button type="submit" variant="contained" loading={ask.isPending}>
          {t(again ? 'sendAgain' : 'send')}
        </Button>
      </div>
    </Box>
  );
};
