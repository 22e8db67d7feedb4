import Box from '@mui/material/Box';
import type { AuditEntry } from '@pratik/contract/audit';
import { formatDateTime } from '../../lib/language/format.ts';
import { useAuditText } from './audit.texts.ts';
import { ActorName, actName, detailText, Target } from './audit-words.tsx';

/** One audit log entry: time, acting user, action and target. */
export const AuditRow = ({ entry }: { entry: AuditEntry }) => {
  const t = useAuditText();
  const detail = detailText(t, entry.detail);
  return (
    <Box component="li" sx={row}>
      <Box component="time" dateTime={entry.at} sx={{ ...quiet, fontVariantNumeric: 'tabular-nums' }}>
        {formatDateTime(entry.at)}
      </Box>
      <div>
        <ActorName entry={entry} />
      </div>
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
          <span>{actName(t, entry.action)}</span>
          <Target entry={entry} />
        </Box>
        {detail ? (
          <Box sx={{ ...quiet, typography: 'caption', overflowWrap: 'anywhere' }}>{detail}</Box>
        ) : null}
      </Box>
    </Box>
  );
};

const quiet = { color: 'text.secondary' };

const row = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '11rem minmax(0, 1fr) minmax(0, 2fr)' },
  columnGap: 2,
  rowGap: 0.25,
  px: 2.5,
  py: 1.25,
  '&:not(:first-of-type)': { borderTop: '1px solid', borderColor: 'divider' },
};
