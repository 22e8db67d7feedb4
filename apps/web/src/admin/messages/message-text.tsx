import Box from '@mui/material/Box';
import type { StoredCorrection } from '@pratik/contract/feedback';
import { radius, weight } from '../../ui/theme/tokens.ts';
import { markText } from './marked-text.ts';

type MessageTextProps = { text: string; corrections: readonly StoredCorrection[] };

/** Returns whether the correction is highlighted in the message text. Rejected corrections are not highlighted. */
const isMarked = ({ decision }: StoredCorrection): boolean => decision?.verdict !== 'rejected';

/**
 * The learner’s text with highlighted corrections. Each highlight has the number of its correction in the list
 * beside the text.
 */
export const MessageText = ({ text, corrections }: MessageTextProps) => {
  const marked = corrections.filter(isMarked);
  const numberOf = (place: number) => corrections.indexOf(marked[place - 1] as StoredCorrection) + 1;
  return (
    <Box
      component="p"
      lang="en"
      sx={{ m: 0, typography: 'lead', lineHeight: 2, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
    >
      {markText(text, marked).map((stretch) =>
        stretch.marks.length === 0 ? (
          <span key={stretch.start}>{stretch.text}</span>
        ) : (
          <Box
            component="mark"
            key={`${stretch.start} ${stretch.marks.join(' ')}`}
            sx={{
              color: 'inherit',
              bgcolor: 'color-mix(in srgb, var(--p-palette-warning-main) 20%, transparent)',
              borderBottom: '2px solid',
              borderColor: 'warning.main',
              borderRadius: `${radius.small} ${radius.small} 0 0`,
              px: '0.1em',
            }}
          >
            {stretch.text}
            {endsHere(stretch.start + stretch.text.length, stretch.marks, marked)
              .map(numberOf)
              .map((number) => (
                <Box
                  component="a"
                  key={number}
                  href={`#correction-${number}`}
                  sx={{
                    typography: 'label',
                    fontWeight: weight.bold,
                    lineHeight: 0,
                    verticalAlign: 'super',
                    ml: '0.15em',
                    color: 'inherit',
                  }}
                >
                  {number}
                </Box>
              ))}
          </Box>
        ),
      )}
    </Box>
  );
};

/**
 * Returns the numbers of the corrections that end at `end`, because each number appears only at the end of its
 * correction.
 */
const endsHere = (
  end: number,
  marks: readonly number[],
  corrections: readonly StoredCorrection[],
): number[] => marks.filter((number) => (corrections[number - 1]?.end ?? end) <= end);
