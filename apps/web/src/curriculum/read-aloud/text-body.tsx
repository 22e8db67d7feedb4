import Box from '@mui/material/Box';
import type { RefObject } from 'react';
import { TappableText } from '../tappable-text.tsx';
import type { TextOrigin } from '../text-origin.ts';
import type { Outline, Places } from '../text-outline.ts';
import { useReadAloudText } from './read-aloud.texts.ts';

type TextBodyProps = {
  outline: Outline;
  origin: TextOrigin;
  text: RefObject<HTMLElement | null>;
  spoken: number | null;
  marked: Places;
};

/** Text of a reading. The learner can look up every word. */
export const TextBody = ({ outline, origin, text, spoken, marked }: TextBodyProps) => {
  const t = useReadAloudText();
  return (
    <Box
      component="article"
      ref={text}
      aria-label={t('text')}
      sx={{
        typography: 'reading',
        lineHeight: 1.8,
        '& p': { m: 0, mb: '1em' },
      }}
    >
      {outline.paragraphs.map((paragraph, index) => {
        const here = spoken !== null && isIn(spoken, outline, index);
        return (
          <p key={paragraph.sentencesBefore}>
            <TappableText
              text={paragraph.text}
              origin={origin}
              sentencesBefore={paragraph.sentencesBefore}
              spoken={here ? spoken : null}
              marked={marked.get(index)}
            />
          </p>
        );
      })}
    </Box>
  );
};

/**
 * Returns whether a paragraph contains the sentence, so that only this paragraph is rendered again during playback.
 */
const isIn = (sentence: number, { paragraphs }: Outline, index: number): boolean =>
  sentence >= (paragraphs[index]?.sentencesBefore ?? 0) &&
  sentence < (paragraphs[index + 1]?.sentencesBefore ?? Number.POSITIVE_INFINITY);
