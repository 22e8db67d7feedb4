import Box from '@mui/material/Box';
import { useOnline, useStartedOffline } from '../../lib/offline/online.ts';
import { weight } from '../../ui/theme/tokens.ts';
import { useAppText } from '../app.texts.ts';

/** A banner that is shown while the browser is offline. */
export const OfflineBanner = () => {
  const t = useAppText();
  const online = useOnline();
  const startedOffline = useStartedOffline();
  return (
    <Box role="status">
      {online && !startedOffline ? null : (
        <Box
          sx={{
            display: 'flex',
            gap: 1.5,
            alignItems: 'center',
            px: { xs: 2, sm: 3 },
            py: 1.25,
            bgcolor: 'warning.main',
            color: 'warning.contrastText',
            fontWeight: weight.medium,
          }}
        >
          {t(startedOffline ? 'openedOffline' : 'offline')}
        </Box>
      )}
    </Box>
  );
};
