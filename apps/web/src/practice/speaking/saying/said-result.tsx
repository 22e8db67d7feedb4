import VolumeUpRounded from '@mui/icons-material/VolumeUpRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { HintList } from '../hint-list.tsx';
import { useSpeakingText } from '../speaking.texts.ts';
import { OwnVoice } from './own-voice.tsx';
import { UnderstoodWords } from './understood-words.tsx';
import type { Said } from './use-saying.ts';

type SaidResultProps = {
  said: Said;
  onHearModel: () => void;
  onHearSelf: () => void;
  /** Content that replaces the word-by-word comparison, if given. */
  children?: ReactNode;
};

/**
 * Result of a spoken sentence: the recognised words, buttons that play the learner’s recording and the model voice,
 * and hints.
 */
export const SaidResult = ({
  said: { answer, sound },
  onHearModel,
  onHearSelf,
  children,
}: SaidResultProps) => {
  const t = useSpeakingText();
  return (
    <Box sx={{ mt: 3, pt: 2, borderTop: '1px solid', borderColor: 'divider', display: 'grid', gap: 1.5 }}>
      <Typography variant="h3">{t('understood')}</Typography>
      <div>{children ?? <UnderstoodWords words={answer.words} />}</div>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        {sound ? <OwnVoice sound={sound} onPlay={onHearSelf} /> : null}
        <Button
          variant="outlined"
          startIcon={<VolumeUpRounded />}
          onClick={onHearModel}
          sx={{ minHeight: 44 }}
        >
          {t('hearModel')}
        </Button>
      </Box>
      {sound ? <Box sx={{ color: 'text.secondary', typography: 'caption' }}>{t('ownStored')}</Box> : null}
      {answer.hints.length > 0 ? <HintList hints={answer.hints} /> : null}
    </Box>
  );
};
