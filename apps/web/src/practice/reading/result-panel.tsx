import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  type OpenedReading,
  type Reading,
  type ReadingQuestion,
  startReading,
} from '@pratik/contract/reading';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { callApi } from '../../lib/api-client.ts';
import { formatNumber } from '../../lib/format.ts';
import { newId } from '../../lib/new-id.ts';
import { FormProblem } from '../../ui/form-problem.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { QuestionOutcome } from './question-outcome.tsx';
import { markListsStale, putOpened } from './reading.queries.ts';
import { useReadingText } from './reading.texts.ts';
import { readingPath } from './reading-path.ts';

type ResultPanelProps = {
  opened: OpenedReading;
  reading: Reading;
  /** It was finished just now: the result takes the focus. */
  fresh: boolean;
  onShow: (question: ReadingQuestion) => void;
};

/** How it went: what was right, how fast, each question with its reason, and what to do next. */
export const ResultPanel = ({ opened, reading, fresh, onShow }: ResultPanelProps) => {
  const t = useReadingText();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (fresh) heading.current?.focus({ preventScroll: true });
  }, [fresh]);
  const { questions } = opened;
  const right = questions.filter(isRight).length;
  return (
    <>
      <Typography variant="h3" ref={heading} tabIndex={-1} sx={{ fontSize: '1.429rem', outline: 'none' }}>
        {questions.length > 0 ? t('resultScore', { right, total: questions.length }) : t('resultRead')}
      </Typography>
      {questions.length > 0 ? <Box sx={{ mt: 0.5 }}>{t(praiseFor(right, questions.length))}</Box> : null}
      <Box sx={{ mt: 0.5, color: 'text.secondary' }}>
        {reading.pace === null ? t('resultNoPace') : t('resultPace', { pace: formatNumber(reading.pace) })}
      </Box>
      <Box component="ol" sx={{ listStyle: 'none', p: 0, my: 2 }}>
        {questions.map((question, index) => (
          <ResultRow
            key={question.id}
            question={question}
            number={index + 1}
            onShow={() => onShow(question)}
          />
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <LinkButton to={readingPath} variant="contained" size="large">
          {t('another')}
        </LinkButton>
        {opened.text.retired ? null : <ReadAgain textId={opened.text.id} />}
      </Box>
    </>
  );
};

const isRight = ({ given }: ReadingQuestion): boolean => given !== null && given.choice === given.answer;

const praiseFor = (right: number, total: number) =>
  right === total ? 'resultAll' : right * 2 > total ? 'resultMost' : 'resultFew';

type ResultRowProps = { question: ReadingQuestion; number: number; onShow: () => void };

const ResultRow = ({ question, number, onShow }: ResultRowProps) => {
  const t = useReadingText();
  const { given } = question;
  if (!given) return null;
  const right = isRight(question);
  return (
    <Box component="li" sx={{ borderTop: '1px solid', borderColor: 'divider' }}>
      <Box
        component="details"
        // What stands in a details element does not inherit the page's box sizing.
        sx={{
          '& > *': { boxSizing: 'border-box' },
          '& > summary': { cursor: 'pointer', py: 1.25, minHeight: 44 },
        }}
      >
        <summary>
          <Box component="span" sx={{ fontWeight: 640, color: right ? 'success.main' : 'error.main' }}>
            {number}. {t(right ? 'right' : 'wrong')}
          </Box>{' '}
          <span lang="en">{question.ask}</span>
        </summary>
        <Box sx={{ pb: 1.5 }}>
          <QuestionOutcome question={question} given={given} onShow={onShow} />
        </Box>
      </Box>
    </Box>
  );
};

const ReadAgain = ({ textId }: { textId: string }) => {
  const t = useReadingText();
  const client = useQueryClient();
  const [readingId] = useState(newId);
  const starting = useMutation({
    mutationFn: () => callApi(startReading, { readingId, textId }),
    onSuccess: (opened) => {
      putOpened(client, opened);
      markListsStale(client);
      window.scrollTo({ top: 0 });
    },
  });
  return (
    <>
      <Button variant="outlined" size="large" loading={starting.isPending} onClick={() => starting.mutate()}>
        {t('again')}
      </Button>
      <FormProblem error={starting.error} />
    </>
  );
};
