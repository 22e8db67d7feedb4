import PlayArrowRounded from '@mui/icons-material/PlayArrowRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ListeningQuestion } from '@pratik/contract/listening';
import { AnsweredOption } from '../../curriculum/option-row.tsx';
import { useListeningText } from './listening.texts.ts';

type Given = NonNullable<ListeningQuestion['given']>;
type OutcomeProps = {
  question: ListeningQuestion;
  given: Given;
  /** Plays a sentence; null while nothing can be heard. */
  onPlay: ((sentence: number) => void) | null;
};

/** What was right, why, and where it is said, to be heard once more. */
export const QuestionOutcome = ({ question, given, onPlay }: OutcomeProps) => {
  const t = useListeningText();
  const { sentence } = given;
  return (
    <>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1 }}>
        {question.options.map((option, index) => (
          <AnsweredOption
            key={option}
            option={option}
            isAnswer={index === given.answer}
            isChoice={index === given.choice}
          />
        ))}
      </Box>
      <Box lang="tr" sx={{ mt: 1.75 }}>
        {given.why}
      </Box>
      <Box
        component="figure"
        sx={{ m: 0, mt: 1.5, pl: 1.5, borderLeft: '3px solid', borderColor: 'warning.main' }}
      >
        <Box component="figcaption" sx={{ color: 'text.secondary', fontSize: '0.929rem' }}>
          {t('evidence')}
        </Box>
        <Box component="blockquote" lang="en" sx={{ m: 0 }}>
          {given.evidence}
        </Box>
      </Box>
      {sentence !== null && onPlay ? (
        <Button startIcon={<PlayArrowRounded />} onClick={() => onPlay(sentence)} sx={{ mt: 0.5 }}>
          {t('playEvidence')}
        </Button>
      ) : null}
    </>
  );
};
