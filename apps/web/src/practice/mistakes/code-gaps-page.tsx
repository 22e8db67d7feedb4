import Button from '@mui/material/Button';
import type { CorrectionCode } from '@pratik/contract/feedback';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useCodeName } from '../../feedback/code-names.ts';
import { LinkButton } from '../../ui/action/link-button.tsx';
import { TextLink } from '../../ui/action/text-link.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { LoadError } from '../../ui/feedback/load-error.tsx';
import { CardSkeletons, Delayed } from '../../ui/feedback/skeletons.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { gapsQuery, isCode, sendGapAnswer } from './mistakes.queries.ts';
import { useMistakesText } from './mistakes.texts.ts';
import { codeCardsPath, codePath } from './mistakes-paths.ts';
import { TaskRound } from './task-round.tsx';

/** Page `/pages/mistakes/:code/gaps`: five library sentences with gaps that practise one kind of error. */
export const CodeGapsPage = () => {
  const { code } = useParams();
  return <Gaps code={isCode(code) ? code : 'other'} />;
};

const Gaps = ({ code }: { code: CorrectionCode }) => {
  const t = useMistakesText();
  const nameOf = useCodeName();
  const [round, setRound] = useState(0);
  const { data, error, isPending, refetch } = useQuery(gapsQuery(code, round));
  const tasks = data?.gaps.map((gap) => ({
    id: gap.itemId,
    code,
    stage: 'gap' as const,
    gap,
    use: null,
    sentence: null,
    hints: null,
  }));
  return (
    <Page
      title={t('gapsTitle')}
      lead={
        <TextLink to={codePath(code)} alone>
          <span aria-hidden>‹&nbsp;</span>
          {nameOf(code)}
        </TextLink>
      }
      width="narrow"
    >
      {isPending ? (
        <Delayed>
          <CardSkeletons count={1} height="18rem" />
        </Delayed>
      ) : null}
      {error && !data ? <LoadError error={error} onRetry={() => void refetch()} /> : null}
      {tasks && tasks.length > 0 ? (
        <TaskRound
          key={round}
          outboxKey={`mistake gaps ${code}`}
          tasks={tasks}
          deliver={sendGapAnswer}
          action={
            <Button variant="contained" size="large" onClick={() => setRound(round + 1)}>
              {t('anotherFive')}
            </Button>
          }
        />
      ) : null}
      {tasks?.length === 0 ? (
        <EmptyState
          drawing="cards"
          title={t('gapsEmpty')}
          action={
            <LinkButton to={codeCardsPath(code)} variant="contained">
              {t('practiseCards')}
            </LinkButton>
          }
        >
          {t('gapsEmptyText')}
        </EmptyState>
      ) : null}
    </Page>
  );
};
