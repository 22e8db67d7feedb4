import Box from '@mui/material/Box';
import { Fragment } from 'react';
import { speakerLines } from '../../curriculum/speaker-lines.ts';
import { usePlacementText } from './placement.texts.ts';

/** English sentence with a gap. `___` becomes a blank line that screen readers read as a gap. */
export const GapSentence = ({ text }: { text: string }) => {
  const t = usePlacementText();
  return (
    <Box component="span" lang="en" sx={{ whiteSpace: 'pre-line' }}>
      {speakerLines(text)
        .split(/_{2,}/)
        .map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never move
          <Fragment key={index}>
            {index > 0 ? (
              <Box
                component="span"
                role="img"
                aria-label={t('gap')}
                lang="tr"
                sx={{
                  display: 'inline-block',
                  width: '3.5em',
                  borderBottom: '2px solid',
                  borderColor: 'primary.main',
                }}
              />
            ) : null}
            {part}
          </Fragment>
        ))}
    </Box>
  );
};
