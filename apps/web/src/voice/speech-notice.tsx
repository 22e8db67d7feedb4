import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { problemSentence } from '../lib/errors/problem-text.ts';
import { ConsentLink } from '../ui/action/consent-link.tsx';
import { Notice } from '../ui/feedback/notice.tsx';
import { useSpeechText } from './speech.texts.ts';
import { isOfConsent, type SpeechErrorName } from './speech-error.ts';
import type { SpeechAim, SpeechInput, SpeechTrouble } from './use-speech-input.ts';

/** Notice about speech input. It shows an error, a recording that is not transcribed yet, or a success message. */
export const SpeechNotice = ({ speech }: { speech: SpeechInput }) => {
  const t = useSpeechText();
  const { trouble, stored } = speech;
  if (!trouble && !stored) {
    return speech.wasWritten && speech.aim === 'message' ? (
      <Box role="status" sx={{ px: 0.5, pb: 0.5, color: 'text.secondary', typography: 'caption' }}>
        {t('written')}
      </Box>
    ) : null;
  }
  return (
    <Box sx={{ mb: 1 }}>
      <Notice tone={trouble ? 'warning' : 'info'} role={trouble ? 'alert' : 'status'}>
        {trouble ? sentence(t, trouble, speech.aim) : t('stored')}
        {trouble && 'reason' in trouble && isOfConsent(trouble.reason) ? (
          <>
            {' '}
            <ConsentLink purpose="voice">{t('toPrivacy')}</ConsentLink>
          </>
        ) : null}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 0.5, ml: -1 }}>
          {stored ? (
            <>
              <Button onClick={speech.retry} sx={{ minHeight: 44 }}>
                {t('retry')}
              </Button>
              <Button color="inherit" onClick={speech.forget} sx={{ minHeight: 44 }}>
                {t('forget')}
              </Button>
            </>
          ) : (
            <Button onClick={speech.clear} sx={{ minHeight: 44 }}>
              {t('close')}
            </Button>
          )}
        </Box>
      </Notice>
    </Box>
  );
};

/** Errors after which the learner can simply speak again. After all other errors, the notice also suggests typing. */
const sayAgain: readonly SpeechErrorName[] = ['tooQuiet', 'tooShort', 'tooLong', 'notUnderstood'];

const sentence = (t: ReturnType<typeof useSpeechText>, trouble: SpeechTrouble, aim: SpeechAim): string => {
  if ('error' in trouble) return problemSentence(trouble.error);
  const said = t(trouble.reason);
  return aim === 'message' && !sayAgain.includes(trouble.reason) ? `${said} ${t('orType')}` : said;
};
