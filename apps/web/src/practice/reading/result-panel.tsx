import type { AskedQuestion } from '@pratik/contract/asked-question';
import { type OpenedReading, type Reading, startReading } from '@pratik/contract/reading';
import { useQueryClient } from '@tanstack/react-query';
import { Result } from '../../curriculum/asking/result.tsx';
import { StartAgain } from '../../curriculum/asking/start-again.tsx';
import { callApi } from '../../lib/api/api-client.ts';
import { formatNumber } from '../../lib/language/format.ts';
import { LinkButton } from '../../ui/action/link-button.tsx';
import { saidPath } from '../../voice/speaking-path.ts';
import { markListsStale, putOpened } from './reading.queries.ts';
import { useReadingText } from './reading.texts.ts';
import { ReadingOutcome } from './reading-outcome.tsx';
import { readingPath } from './reading-path.ts';

type ResultPanelProps = {
  opened: OpenedReading;
  reading: Reading;
  /** Whether the learner has just finished the reading. The result then receives the focus. */
  fresh: boolean;
  onShow: (question: AskedQuestion) => void;
};

/**
 * Shows the result of a reading: number of correct answers, reading speed, each question with its explanation, and
 * links to the next activities.
 */
export const ResultPanel = ({ opened, reading, fresh, onShow }: ResultPanelProps) => {
  const t = useReadingText();
  const client = useQueryClient();
  const { text, questions } = opened;
  const startAgain = async (readingId: string) => {
    putOpened(client, await callApi(startReading, { readingId, textId: text.id }));
    markListsStale(client);
  };
  return (
    <Result
      questions={questions}
      fresh={fresh}
      says={{ done: t('resultRead'), most: t('resultMost'), few: t('resultFew') }}
      measured={
        reading.pace === null ? t('resultNoPace') : t('resultPace', { pace: formatNumber(reading.pace) })
      }
      outcomeOf={(question) => <ReadingOutcome question={question} onShow={onShow} />}
    >
      <LinkButton to={readingPath} variant="outlined" size="large">
        {t('another')}
      </LinkButton>
      {text.retired ? null : (
        <LinkButton to={saidPath('reading', text.id)} variant="outlined" size="large">
          {t('sayAloud')}
        </LinkButton>
      )}
      {text.retired ? null : (
        <StartAgain variant="outlined" onStart={startAgain}>
          {t('again')}
        </StartAgain>
      )}
    </Result>
  );
};
