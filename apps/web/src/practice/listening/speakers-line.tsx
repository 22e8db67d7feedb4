import Box from '@mui/material/Box';
import type { OpenedListening } from '@pratik/contract/listening';
import { useListeningText } from './listening.texts.ts';

/** Names of the speakers, with the accent of each speaker who does not speak British English. */
export const SpeakersLine = ({ speakers }: Pick<OpenedListening['text'], 'speakers'>) => {
  const t = useListeningText();
  return (
    <Box sx={{ color: 'text.secondary', mt: 0.25 }}>
      {t(speakers.length === 1 ? 'speaker' : 'speakers')}{' '}
      {speakers.map(({ name, accent }, index) => (
        <span key={name}>
          {index > 0 ? ', ' : null}
          <span lang="en">{name}</span>
          {accent ? ` (${t(accent)})` : null}
        </span>
      ))}
    </Box>
  );
};
