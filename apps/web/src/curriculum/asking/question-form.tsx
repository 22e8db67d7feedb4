import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { AskedQuestion } from '@pratik/contract/asked-question';
import { useId, useState } from 'react';
import { FormProblem } from '../../ui/form-problem.tsx';
import { Notice } from '../../ui/notice.tsx';
import { OptionRow } from '../option-row.tsx';
import { useAskingText } from './asking.texts.ts';
import { type Answering, useAnswering } from './use-answering.ts';

type QuestionFormProps = Omit<Answering, 'questionId'> & { question: AskedQuestion };

/** A question to answer: one choice, then the button. */
export const QuestionForm = ({ question, sittingId, onAnswer }: QuestionFormProps) => {
  const t = useAskingText();
  const id = useId();
  const { choice, choose, send, sending, error, held } = useAnswering({
    sittingId,
    questionId: question.id,
    onAnswer,
  });
  const [asked, setAsked] = useState(false);
  const missing = asked && choice === null;
  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        setAsked(true);
        send();
      }}
    >
      <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, display: 'grid', gap: 1 }}>
        <Box component="legend" lang="en" sx={{ p: 0, mb: 1.5, fontSize: '1.214rem', fontWeight: 620 }}>
          {question.ask}
        </Box>
        {question.options.map((option, index) => (
          <OptionRow
            key={option}
            name={id}
            option={option}
            checked={choice === index}
            onChoose={() => choose(index)}
            {...(missing ? { describedBy: `${id}-missing` } : {})}
          />
        ))}
      </Box>
      {missing ? (
        <Box id={`${id}-missing`} role="alert" sx={{ color: 'error.main', mt: 1 }}>
          {t('choose')}
        </Box>
      ) : null}
      <Box sx={{ mt: 2, display: 'grid', gap: 1.5, justifyItems: 'start' }}>
        {held ? (
          <Notice tone="warning" role="status">
            {t('keptAnswer')}
          </Notice>
        ) : (
          <FormProblem error={error} />
        )}
        <Button type="submit" variant="contained" size="large" loading={sending}>
          {t('answer')}
        </Button>
      </Box>
    </Box>
  );
};
