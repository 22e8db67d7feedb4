import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { BodyOf } from '@pratik/contract/call';
import { getMinor, recordGuardian } from '@pratik/contract/guardian';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { callApi } from '../../lib/api-client.ts';
import { contractResolver } from '../../lib/contract-resolver.ts';
import { callKey } from '../../lib/query-client.ts';
import { FormField } from '../../ui/form-field.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { showToast } from '../../ui/toast.ts';
import { useMinorCardText } from './minor-card.texts.ts';

/** What a guardian decided on paper: a consent with a name, a refusal also without. */
export const PaperForm = ({ userId }: { userId: string }) => {
  const t = useMinorCardText();
  const client = useQueryClient();
  const { control, handleSubmit, getValues, reset } = useForm({
    resolver: contractResolver(recordGuardian.body.options[0]),
    defaultValues: { userId, given: true as const, guardian: '' },
  });
  const record = useMutation({
    mutationFn: (decision: BodyOf<typeof recordGuardian>) => callApi(recordGuardian, decision),
    onSuccess: (state) => {
      client.setQueryData(callKey(getMinor, { userId }), state);
      reset();
      showToast(t('recorded'));
    },
  });
  const recordWithdrawal = () => {
    const guardian = getValues('guardian').trim();
    record.mutate({ userId, given: false, ...(guardian === '' ? {} : { guardian }) });
  };
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => void handleSubmit((given) => record.mutate(given))(event)}
      aria-label={t('signed')}
      sx={{ display: 'grid', gap: 1.5 }}
    >
      <Typography variant="h3">{t('signed')}</Typography>
      <FormField control={control} name="guardian" label={t('guardian')} autoComplete="off" />
      <FormProblem error={record.error} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button type="submit" variant="outlined" disabled={record.isPending}>
          {t('recordGiven')}
        </Button>
        <Button disabled={record.isPending} onClick={recordWithdrawal}>
          {t('recordTaken')}
        </Button>
      </Box>
    </Box>
  );
};
