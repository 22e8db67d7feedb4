import Box from '@mui/material/Box';
import { straightMarks } from '@pratik/text/printed-marks';
import { radius } from '../../../ui/theme/tokens.ts';

export type Mark = { readonly start: number; readonly end: number; readonly title?: string };

/**
 * Returns the ranges of glossary words in a text. Up to three more letters may follow a word, because it may be
 * inflected. Of two overlapping ranges, only the longer one is returned.
 */
export const glossaryMarks = (text: string, glossary: readonly { word: string; tr: string }[]): Mark[] => {
  const marks: Mark[] = [];
  for (const { word, tr } of glossary.toSorted((a, b) => b.word.length - a.word.length)) {
    const stem = straightMarks(word)
      .trim()
      .replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
    if (stem === '') continue;
    for (const found of straightMarks(text).matchAll(
      new RegExp(`(?<!\\p{L})${stem}\\p{L}{0,3}(?!\\p{L})`, 'giu'),
    )) {
      const mark = { start: found.index, end: found.index + found[0].length, title: tr };
      if (!marks.some(({ start, end }) => mark.start < end && start < mark.end)) marks.push(mark);
    }
  }
  return marks.toSorted((a, b) => a.start - b.start);
};

/** Returns the ranges of the evidence sentences in a text. */
export const evidenceMarks = (text: string, evidence: string): Mark[] =>
  evidence
    .split('\n')
    .map((sentence) => sentence.trim())
    .map((sentence) => ({ sentence, start: straightMarks(text).indexOf(straightMarks(sentence)) }))
    .filter(({ sentence, start }) => sentence !== '' && start >= 0)
    .map(({ sentence, start }) => ({ start, end: start + sentence.length }))
    .toSorted((a, b) => a.start - b.start)
    // Two evidence sentences may be identical while an administrator edits them, so duplicate ranges are removed.
    .filter(({ start }, index, marks) => start >= (marks[index - 1]?.end ?? 0));

/** A passage with highlighted ranges. */
export const MarkedPassage = ({ text, marks }: { text: string; marks: readonly Mark[] }) => {
  const parts = marks.map(({ start, end, title }, index) => ({
    before: text.slice(marks[index - 1]?.end ?? 0, start),
    marked: text.slice(start, end),
    title,
    start,
  }));
  return (
    <Box component="span" lang="en" sx={{ whiteSpace: 'pre-line' }}>
      {parts.map(({ before, marked, title, start }) => (
        <span key={start}>
          {before}
          <Box
            component="mark"
            title={title}
            sx={{
              color: 'inherit',
              borderRadius: radius.small,
              bgcolor: 'color-mix(in srgb, var(--p-palette-primary-main) 16%, transparent)',
            }}
          >
            {marked}
          </Box>
        </span>
      ))}
      {text.slice(marks.at(-1)?.end ?? 0)}
    </Box>
  );
};
