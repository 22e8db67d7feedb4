import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { problemSentence } from '../../lib/errors/problem-text.ts';
import { ConsentLink } from '../../ui/action/consent-link.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { radius, weight } from '../../ui/theme/tokens.ts';
import { MicExplanation } from '../mic-explanation.tsx';
import { useSpeechText } from '../speech.texts.ts';
import { isOfConsent } from '../speech-error.ts';
import type { Upload } from '../speech-session.ts';
import { useHandsFreeText } from './hands-free.texts.ts';
import { type HandsFreeState, handsFreeState } from './hands-free-state.ts';
import { type HandsFreeTrouble, useHandsFree } from './use-hands-free.ts';

export type HandsFreeBarProps = {
  upload: Upload;
  replying: boolean;
  /** Whether the partner’s reply is being spoken. */
  speaking: boolean;
  onSpeech: () => void;
  onText: (text: string) => void;
  onOff: () => void;
};

/** Bar of a conversation in hands-free mode. The bar shows the state of the mode and a button that ends the mode. */
export const HandsFreeBar = ({ upload, replying, speaking, onSpeech, onText, onOff }: HandsFreeBarProps) => {
  const t = useHandsFreeText();
  const { phase, trouble, hearing, writing, accept } = useHandsFree({
    upload,
    onSpeech,
    onText,
    onRest: onOff,
  });
  useEscape(onOff);
  if (phase.kind === 'explaining') {
    return (
      <MicExplanation
        aim="sentence"
        explanation={phase.explanation}
        onAccept={() => void accept()}
        onDecline={onOff}
      />
    );
  }
  const state = handsFreeState({ hearing, writing, replying, speaking });
  return (
    <Box
      component="section"
      aria-label={t('title')}
      sx={{
        mb: 1,
        px: 1.75,
        py: 0.75,
        borderRadius: radius.control,
        border: '1px solid',
        borderColor: hearing ? 'error.main' : 'divider',
        bgcolor: 'background.paper',
      }}
    >
      {phase.kind === 'ended' ? null : (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
          <Dot state={phase.kind === 'open' ? state : null} />
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Box role="status" sx={{ fontWeight: weight.semibold }}>
              {phase.kind === 'open' ? t(state) : t('starting')}
            </Box>
            <Box sx={{ color: 'text.secondary', typography: 'caption' }}>
              {phase.kind === 'open' ? t(`${state}Hint`) : t('offHint')}
            </Box>
          </Box>
          <Button onClick={onOff} title={t('offHint')} sx={{ minHeight: 44, flex: 'none' }}>
            {t('off')}
          </Button>
        </Box>
      )}
      {trouble ? <Trouble trouble={trouble} onOff={phase.kind === 'ended' ? onOff : null} /> : null}
    </Box>
  );
};

const colours: Record<HandsFreeState, string> = {
  listening: 'success.main',
  hearing: 'error.main',
  thinking: 'warning.main',
  speaking: 'primary.main',
};

const Dot = ({ state }: { state: HandsFreeState | null }) => (
  <Box
    aria-hidden
    sx={{
      width: 14,
      height: 14,
      flex: 'none',
      borderRadius: radius.round,
      bgcolor: state ? colours[state] : 'action.disabled',
    }}
  />
);

const Trouble = ({ trouble, onOff }: { trouble: HandsFreeTrouble; onOff: (() => void) | null }) => {
  const t = useHandsFreeText();
  const speech = useSpeechText();
  const reason = 'reason' in trouble ? trouble.reason : null;
  return (
    <Box sx={{ my: 1 }}>
      <Notice tone="warning" role="alert">
        {'error' in trouble
          ? problemSentence(trouble.error)
          : trouble.reason === 'needsService'
            ? t('needsService')
            : speech(trouble.reason)}{' '}
        {reason && isOfConsent(reason) ? (
          <ConsentLink purpose="voice">{speech('toPrivacy')}</ConsentLink>
        ) : null}
        {onOff ? (
          <Box sx={{ mt: 0.5, ml: -1 }}>
            <Button onClick={onOff} sx={{ minHeight: 44 }}>
              {t('off')}
            </Button>
          </Box>
        ) : null}
      </Notice>
    </Box>
  );
};

/** Esc ends hands-free mode whichever element has the focus, unless that element has already handled the key. */
const useEscape = (onOff: () => void): void => {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) onOff();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [onOff]);
};
