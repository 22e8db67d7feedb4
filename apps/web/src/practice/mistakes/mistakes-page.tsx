import { useQuery } from '@tanstack/react-query';
import { useCodeName } from '../../feedback/code-names.ts';
import { formatDateTime } from '../../lib/language/format.ts';
import { useUrlState } from '../../lib/url-state.ts';
import { LinkButton } from '../../ui/action/link-button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { LoadError } from '../../ui/feedback/load-error.tsx';
import { CardSkeletons, Delayed } from '../../ui/feedback/skeletons.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { isCode, sendAnswer, sessionQuery } from './mistakes.queries.ts';
import { useMistakesText } from './mistakes.texts.ts';
import { codePath } from './mistakes-paths.ts';
import { TaskRound } from './task-round.tsx';

const defaults = { code: '' };
const cardsPerDay = 5;

/** Page `/pages/mistakes`: today’s mistake cards. With `?code=`, only cards about one kind of error. */
export const MistakesPage = () => {
  const t = useMistakesText();
  const nameOf = useCodeName();
  const [{ code: given }] = useUrlState(defaults);
  const code = isCode(given) ? given : null;
  const { data, error, isPending, refetch } = useQuery(sessionQuery(code));
  return (
    <Page title={t('title')} lead={code ? t('leadCode', { code: nameOf(code) }) : t('lead')} width="narrow">
      {isPending ? (
        <Delayed>
          <CardSkeletons count={1} height="18rem" />
        </Delayed>
      ) : null}
      {error && !data ? <LoadError error={error} onRetry={() => void refetch()} /> : null}
      {data && data.cards.length > 0 ? (
        <TaskRound
          outboxKey="mistake answers"
          tasks={data.cards}
          deliver={sendAnswer}
          {...(code
            ? {
                action: (
                  <LinkButton to={codePath(code)} variant="contained" size="large">
                    {t('toCode')}
                  </LinkButton>
                ),
              }
            : {})}
        />
      ) : null}
      {data?.total === 0 ? (
        <EmptyState
          drawing="corrections"
          title={t('empty')}
          action={
            <LinkButton to="/pages/chat" variant="contained">
              {t('toChat')}
            </LinkButton>
          }
        >
          {t('emptyText')}
        </EmptyState>
      ) : null}
      {data && data.cards.length === 0 && data.total > 0 ? (
        <EmptyState
          drawing="check"
          title={t('nothingDue')}
          action={
            <LinkButton to="/" variant="contained">
              {t('toHome')}
            </LinkButton>
          }
        >
          {data.answeredToday >= cardsPerDay
            ? t('limitReached')
            : data.nextDueAt
              ? t('nothingDueNext', { when: formatDateTime(data.nextDueAt) })
              : null}
        </EmptyState>
      ) : null}
    </Page>
  );
};
