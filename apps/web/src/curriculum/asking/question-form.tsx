import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { AskedQuestion } from '@pratik/contract/asked-question';
import { useId, useState } from 'react';
import { Notice } from '../../ui/feedback/notice.tsx';
import { FormProblem } from '../../ui/form/form-problem.tsx';
import { weight } from '../../ui/theme/tokens.ts';
import { AnswerFields } from './answer-fields.tsx';
import { useAskingText } from './asking.texts.ts';
import { isComplete } from './choosing.ts';
import { HowToAnswer } from './how-to-answer.tsx';
import { type Answering, useAnswering } from './use-answering.ts';

type QuestionFormProps = Omit<Answering, 'questionId'> & { question: AskedQuestion };

const missingKeys = {
  one: 'choose',
  several: 'chooseSome',
  order: 'orderFirst',
  match: 'chooseEach',
} as const;

/** A question with its answer fields and the submit button. */
export const QuestionForm = ({ question, sittingId, onAnswer }: QuestionFormProps) => {
  const t = useAskingText();
  const id = useId();
  const { choice, choose, send, sending, error, offline } = useAnswering({
    sittingId,
    questionId: question.id,
    onAnswer,
  });
  const [asked, setAsked] = useState(false);
  const missing = asked && !isComplete(question, choice);
  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        setAsked(true);
        if (isComplete(question, choice)) send(choice);
      }}
    >
      <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, display: 'grid', gap: 1, minWidth: 0 }}>
        <Box
          component="legend"
          lang="en"
          sx={{ p: 0, mb: 1.5, typography: 'lead', fontWeight: weight.semibold }}
        >
          {question.ask}
          <HowToAnswer form={question.form} />
        </Box>
        <AnswerFields
          question={question}
          name={id}
          choice={choice}
          onChoose={choose}
          describedBy={missing ? `${id}-missing` : undefined}
        />
      </Box>
      {missing ? (
        <Box id={`${id}-missing`} role="alert" sx={{ color: 'error.main', mt: 1 }}>
          {t(missingKeys[question.form])}
        </Box>
      ) : null}
      <Box sx={{ mt: 2, display: 'grid', gap: 1.5, justifyItems: 'start' }}>
        {offline ? (
          <Notice tone="warning" role="status">
            {t('storedAnswer')}
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
