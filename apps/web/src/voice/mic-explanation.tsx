import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useId, useRef } from 'react';
import { useLanguage } from '../lib/language/i18n.ts';
import { useServiceName } from '../ui/label/use-service-name.ts';
import { radius, weight } from '../ui/theme/tokens.ts';
import { useSpeechText } from './speech.texts.ts';
import type { SpeechAim } from './use-speech-input.ts';
import type { Explanation } from './voice-consent.ts';

type MicExplanationProps = {
  aim: SpeechAim;
  explanation: Explanation;
  onAccept: () => void;
  onDecline: () => void;
};

/**
 * Explains why the microphone is needed and where recordings are sent, before the browser asks for permission.
 * If the user’s consent is missing, the component also asks for it.
 */
export const MicExplanation = ({
  aim,
  explanation: { way, consent },
  onAccept,
  onDecline,
}: MicExplanationProps) => {
  const t = useSpeechText();
  const language = useLanguage();
  const serviceName = useServiceName();
  const titleId = useId();
  const textId = useId();
  const yes = useRef<HTMLButtonElement>(null);
  useEffect(() => yes.current?.focus(), []);
  const forMessage = aim === 'message';
  const elsewhere = way.kind === 'browser' && !way.onDevice;
  const why =
    way.kind === 'configured'
      ? t('whyConfigured', { service: way.service })
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
        borderRadius: radius.card,
        border: '1px solid',
        borderColor: 'divider',
        bgcolor: 'background.paper',
        display: 'grid',
        gap: 1,
      }}
    >
      <Box component="strong" id={titleId} sx={{ typography: 'subtitle1', fontWeight: weight.semibold }}>
        {t(forMessage ? 'why' : 'whySentence')}
      </Box>
      <Box id={textId} sx={{ color: 'text.secondary' }}>
        {why} {forMessage ? `${t(elsewhere ? 'orType' : 'mend')} ` : null}
        {t('askNext')}
        {consent ? (
          <Box sx={{ mt: 1, color: 'text.primary', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {language === 'en' ? consent.en : consent.tr}
            <Box sx={{ mt: 1, fontWeight: weight.semibold }}>
              {t('consentService', { service: serviceName(consent.service) })}
            </Box>
          </Box>
        ) : null}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'flex-end' }}>
        <Button onClick={onDecline} sx={{ minHeight: 44 }}>
          {t(forMessage ? 'decline' : 'notNow')}
        </Button>
        <Button ref={yes} variant="contained" onClick={onAccept} sx={{ minHeight: 44 }}>
          {t(consent ? 'acceptConsent' : 'accept')}
        </Button>
      </Box>
    </Box>
  );
};
