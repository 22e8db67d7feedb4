import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { OpenedListening } from '@pratik/contract/listening';
import type { Outline } from '../../curriculum/text-outline.ts';
import { FormProblem } from '../../ui/form/form-problem.tsx';
import { useListeningText } from './listening.texts.ts';
import { Transcript } from './transcript.tsx';
import type { useShowWords } from './use-answering.ts';

type WordsPanelProps = {
  opened: OpenedListening;
  outline: Outline | null;
  heard: number | null;
  evidence: readonly string[] | undefined;
  showing: ReturnType<typeof useShowWords>;
};

/**
 * Shows the text of a listening exercise. While the text is hidden, shows the reason and a button that reveals it.
 */
export const WordsPanel = ({ opened, outline, heard, evidence, showing }: WordsPanelProps) => {
  const t = useListeningText();
  const { text, questions } = opened;
  if (text.turns && outline) {
    return (
      <>
        <Box sx={{ color: 'text.secondary', mb: 1.5 }}>{t('tapHint')}</Box>
        <Transcript text={text} turns={text.turns} outline={outline} heard={heard} evidence={evidence} />
      </>
    );
  }
  const isPlain = questions.length === 0;
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Box sx={{ color: 'text.secondary' }}>{t(isPlain ? 'wordsHiddenPlain' : 'wordsHidden')}</Box>
      <FormProblem error={showing.error} />
      <Button
        variant={isPlain ? 'contained' : 'text'}
        loading={showing.isPending}
        onClick={() => showing.mutate()}
        sx={isPlain ? {} : { ml: '-1.2em' }}
      >
        {t(isPlain ? 'showWordsPlain' : 'showWords')}
      </Button>
    </Box>
  );
};
