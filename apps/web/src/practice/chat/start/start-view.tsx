import Box from '@mui/material/Box';
import { correctionCodeNames } from '@pratik/contract/feedback';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { Delayed } from '../../../ui/feedback/delayed.tsx';
import { LoadError } from '../../../ui/feedback/load-error.tsx';
import { CardSkeletons } from '../../../ui/feedback/skeletons.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { AiAwayLine } from '../ai-away-line.tsx';
import { optionsQuery } from '../chat.queries.ts';
import { useChatText } from '../chat.texts.ts';
import { PartnerLabel } from '../partner-label.tsx';
import { ConsentNotice } from './consent-notice.tsx';
import { History } from './history.tsx';
import { ScenarioChoice, UnitScenario } from './scenario-choice.tsx';
import { TalkChoice } from './talk-choice.tsx';
import { TodayCard } from './today-card.tsx';
import { useStart } from './use-start.ts';

/** View in which the learner starts a conversation or continues an open one. */
export const StartView = () => {
  const t = useChatText();
  const options = useQuery(optionsQuery());
  const starting = useStart();
  const [params] = useSearchParams();
  const asked = params.get('code');
  const code = correctionCodeNames.find((name) => name === asked) ?? null;
  const wanted = params.get('scenario');
  const { data } = options;
  return (
    <Page
      title={t('title')}
      lead={
        <>
          {t('lead')} {data ? <PartnerLabel partner={data.aiAway ? 'offline' : data.partner} /> : null}
        </>
      }
    >
      <Box sx={{ display: 'grid', gap: { xs: 4, sm: 5 } }}>
        {options.isPending ? (
          <Delayed>
            <CardSkeletons count={4} height="11rem" />
          </Delayed>
        ) : null}
        {options.isError && !data ? (
          <LoadError error={options.error} onRetry={() => void options.refetch()} />
        ) : null}
        {data ? (
          <>
            {data.consentMissing ? <ConsentNotice /> : null}
            {data.aiAway ? <AiAwayLine away={data.aiAway} /> : null}
            <TodayCard meter={data.meter} openConversationId={data.openConversationId} />
            {data.meter.full ? null : (
              <>
                <UnitScenario scenarios={data.scenarios} wanted={wanted} starting={starting} />
                <TalkChoice recentErrors={data.recentErrors} code={code} starting={starting} />
                <ScenarioChoice scenarios={data.scenarios} ownLevel={data.level} starting={starting} />
              </>
            )}
          </>
        ) : null}
        <History />
      </Box>
    </Page>
  );
};
