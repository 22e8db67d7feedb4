import Box from '@mui/material/Box';
import { useLayoutEffect, useRef } from 'react';
import { radius } from '../../../ui/theme/tokens.ts';
import { useQuestionsText } from '../questions.texts.ts';
import { type Mark, MarkedPassage } from './marked-passage.tsx';

type PassageBoxProps = { text: string; title: string; marks: readonly Mark[] };

const linesBefore = 2;

/**
 * Returns the scroll position in pixels that shows the highlight two lines below the top edge, with a complete first
 * line.
 */
const beginningAt = (mark: HTMLElement, box: HTMLElement): number => {
  const { lineHeight, paddingTop } = getComputedStyle(box);
  const line = Number.parseFloat(lineHeight) || 1;
  const above = Number.parseFloat(paddingTop) || 0;
  const skipped = Math.floor((mark.offsetTop - above) / line) - linesBefore;
  return skipped > 0 ? above + skipped * line : 0;
};

/** Scrollable box for a long text. It scrolls to the first highlight, and again when this highlight changes. */
export const PassageBox = ({ text, title, marks }: PassageBoxProps) => {
  const t = useQuestionsText();
  const box = useRef<HTMLDivElement>(null);
  const first = marks[0]?.start;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text or mark is drawn elsewhere
  useLayoutEffect(() => {
    const mark = box.current?.querySelector('mark');
    if (box.current) box.current.scrollTop = mark ? beginningAt(mark, box.current) : 0;
  }, [text, first]);
  return (
    <Box
      ref={box}
      tabIndex={0}
      role="region"
      aria-label={t('previewText', { title })}
      sx={{
        position: 'relative',
        maxHeight: '17em',
        overflowY: 'auto',
        overscrollBehavior: 'contain',
        px: 1.5,
        py: 1,
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: radius.control,
        lineHeight: 1.7,
      }}
    >
      <MarkedPassage text={text} marks={marks} />
    </Box>
  );
};
