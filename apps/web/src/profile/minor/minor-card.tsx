import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { askGuardian } from '@pratik/contract/guardian';
import { type GuardianStanding, getPrivacy } from '@pratik/contract/privacy';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { callApi } from '../../lib/api-client.ts';
import { contractResolver } from '../../lib/contract-resolver.ts';
import { callKey } from '../../lib/query-client.ts';
import { Card } from '../../ui/card.tsx';
import { FormField } from '../../ui/form-field.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useMinorText } from './minor-card.texts.ts';

const resolver = contractResolver(askGuardian.body);

/** Where a child's guardian stands, and the way to ask. */
export const MinorCard = ({ standing }: { standing: GuardianStanding }) => {
  const t = useMinorText();
  if (standing === 'not-needed') return null;
  return (
    <Card title={t('title')}>
      <Typography>{t(standing)}</Typography>
      {standing === 'given' ? null : <AskForm />}
      <Typography sx={{ color: 'text.secondary', mt: 2 }}>{t('fix')}</Typography>
    </Card>
  );
};

const AskForm = () => {
  const t = useMinorText();
  const client = useQueryClient();
  const { control, handleSubmit } = useForm({ resolver, defaultValues: { email: '' } });
  const ask = useMutation({
    mutationFn: (email: string) => callApi(askGuardian, { email }),
    onSuccess: () => client.invalidateQueries({ queryKey: callKey(getPrivacy) }),
  });
  return (
    <Box
      component="form"
      noValidate
      onSubmit={handleSubmit(({ email }) => ask.mutate(email))}
      sx={{ display: 'grid', gap: 1.5, mt: 2 }}
    >
      <FormField control={control} name="email" label={t('email')} type="email" autoComplete="off" />
      <FormProblem error={ask.error} />
      {ask.data ? (
        <Notice tone={ask.data.mailed ? 'success' : 'warning'} role="status">
          {t(ask.data.mailed ? 'sent' : 'noMail')}
        </Notice>
      ) : null}
      <div>
        <Button type="submit" variant="contained" loading={ask.isPending}>
          {t('send')}
        </Button>
      </div>
    </Box>
  );
};
