import Box from '@mui/material/Box';
import { formatTime } from '../../../lib/language/format.ts';
import type { DraftState } from '../drafts/draft-sync.state.ts';
import { useWritingText } from '../writing.texts.ts';

/** Shows whether the draft is saved on the server or only on this device. Screen readers announce only problems. */
export const SavedLine = ({ state }: { state: DraftState }) => {
  const t = useWritingText();
  const trouble =
    state.saved === 'unreached'
      ? state.sending === 'waiting'
        ? t('sendWaiting')
        : t(state.stored ? 'unreached' : 'unreachedNotStored')
      : null;
  return (
    <>
      {trouble === null && state.saved !== 'refused' ? (
        <span>
          {state.saved === 'saving' ? t('saving') : t('saved', { time: formatTime(state.savedAt) })}
        </span>
      ) : null}
      <Box role="status" sx={{ width: '100%', color: 'warning.main' }}>
        {trouble}
      </Box>
    </>
  );
};
