import Button from '@mui/material/Button';
import { type OpenedListening, startListening } from '@pratik/contract/listening';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { Result } from '../../curriculum/asking/result.tsx';
import { StartAgain } from '../../curriculum/asking/start-again.tsx';
import { callApi } from '../../lib/api/api-client.ts';
import { LinkButton } from '../../ui/action/link-button.tsx';
import { FormProblem } from '../../ui/form/form-problem.tsx';
import { saidPath } from '../../voice/speaking-path.ts';
import { useStartDictation } from './dictation/use-start-dictation.ts';
import { markListsStale, putOpened } from './listening.queries.ts';
import { useListeningText } from './listening.texts.ts';
import { ListeningOutcome } from './listening-outcome.tsx';
import { dictationPath, listeningPath } from './listening-path.ts';

type ResultPanelProps = {
  opened: OpenedListening;
  /** Whether the learner has just finished the listening exercise. The result then receives the focus. */
  fresh: boolean;
  onPlay: ((sentence: number) => void) | null;
};

/**
 * Shows the result of a listening exercise: number of correct answers, each question with its explanation, and links to the
 * next activities.
 */
export const ResultPanel = ({ opened, fresh, onPlay }: ResultPanelProps) => {
  const t = useListeningText();
  const client = useQueryClient();
  const { questions, dictation, text, listening } = opened;
  const startAgain = async (listeningId: string) => {
    putOpened(client, await callApi(startListening, { listeningId, textId: text.id }));
    markListsStale(client);
  };
  return (
    <Result
      questions={questions}
      fresh={fresh}
      says={{ done: t('resultHeard'), most: t('resultMost'), few: t('resultFew') }}
      measured={
        dictation?.finished
          ? t('resultDictation', { right: dictation.rightWords, all: dictation.allWords })
          : null
      }
      outcomeOf={(question) => <ListeningOutcome question={question} onPlay={onPlay} />}
    >
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
      {text.retired ? null : (
        <LinkButton to={saidPath('listening', text.id)} variant="outlined" size="large">
          {t('sayAloud')}
        </LinkButton>
      )}
      {text.retired ? null : (
        <StartAgain variant="text" onStart={startAgain}>
          {t('again')}
        </StartAgain>
      )}
    </Result>
  );
};

/** Button that starts a dictation and opens it. */
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
