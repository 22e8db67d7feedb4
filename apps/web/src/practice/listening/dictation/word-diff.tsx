import Box from '@mui/material/Box';
import type { DictatedWord } from '@pratik/contract/dictation';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { weight } from '../../../ui/theme/tokens.ts';
import { useListeningText } from '../listening.texts.ts';

/**
 * Shows the spoken sentence, with the learner’s word below each word that differs. Differences are described by text
 * and not only by colour.
 */
export const WordDiff = ({ words }: { words: readonly DictatedWord[] }) => {
  const t = useListeningText();
  // Without typed text, the sentence is shown without a comparison.
  const isBlank = words.every(({ kind }) => kind === 'missing');
  return (
    <Box
      component="ul"
      aria-label={t('comparison')}
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: '0.45em',
        rowGap: 1,
        typography: 'reading',
        lineHeight: 1.4,
      }}
    >
      {words.map((word, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the words of one answer never move
        <Word key={index} word={isBlank ? { ...word, kind: 'same' } : word} />
      ))}
    </Box>
  );
};

const Word = ({ word: { kind, said, given } }: { word: DictatedWord }) => {
  const t = useListeningText();
  const note =
    kind === 'other' && given !== ''
      ? t('youWrote', { word: given })
      : kind === 'missing' || kind === 'other'
        ? t('youMissed')
        : kind === 'extra'
          ? t('notSaid', { word: given })
          : null;
  return (
    <Box component="li" sx={{ display: 'inline-flex', flexDirection: 'column', alignItems: 'flex-start' }}>
      {kind === 'extra' ? null : (
        <Box component="span" lang="en" sx={kind === 'same' ? {} : differs}>
          {said}
        </Box>
      )}
      {note ? <VisuallyHidden> ({note})</VisuallyHidden> : null}
      {given !== '' && kind !== 'same' ? (
        <Box component="del" lang="en" aria-hidden sx={{ color: 'error.main', typography: 'body1' }}>
          {given}
        </Box>
      ) : null}
      {kind === 'missing' ? (
        <Box component="span" aria-hidden sx={{ color: 'text.secondary', typography: 'caption' }}>
          {t('youMissed')}
        </Box>
      ) : null}
    </Box>
  );
};

const differs = {
  fontWeight: weight.semibold,
  color: 'success.main',
  borderBottom: '2px solid',
  borderColor: 'success.main',
} as const;
