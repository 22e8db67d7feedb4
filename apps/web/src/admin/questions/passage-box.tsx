import Box from '@mui/material/Box';
import { useLayoutEffect, useRef } from 'react';
import { type Mark, MarkedPassage } from './marked-passage.tsx';
import { useQuestionsText } from './questions.texts.ts';

type PassageBoxProps = { text: string; title: string; marks: readonly Mark[] };

/**
 * A long text in a window of its own, which the keyboard reaches and scrolls. It stands where the first mark is, with a
 * little of what comes before, and follows when another sentence is marked.
 */
export const PassageBox = ({ text, title, marks }: PassageBoxProps) => {
  const t = useQuestionsText();
  const box = useRef<HTMLDivElement>(null);
  const first = marks[0]?.start;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text or mark is drawn elsewhere
  useLayoutEffect(() => {
    const mark = box.current?.querySelector('mark');
    if (!box.current) return;
    box.current.scrollTop = mark ? Math.max(0, mark.offsetTop - box.current.clientHeight / 4) : 0;
  }, [text, first]);
  return (
    <Box
      ref={box}
      tabIndex={0}
      role="region"
      aria-label={t('previewText', { title })}
      sx={{
        position: 'relative',
        maxHeight: '18rem',
        overflowY: 'auto',
        overscrollBehavior: 'contain',
        px: 1.5,
        py: 1,
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: 1.2,
        lineHeight: 1.7,
      }}
    >
      <MarkedPassage text={text} marks={marks} />
    </Box>
  );
};
