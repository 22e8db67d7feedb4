import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { getVoiceOptions } from '@pratik/contract/voice';
import { changeRecordingStorage, getRecordingStorage } from '@pratik/contract/voice-recordings';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { VoiceFields } from '../../curriculum/voice/voice-fields.tsx';
import { callApi } from '../../lib/api/api-client.ts';
import { callKey, callQuery } from '../../lib/api/query-client.ts';
import { formatNumber } from '../../lib/language/format.ts';
import { ConsentLink } from '../../ui/action/consent-link.tsx';
import { LinkButton } from '../../ui/action/link-button.tsx';
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx';
import { LoadError } from '../../ui/feedback/load-error.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { Card } from '../../ui/layout/card.tsx';
import { DeleteRecordings } from './delete-recordings.tsx';
import { useRecordingsText } from './recordings.texts.ts';

/** Card with settings for speech output and for storing the user’s own recordings. */
export const VoiceCard = () => {
  const t = useRecordingsText();
  return (
    <Card title={t('voice')}>
      <VoiceFields />
      <Elsewhere />
      <Typography variant="h3" sx={{ mt: 3, mb: 0.5 }}>
        {t('own')}
      </Typography>
      <RecordingStorage />
    </Card>
  );
};

/**
 * Notice about speech output by an external provider. It says whether this provider speaks in the user’s
 * conversations, and links to the consents.
 */
const Elsewhere = () => {
  const t = useRecordingsText();
  const { data } = useQuery(callQuery(getVoiceOptions, {}));
  if (!data?.elsewhere) return null;
  const { service, allowed } = data.elsewhere;
  return (
    <Box sx={{ mt: 2 }}>
      <Notice tone="info">
        {t(allowed ? 'goesElsewhere' : 'staysHere', { service })}{' '}
        <ConsentLink purpose="speech">{t('toConsents')}</ConsentLink>
      </Notice>
    </Box>
  );
};

const RecordingStorage = () => {
  const t = useRecordingsText();
  const client = useQueryClient();
  const { data, error, refetch } = useQuery(callQuery(getRecordingStorage, {}));
  const change = useMutation({
    mutationFn: (storesRecordings: boolean) => callApi(changeRecordingStorage, { storesRecordings }),
    onSuccess: (state) => {
      client.setQueryData(callKey(getRecordingStorage, {}), state);
      showToast(t(state.storesRecordings ? 'storedNow' : 'notStoredNow'));
    },
  });
  if (!data) return error ? <LoadError error={error} onRetry={() => void refetch()} /> : null;
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <FormControlLabel
        control={
          <Switch
            checked={data.storesRecordings}
            disabled={change.isPending}
            onChange={(_, on) => change.mutate(on)}
          />
        }
        label={t('keep')}
      />
      <Typography sx={{ color: 'text.secondary' }}>
        {t('keepHint', { days: formatNumber(data.days) })}
      </Typography>
      {change.error ? <ErrorPanel error={change.error} /> : null}
      {data.count > 0 ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
          <LinkButton to="/pages/profile/recordings" variant="outlined">
            {t('toList', { count: formatNumber(data.count), size: formatNumber(data.bytes / 1e6, 1) })}
          </LinkButton>
          <DeleteRecordings
            question={t('deleteAllQuestion', { count: formatNumber(data.count) })}
            label={t('deleteAll')}
          />
        </Box>
      ) : null}
    </Box>
  );
};
