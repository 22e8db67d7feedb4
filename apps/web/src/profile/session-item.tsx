import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { formatDateTime, formatRelative } from '../lib/language/format.ts';
import { weight } from '../ui/theme/tokens.ts';
import type { OpenSession } from './profile.api.ts';
import { useProfileText } from './profile.texts.ts';

type SessionItemProps = { session: OpenSession; busy: boolean; onEnd: () => void };

/** One session of the account. The current session has no button, because the user ends it by signing out. */
export const SessionItem = ({ session, busy, onEnd }: SessionItemProps) => {
  const t = useProfileText();
  const device = session.device || t('unknownDevice');
  return (
    <Box
      component="li"
      sx={{
        py: 1.5,
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1.5,
        alignItems: 'center',
        '& + &': { borderTop: '1px solid', borderColor: 'divider' },
      }}
    >
      <Box sx={{ flex: '1 1 14rem' }}>
        <Box
          sx={{
            display: 'flex',
            gap: 1,
            alignItems: 'center',
            flexWrap: 'wrap',
            fontWeight: weight.semibold,
          }}
        >
          {device}
          {session.current ? (
            <Chip size="small" color="primary" variant="outlined" label={t('thisDevice')} />
          ) : null}
        </Box>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('signedIn', { when: formatDateTime(session.createdAt) })}
          {session.current ? null : ` · ${t('lastSeen', { when: formatRelative(session.lastSeenAt) })}`}
        </Typography>
      </Box>
      {session.current ? null : (
        <Button variant="outlined" aria-label={t('endSessionOf', { device })} loading={busy} onClick={onEnd}>
          {t('endSession')}
        </Button>
      )}
    </Box>
  );
};
