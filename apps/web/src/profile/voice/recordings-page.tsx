import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import PlayArrowRounded from '@mui/icons-material/PlayArrowRounded';
import StopRounded from '@mui/icons-material/StopRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { listRecordings, type StoredRecording } from '@pratik/contract/voice-recordings';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callQuery } from '../../lib/api/query-client.ts';
import { formatDateTime, formatNumber } from '../../lib/language/format.ts';
import { useUrlState } from '../../lib/url-state.ts';
import { LinkButton } from '../../ui/action/link-button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { LoadError } from '../../ui/feedback/load-error.tsx';
import { CardSkeletons, Delayed } from '../../ui/feedback/skeletons.tsx';
import { LinkRows } from '../../ui/layout/link-rows.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { ListPager } from '../../ui/table/list-pager.tsx';
import { useOwnSound } from '../../voice/use-own-sound.ts';
import { DeleteRecordings } from './delete-recordings.tsx';
import { useRecordingsText } from './recordings.texts.ts';

const defaults = { page: '1' };

/** Page that lists the user’s stored recordings. The user can play and delete each recording. */
export const RecordingsPage = () => {
  const t = useRecordingsText();
  const [address, setAddress] = useUrlState(defaults);
  const page = Math.max(0, (Number.parseInt(address.page, 10) || 1) - 1);
  const { data, error, refetch } = useQuery({
    ...callQuery(listRecordings, { page }),
    placeholderData: keepPreviousData,
  });
  return (
    <Page
      title={t('title')}
      lead={t('lead')}
      width="narrow"
      actions={
        <LinkButton to="/pages/profile" startIcon={<ArrowBackIcon />}>
          {t('back')}
        </LinkButton>
      }
    >
      {error && !data ? <LoadError error={error} onRetry={() => void refetch()} /> : null}
      {data || error ? null : (
        <Delayed>
          <CardSkeletons count={1} height="18rem" />
        </Delayed>
      )}
      {data && data.total === 0 ? (
        <EmptyState drawing="microphone" title={t('empty')}>
          {t('emptyText')}
        </EmptyState>
      ) : null}
      {data && data.total > 0 ? (
        <LinkRows
          foot={
            <ListPager
              label={t('pages')}
              order="newest"
              page={page}
              size={data.size}
              total={data.total}
              totalCapped={data.totalCapped}
              shown={data.recordings.length}
              onPage={(next) => setAddress({ page: String(next + 1) })}
            />
          }
        >
          {data.recordings.map((recording) => (
            <RecordingRow key={recording.id} recording={recording} />
          ))}
        </LinkRows>
      ) : null}
    </Page>
  );
};

const RecordingRow = ({ recording }: { recording: StoredRecording }) => {
  const t = useRecordingsText();
  const { id, at, seconds, text } = recording;
  const { playing, failed, toggle } = useOwnSound(id);
  const when = formatDateTime(at);
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        px: 2,
        py: 1,
        '&:not(:first-of-type)': { borderTop: '1px solid', borderColor: 'divider' },
      }}
    >
      <IconButton
        aria-label={t(playing ? 'stop' : 'play', { when })}
        onClick={toggle}
        sx={{ width: 44, height: 44 }}
      >
        {playing ? <StopRounded /> : <PlayArrowRounded />}
      </IconButton>
      <Box sx={{ flex: '1 1 12rem', minWidth: 0 }}>
        {text === null ? (
          <Box sx={{ color: 'text.secondary' }}>{t('unsent')}</Box>
        ) : (
          <Box lang="en" sx={{ overflowWrap: 'anywhere' }}>
            {text}
          </Box>
        )}
        <Box sx={{ color: 'text.secondary', typography: 'caption' }}>
          {when} · {t('seconds', { seconds: formatNumber(seconds, 1) })}
        </Box>
        {failed ? (
          <Box role="alert" sx={{ color: 'warning.main' }}>
            {t('failed')}
          </Box>
        ) : null}
      </Box>
      <DeleteRecordings
        id={id}
        label={t('delete')}
        name={t('deleteNamed', { when })}
        question={t('deleteQuestion', { when })}
      />
    </Box>
  );
};
