import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useId, useRef } from 'react';
import { useSpeechText } from './speech.texts.ts';
import type { WayToListen } from './way-to-listen.ts';

type MicExplanationProps = { way: WayToListen; onAccept: () => void; onDecline: () => void };

/** Why the microphone is needed and where the voice goes, before the browser asks. */
export const MicExplanation = ({ way, onAccept, onDecline }: MicExplanationProps) => {
  const t = useSpeechText();
  const titleId = useId();
  const textId = useId();
  const yes = useRef<HTMLButtonElement>(null);
  useEffect(() => yes.current?.focus(), []);
  const elsewhere = way.kind === 'browser' && !way.onDevice;
  const why =
    way.kind === 'house'
      ? t('whyHouse', { service: way.service })
      : t(elsewhere ? 'whyBrowser' : 'whyDevice');
  return (
    <Box
      role="alertdialog"
      aria-labelledby={titleId}
      aria-describedby={textId}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onDecline();
      }}
      sx={{
        p: 2,
        mb: 1,
        borderRadius: 1.6,
        border: '1px solid',
        borderColor: 'divider',
        bgcolor: 'background.paper',
        display: 'grid',
        gap: 1,
      }}
    >
      <Box component="strong" id={titleId} sx={{ fontSize: '1.143rem', fontWeight: 640 }}>
        {t('why')}
      </Box>
      <Box id={textId} sx={{ color: 'text.secondary' }}>
        {why} {t('askNext')}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'flex-end' }}>
        <Button onClick={onDecline} sx={{ minHeight: 44 }}>
          {t('decline')}
        </Button>
        <Button ref={yes} variant="contained" onClick={onAccept} sx={{ minHeight: 44 }}>
          {t(elsewhere ? 'acceptBrowser' : 'accept')}
        </Button>
      </Box>
    </Box>
  );
};
