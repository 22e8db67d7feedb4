import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  type AgeBand,
  ageBands,
  correctAgeBand,
  getMinor,
  type MinorRecord,
  makeGuardianLink,
  recordGuardian,
} from '@pratik/contract/guardian';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { callApi } from '../../lib/api-client.ts';
import { contractResolver } from '../../lib/contract-resolver.ts';
import { formatDateTime } from '../../lib/format.ts';
import { callKey, callQuery } from '../../lib/query-client.ts';
import { Card } from '../../ui/card.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { FormField } from '../../ui/form-field.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { SelectInput } from '../../ui/native-choice.tsx';
import { showToast } from '../../ui/toast.ts';
import { LinkToHandOn } from './link-to-hand-on.tsx';
import { useMinorCardText } from './minor-card.texts.ts';

/** Where the house asks for ages: the band, the guardian's decisions, a link to print and what was signed. */
export const MinorCard = ({ userId }: { userId: string }) => {
  const { data } = useQuery(callQuery(getMinor, { userId }));
  return data?.minor ? <KnownMinor userId={userId} minor={data.minor} /> : null;
};

const KnownMinor = ({ userId, minor }: { userId: string; minor: MinorRecord }) => {
  const t = useMinorCardText();
  const client = useQueryClient();
  const correct = useMutation({
    mutationFn: (band: AgeBand) => callApi(correctAgeBand, { userId, band }),
    onSuccess: (state) => {
      client.setQueryData(callKey(getMinor, { userId }), state);
      showToast(t('bandSaved'));
    },
  });
  return (
    <Card title={t('title')}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <SelectInput
          label={t('band')}
          value={minor.band ?? ''}
          options={[
            ...(minor.band === null ? [{ value: '', label: t('unknown') }] : []),
            ...ageBands.map((band) => ({ value: band, label: t(band) })),
          ]}
          onChange={(value) => {
            const band = ageBands.find((one) => one === value);
            if (band) correct.mutate(band);
          }}
          disabled={correct.isPending}
        />
        {correct.error ? <ErrorPanel error={correct.error} /> : null}
        {minor.band === 'adult' ? null : <GuardianPart userId={userId} minor={minor} />}
      </Box>
    </Card>
  );
};

const GuardianPart = ({ userId, minor }: { userId: string; minor: MinorRecord }) => {
  const t = useMinorCardText();
  const client = useQueryClient();
  const link = useMutation({
    mutationFn: () => callApi(makeGuardianLink, { userId }),
    onSuccess: () => client.invalidateQueries({ queryKey: callKey(getMinor) }),
  });
  return (
    <>
      {minor.decisions.length === 0 ? <Typography>{t('none')}</Typography> : null}
      {minor.askedAt && minor.decisions.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>
          {t('asked', { when: formatDateTime(minor.askedAt) })}
        </Typography>
      ) : null}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {minor.decisions.map(({ at, given, guardian, means }) => (
          <Box component="li" key={at} sx={{ py: 0.5 }}>
            {formatDateTime(at)} · {guardian} · {t(given ? 'given' : 'taken')} ({t(means)})
          </Box>
        ))}
      </Box>
      <div>
        <Button variant="outlined" loading={link.isPending} onClick={() => link.mutate()}>
          {t('makeLink')}
        </Button>
        {link.error ? <ErrorPanel error={link.error} /> : null}
        {link.data ? (
          <>
            <LinkToHandOn url={link.data.url} expiresAt={link.data.expiresAt} />
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {t('linkHelp')}
            </Typography>
          </>
        ) : null}
      </div>
      <PaperForm userId={userId} />
    </>
  );
};

const PaperForm = ({ userId }: { userId: string }) => {
  const t = useMinorCardText();
  const client = useQueryClient();
  const { control, handleSubmit, reset } = useForm({
    resolver: contractResolver(recordGuardian.body),
    defaultValues: { userId, given: true, guardian: '' },
  });
  const record = useMutation({
    mutationFn: (decision: { given: boolean; guardian: string }) =>
      callApi(recordGuardian, { userId, ...decision }),
    onSuccess: (state) => {
      client.setQueryData(callKey(getMinor, { userId }), state);
      reset();
      showToast(t('recorded'));
    },
  });
  const send = (given: boolean) => handleSubmit(({ guardian }) => record.mutate({ given, guardian }));
  return (
    <Box
      component="form"
      noValidate
      onSubmit={send(true)}
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
        <Button disabled={record.isPending} onClick={send(false)}>
          {t('recordTaken')}
        </Button>
      </Box>
    </Box>
  );
};
