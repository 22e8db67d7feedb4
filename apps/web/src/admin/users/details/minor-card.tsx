import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  type AgeBand,
  ageBands,
  correctAgeBand,
  type GuardianCover,
  getMinor,
  type MinorRecord,
} from '@pratik/contract/guardian';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/api-client.ts';
import { callKey, callQuery } from '../../../lib/api/query-client.ts';
import { formatDateTime } from '../../../lib/language/format.ts';
import { ErrorPanel } from '../../../ui/feedback/error-panel.tsx';
import { LoadError } from '../../../ui/feedback/load-error.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { SelectInput } from '../../../ui/form/native-choice.tsx';
import { usePurposeName } from '../../../ui/label/use-purpose-name.ts';
import { useServiceName } from '../../../ui/label/use-service-name.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { GuardianLinks } from './guardian-links.tsx';
import { PaperForm } from './guardian-paper-form.tsx';
import { useMinorCardText } from './minor-card.texts.ts';

/**
 * Card with a learner’s age group and the guardian’s decisions. It exists only if the organization asks for age
 * groups.
 */
export const MinorCard = ({ userId, learner }: Whose) => {
  const t = useMinorCardText();
  const { data, error, refetch } = useQuery(callQuery(getMinor, { userId }));
  if (!data && error) {
    return (
      <Card title={t('title')}>
        <LoadError error={error} onRetry={() => void refetch()} />
      </Card>
    );
  }
  return data?.minor ? <KnownMinor userId={userId} learner={learner} minor={data.minor} /> : null;
};

type Whose = { userId: string; learner: string };
type KnownProps = Whose & { minor: MinorRecord };

const KnownMinor = ({ userId, learner, minor }: KnownProps) => {
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
        {minor.band === 'adult' ? null : <GuardianPart userId={userId} learner={learner} minor={minor} />}
      </Box>
    </Card>
  );
};

const GuardianPart = ({ userId, learner, minor }: KnownProps) => {
  const t = useMinorCardText();
  const nameOf = useServiceName();
  const purposeName = usePurposeName();
  const missing = minor.asked.filter(({ covered }) => !covered);
  const named = (covers: readonly GuardianCover[]) =>
    covers.map(({ purpose }) => purposeName(purpose)).join(', ');
  const inFull = ({ purpose, version, service }: GuardianCover) =>
    t('cover', { purpose: purposeName(purpose), service: nameOf(service), version });
  const coverage = (covers: readonly GuardianCover[]) =>
    covers.length === 0 ? t('coversNone') : t('coversAll', { what: covers.map(inFull).join('; ') });
  return (
    <>
      {minor.decisions.length === 0 ? <Typography>{t('none')}</Typography> : null}
      {minor.decisions[0]?.given && missing.length > 0 ? (
        <Notice tone="warning" title={t('renewal')}>
          {t('renewalBody', { what: named(missing) })}
        </Notice>
      ) : null}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {minor.decisions.map(({ at, given, guardian, means, covers }) => (
          <Box component="li" key={at} sx={{ py: 0.5 }}>
            {formatDateTime(at)} · {guardian ?? t('nameless')} · {t(given ? 'given' : 'taken')} ({t(means)})
            {given ? ` · ${coverage(covers)}` : null}
          </Box>
        ))}
      </Box>
      <GuardianLinks userId={userId} learner={learner} links={minor.links} />
      <PaperForm userId={userId} asked={minor.asked} />
    </>
  );
};
