import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import type { BodyOf } from '@pratik/contract/call';
import { type GuardianCover, getMinor, type MinorRecord, recordGuardian } from '@pratik/contract/guardian';
import type { Purpose } from '@pratik/contract/privacy';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { callApi } from '../../../lib/api/api-client.ts';
import { callKey } from '../../../lib/api/query-client.ts';
import { contractResolver } from '../../../lib/errors/contract-resolver.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { FormField } from '../../../ui/form/form-field.tsx';
import { FormProblem } from '../../../ui/form/form-problem.tsx';
import { usePurposeName } from '../../../ui/label/use-purpose-name.ts';
import { useServiceName } from '../../../ui/label/use-service-name.ts';
import { weight } from '../../../ui/theme/tokens.ts';
import { useMinorCardText } from './minor-card.texts.ts';

const resolver = contractResolver(recordGuardian.body.options[0].pick({ guardian: true }));

type PaperFormProps = { userId: string; asked: MinorRecord['asked'] };

/**
 * Form in which an administrator records a guardian’s decision on paper. A consent needs the guardian’s name and the
 * ticked purposes.
 */
export const PaperForm = ({ userId, asked }: PaperFormProps) => {
  const t = useMinorCardText();
  const client = useQueryClient();
  const [ticked, setTicked] = useState<readonly Purpose[]>([]);
  const [noneTicked, setNoneTicked] = useState(false);
  const { control, handleSubmit, getValues, reset } = useForm({ resolver, defaultValues: { guardian: '' } });
  const record = useMutation({
    mutationFn: (decision: BodyOf<typeof recordGuardian>) => callApi(recordGuardian, decision),
    onSuccess: (state) => {
      client.setQueryData(callKey(getMinor, { userId }), state);
      reset();
      setTicked([]);
      showToast(t('recorded'));
    },
    // The requested consents may have changed since the page was loaded, so the ticks are cleared and the
    // administrator compares the new list with the paper.
    onError: async () => {
      setTicked([]);
      await client.invalidateQueries({ queryKey: callKey(getMinor) });
    },
  });
  const tick = (purpose: Purpose, isOn: boolean) => {
    setNoneTicked(false);
    setTicked((before) => (isOn ? [...before, purpose] : before.filter((one) => one !== purpose)));
  };
  const recordConsent = (guardian: string) => {
    const covers = asked.filter(({ purpose }) => ticked.includes(purpose)).map(coverOf);
    setNoneTicked(covers.length === 0);
    if (covers.length > 0) record.mutate({ userId, given: true, guardian, covers });
  };
  const recordWithdrawal = () => {
    setNoneTicked(false);
    const guardian = getValues('guardian').trim();
    record.mutate({ userId, given: false, ...(guardian === '' ? {} : { guardian }) });
  };
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => void handleSubmit(({ guardian }) => recordConsent(guardian))(event)}
      aria-label={t('signed')}
      sx={{ display: 'grid', gap: 1.5 }}
    >
      <Typography variant="h3">{t('signed')}</Typography>
      <FormField control={control} name="guardian" label={t('guardian')} autoComplete="off" />
      <OnSheet asked={asked} ticked={ticked} onTick={tick} />
      {noneTicked ? (
        <Notice tone="error" role="alert">
          {t('noneOnSheet')}
        </Notice>
      ) : null}
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

const coverOf = ({ purpose, version, service }: GuardianCover): GuardianCover => ({
  purpose,
  version,
  service,
});

type OnSheetProps = {
  asked: readonly GuardianCover[];
  ticked: readonly Purpose[];
  onTick: (purpose: Purpose, isOn: boolean) => void;
};

/** Lists the consents that are requested now, which may differ from the signed paper. */
const OnSheet = ({ asked, ticked, onTick }: OnSheetProps) => {
  const t = useMinorCardText();
  const nameOf = useServiceName();
  const purposeName = usePurposeName();
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, display: 'grid', gap: 0.75 }}>
      <Typography component="legend" sx={{ fontWeight: weight.semibold, p: 0 }}>
        {t('onSheet')}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('onSheetHelp')}
      </Typography>
      {asked.map(({ purpose, version, service }) => (
        <FormControlLabel
          key={purpose}
          control={
            <Checkbox
              checked={ticked.includes(purpose)}
              onChange={(event) => onTick(purpose, event.target.checked)}
            />
          }
          label={t('cover', { purpose: purposeName(purpose), service: nameOf(service), version })}
          sx={{ overflowWrap: 'anywhere' }}
        />
      ))}
    </Box>
  );
};
