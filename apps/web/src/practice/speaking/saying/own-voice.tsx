import PlayArrowRounded from '@mui/icons-material/PlayArrowRounded';
import StopRounded from '@mui/icons-material/StopRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import { useSpeakingText } from '../speaking.texts.ts';

type OwnVoiceProps = {
  sound: Blob;
  /** Is called before playback, so that the caller can stop other sounds. */
  onPlay: () => void;
};

/** Button that plays the learner’s last recording, which exists only in the memory of this page. */
export const OwnVoice = ({ sound, onPlay }: OwnVoiceProps) => {
  const t = useSpeakingText();
  const audio = useRef<HTMLAudioElement | null>(null);
  const [playing, setPlaying] = useState(false);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const url = URL.createObjectURL(sound);
    const element = new Audio(url);
    element.onended = () => setPlaying(false);
    audio.current = element;
    setFailed(false);
    setPlaying(false);
    return () => {
      element.pause();
      URL.revokeObjectURL(url);
    };
  }, [sound]);
  const toggle = () => {
    const { current } = audio;
    if (!current) return;
    if (playing) {
      current.pause();
      current.currentTime = 0;
      setPlaying(false);
      return;
    }
    onPlay();
    setPlaying(true);
    current.play().catch(() => {
      setPlaying(false);
      setFailed(true);
    });
  };
  return (
    <>
      <Button
        variant="outlined"
        startIcon={playing ? <StopRounded /> : <PlayArrowRounded />}
        onClick={toggle}
        sx={{ minHeight: 44 }}
      >
        {t(playing ? 'stopListening' : 'hearYourself')}
      </Button>
      {failed ? (
        <Box role="alert" sx={{ color: 'error.main' }}>
          {t('ownFailed')}
        </Box>
      ) : null}
    </>
  );
};
