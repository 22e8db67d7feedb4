import Box from '@mui/material/Box';
import { Delayed } from '../ui/feedback/delayed.tsx';
import { useUiText } from '../ui/ui.texts.ts';

/** Placeholder that is shown while the first page of a visit is loading. */
export const HydrateFallback = () => {
  const t = useUiText();
  return (
    <Box
      role="status"
      sx={{ minHeight: '100dvh', display: 'grid', placeItems: 'center', color: 'text.secondary' }}
    >
      <Delayed>{t('loading')}…</Delayed>
    </Box>
  );
};
