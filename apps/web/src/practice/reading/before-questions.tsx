import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { OpenedReading, Reading } from '@pratik/contract/reading';
import { FormProblem } from '../../ui/form/form-problem.tsx';
import { useReadingText } from './reading.texts.ts';
import { useFinishText } from './use-answering.ts';

type BeforeProps = { opened: OpenedReading; reading: Reading };

/** Panel below a text that says how many questions follow, with a button that opens the questions. */
export const BeforeQuestions = ({ opened, reading }: BeforeProps) => {
  const t = useReadingText();
  const finishing = useFinishText(opened.text.id, reading);
  const count = opened.questions.length;
  return (
    <>
      <Box sx={{ color: 'text.secondary', mb: 2 }}>
        {count > 0 ? t('beforeQuestions', { count }) : t('beforeNoQuestions')}
      </Box>
      <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
        <FormProblem error={finishing.error} />
        <Button
          variant="contained"
          size="large"
          loading={finishing.isPending}
          onClick={() => finishing.mutate()}
        >
          {t(count > 0 ? 'toQuestions' : 'finishPlain')}
        </Button>
      </Box>
    </>
  );
};
