import Box from '@mui/material/Box';
import { sentenceSpans } from '@pratik/text/sentences';
import type { Spoken } from '../../../curriculum/voice/speaker.ts';
import { radius } from '../../../ui/theme/tokens.ts';

/** English text that the page is still receiving, with the sentence being played highlighted. */
export const SpokenText = ({ text, spoken }: { text: string; spoken: Spoken | null }) => {
  if (!spoken) return <span lang="en">{text}</span>;
  const { start, end } = spoken.sentence;
  return (
    <span lang="en">
      {text.slice(0, start)}
      <Box
        component="span"
        data-spoken=""
        sx={{
          borderRadius: radius.small,
          boxDecorationBreak: 'clone',
          bgcolor: 'color-mix(in srgb, var(--p-palette-primary-main) 15%, transparent)',
        }}
      >
        {text.slice(start, end)}
      </Box>
      {text.slice(end)}
    </span>
  );
};

/** Returns the index of the sentence being played, or null when no sentence is being played. */
export const spokenNumber = (text: string, spoken: Spoken | null): number | null => {
  if (!spoken) return null;
  const at = sentenceSpans(text).findIndex(({ start }) => start === spoken.sentence.start);
  return at < 0 ? null : at;
};
