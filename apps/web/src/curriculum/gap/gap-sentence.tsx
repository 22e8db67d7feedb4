import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { weight } from '../../ui/theme/tokens.ts';
import { speakerLines } from '../speaker-lines.ts';
import { useGapText } from './gap.texts.ts';

type GapSentenceProps = {
  before: string;
  after: string;
  /** Text that fills the gap after the answer. */
  children?: ReactNode;
};

/** An English sentence with a gap. After the answer, the gap contains the text `children`. */
export const GapSentence = ({ before, after, children }: GapSentenceProps) => {
  const t = useGapText();
  return (
    <Box
      lang="en"
      sx={{
        typography: 'h2',
        fontWeight: weight.semibold,
        lineHeight: 1.5,
        overflowWrap: 'anywhere',
        whiteSpace: 'pre-line',
      }}
    >
      {speakerLines(before)}
      {children ?? (
        <Box
          component="span"
          role="img"
          aria-label={t('gap')}
          lang="tr"
          sx={{
            display: 'inline-block',
            width: '4.5em',
            borderBottom: '2px solid',
            borderColor: 'primary.main',
          }}
        />
      )}
      {speakerLines(after)}
    </Box>
  );
};
