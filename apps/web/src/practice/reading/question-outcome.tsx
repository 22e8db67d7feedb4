import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReadingQuestion } from '@pratik/contract/reading';
import { AnsweredOption } from '../../curriculum/option-row.tsx';
import { useReadingText } from './reading.texts.ts';

type Given = NonNullable<ReadingQuestion['given']>;
type OutcomeProps = { question: ReadingQuestion; given: Given; onShow: () => void };

/** What was right, why, and where the text says so. */
export const QuestionOutcome = ({ question, given, onShow }: OutcomeProps) => {
  const t = useReadingText();
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
      <Button onClick={onShow} sx={{ ml: '-1.2em' }}>
        {t('showInText')}
      </Button>
    </>
  );
};
