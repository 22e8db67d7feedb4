import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { LinkButton } from '../../../ui/action/link-button.tsx';
import { TextLink } from '../../../ui/action/text-link.tsx';
import { Delayed } from '../../../ui/feedback/delayed.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { LoadError } from '../../../ui/feedback/load-error.tsx';
import { TextSkeleton } from '../../../ui/feedback/skeletons.tsx';
import { FormProblem } from '../../../ui/form/form-problem.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { weight } from '../../../ui/theme/tokens.ts';
import { dictationQuery, openedQuery } from '../listening.queries.ts';
import { useListeningText } from '../listening.texts.ts';
import { scriptPath } from '../listening-path.ts';
import { DictationScreen } from './dictation-screen.tsx';
import { useStartDictation } from './use-start-dictation.ts';

/**
 * Page `/pages/listening-practice/:id/dictation`, on which the learner hears sentences of a listening script and
 * types them.
 */
export const DictationPage = () => {
  const t = useListeningText();
  const { id = '' } = useParams();
  const { data, error, isPending, refetch } = useQuery(dictationQuery(id));
  const dictation = data?.dictation;
  // Until the dictation starts, the page shows the title of the listening exercise.
  const { data: opened } = useQuery({ ...openedQuery(id), enabled: !dictation && data?.listeningId != null });
  const recording = dictation?.text.title ?? opened?.text.title;
  return (
    <Page
      title={t('dictation')}
      width="narrow"
      lead={
        recording ? (
          <>
            <Box component="span" lang="en" sx={{ fontWeight: weight.semibold }}>
              <TextLink to={scriptPath(id)}>{recording}</TextLink>
            </Box>{' '}
            · {t('dictationLead')}
          </>
        ) : (
          t('dictationLead')
        )
      }
    >
      {isPending ? (
        <Delayed>
          <TextSkeleton lines={6} />
        </Delayed>
      ) : null}
      {error && !data ? <LoadError error={error} onRetry={() => void refetch()} /> : null}
      {dictation ? <DictationScreen key={dictation.id} dictation={dictation} /> : null}
      {data && !dictation && data.listeningId ? <Start listeningId={data.listeningId} /> : null}
      {data && !data.listeningId ? (
        <EmptyState
          drawing="headphones"
          title={t('dictationNone')}
          action={
            <LinkButton to={scriptPath(id)} variant="contained">
              {t('toScript')}
            </LinkButton>
          }
        >
          {t('dictationNoneText')}
        </EmptyState>
      ) : null}
    </Page>
  );
};

const Start = ({ listeningId }: { listeningId: string }) => {
  const t = useListeningText();
  const starting = useStartDictation(listeningId);
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <FormProblem error={starting.error} />
      <Button variant="contained" size="large" loading={starting.isPending} onClick={() => starting.mutate()}>
        {t('startDictation')}
      </Button>
    </Box>
  );
};
