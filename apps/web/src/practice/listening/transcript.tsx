import Box from '@mui/material/Box';
import type { OpenedListening } from '@pratik/contract/listening';
import { useMemo } from 'react';
import { TappableText } from '../../curriculum/tappable-text.tsx';
import type { TextOrigin } from '../../curriculum/text-origin.ts';
import { type Outline, placesOf } from '../../curriculum/text-outline.ts';
import { weight } from '../../ui/theme/tokens.ts';
import { useListeningText } from './listening.texts.ts';

type TranscriptProps = {
  text: OpenedListening['text'];
  turns: NonNullable<OpenedListening['text']['turns']>;
  outline: Outline;
  /** Index of the sentence being played, or null. */
  heard: number | null;
  /** Quoted passages of the text to highlight, or undefined. */
  evidence: readonly string[] | undefined;
};

/** Text of a listening exercise with its speakers. The learner can look up every word. */
export const Transcript = ({ text, turns, outline, heard, evidence }: TranscriptProps) => {
  const t = useListeningText();
  const origin = useMemo<TextOrigin>(
    () => ({ kind: 'listening', id: text.id, textId: text.id, variety: text.variety }),
    [text.id, text.variety],
  );
  const marked = useMemo(
    () =>
      placesOf(
        turns.map((turn) => turn.text),
        evidence ?? [],
      ),
    [turns, evidence],
  );
  const isAlone = text.speakers.length === 1;
  return (
    <Box component="article" aria-label={t('words')} sx={{ typography: 'lead', lineHeight: 1.75 }}>
      {outline.paragraphs.map((paragraph, index) => {
        const next = outline.paragraphs[index + 1]?.sentencesBefore ?? Number.POSITIVE_INFINITY;
        const isHere = heard !== null && heard >= paragraph.sentencesBefore && heard < next;
        return (
          <Box key={paragraph.sentencesBefore} sx={{ mb: '0.9em' }}>
            {isAlone ? null : (
              <Box
                lang="en"
                sx={{ typography: 'body2', fontWeight: weight.semibold, color: 'text.secondary' }}
              >
                {turns[index]?.speaker}
              </Box>
            )}
            <TappableText
              text={paragraph.text}
              origin={origin}
              sentencesBefore={paragraph.sentencesBefore}
              spoken={isHere ? heard : null}
              marked={marked.get(index)}
            />
          </Box>
        );
      })}
    </Box>
  );
};
