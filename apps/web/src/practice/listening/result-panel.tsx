import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ListeningQuestion, type OpenedListening, startListening } from '@pratik/contract/listening';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { callApi } from '../../lib/api-client.ts';
import { newId } from '../../lib/new-id.ts';
import { FormProblem } from '../../ui/form-problem.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { useStartDictation } from './dictation/use-start-dictation.ts';
import { markListsStale, putOpened } from './listening.queries.ts';
import { useListeningText } from './listening.texts.ts';
import { dictationPath, listeningPath } from './listening-path.ts';
import { QuestionOutcome } from './question-outcome.tsx';

type ResultPanelProps = {
  opened: OpenedListening;
  /** It was finished just now: the result takes the focus. */
  fresh: boolean;
  onPlay: ((sentence: number) => void) | null;
};

/** How it went: what was right, each question with its reason, and what to do next. */
export const ResultPanel = ({ opened, fresh, onPlay }: ResultPanelProps) => {
  const t = useListeningText();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (fresh) heading.current?.focus({ preventScroll: true });
  }, [fresh]);
  const { questions, dictation, text, listening } = opened;
  const right = questions.filter(isRight).length;
  return (
    <>
      <Typography variant="h3" ref={heading} tabIndex={-1} sx={{ fontSize: '1.429rem', outline: 'none' }}>
        {questions.length > 0 ? t('resultScore', { right, total: questions.length }) : t('resultHeard')}
      </Typography>
      {questions.length > 0 ? <Box sx={{ mt: 0.5 }}>{t(praiseFor(right, questions.length))}</Box> : null}
      {dictation?.finished ? (
        <Box sx={{ mt: 0.5, color: 'text.secondary' }}>
          {t('resultDictation', { right: dictation.rightWords, all: dictation.allWords })}
        </Box>
      ) : null}
      <Box component="ol" sx={{ listStyle: 'none', p: 0, my: 2 }}>
        {questions.map((question, index) => (
          <ResultRow key={question.id} question={question} number={index + 1} onPlay={onPlay} />
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {dictation || !listening ? (
          <LinkButton to={dictationPath(text.id)} variant="contained" size="large">
            {t(dictation?.finished === false ? 'goOnDictation' : 'toDictation')}
          </LinkButton>
        ) : (
          <ToDictation textId={text.id} listeningId={listening.id} />
        )}
        <LinkButton to={listeningPath} variant="outlined" size="large">
          {t('another')}
        </LinkButton>
        {text.retired ? null : <ListenAgain textId={text.id} />}
      </Box>
    </>
  );
};

const isRight = ({ given }: ListeningQuestion): boolean => given !== null && given.choice === given.answer;

const praiseFor = (right: number, total: number) =>
  right === total ? 'resultAll' : right * 2 > total ? 'resultMost' : 'resultFew';

type ResultRowProps = Pick<ResultPanelProps, 'onPlay'> & { question: ListeningQuestion; number: number };

const ResultRow = ({ question, number, onPlay }: ResultRowProps) => {
  const t = useListeningText();
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
          <QuestionOutcome question={question} given={given} onPlay={onPlay} />
        </Box>
      </Box>
    </Box>
  );
};

/** Begins a dictation and leads to it. */
const ToDictation = ({ textId, listeningId }: { textId: string; listeningId: string }) => {
  const t = useListeningText();
  const navigate = useNavigate();
  const starting = useStartDictation(listeningId);
  return (
    <>
      <Button
        variant="contained"
        size="large"
        loading={starting.isPending}
        onClick={() => starting.mutate(undefined, { onSuccess: () => void navigate(dictationPath(textId)) })}
      >
        {t('toDictation')}
      </Button>
      <FormProblem error={starting.error} />
    </>
  );
};

const ListenAgain = ({ textId }: { textId: string }) => {
  const t = useListeningText();
  const client = useQueryClient();
  const [listeningId] = useState(newId);
  const starting = useMutation({
    mutationFn: () => callApi(startListening, { listeningId, textId }),
    onSuccess: (opened) => {
      putOpened(client, opened);
      markListsStale(client);
      window.scrollTo({ top: 0 });
    },
  });
  return (
    <>
      <Button size="large" loading={starting.isPending} onClick={() => starting.mutate()}>
        {t('again')}
      </Button>
      <FormProblem error={starting.error} />
    </>
  );
};
