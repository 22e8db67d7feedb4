import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { startConversation } from '@pratik/contract/chat';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../lib/api/api-client.ts';
import { newId } from '../../lib/new-id.ts';
import { optionsQuery } from '../../practice/chat/chat.queries.ts';
import { ConsentNotice } from '../../practice/chat/start/consent-notice.tsx';
import { LoadError } from '../../ui/feedback/load-error.tsx';
import { CardSkeletons, Delayed } from '../../ui/feedback/skeletons.tsx';
import { FirstMessage } from './first-message.tsx';
import { useFirstRunText } from './first-run.texts.ts';
import { StepPage } from './step-page.tsx';
import { useFirstRun } from './use-first-run.ts';

/** Step in which the learner writes one message to the partner and sees its correction. */
export const MessageStep = () => {
  const t = useFirstRunText();
  const firstRun = useFirstRun();
  const options = useQuery(optionsQuery());
  const full = options.data?.meter.full ?? false;
  const talk = useFirstTalk(full ? undefined : options.data?.openConversationId);
  const failed = options.data ? talk : options;
  return (
    <StepPage
      step="message"
      firstRun={firstRun}
      title={t('messageTitle')}
      lead={t('messageLead')}
      actions={
        <Button variant="contained" size="large" loading={firstRun.busy} onClick={() => firstRun.go('level')}>
          {t('goOn')}
        </Button>
      }
    >
      {options.data?.consentMissing ? <ConsentNotice /> : null}
      {full ? <Box>{t('dayFull')}</Box> : null}
      {talk.data ? <FirstMessage conversationId={talk.data} /> : null}
      {failed.error ? <LoadError error={failed.error} onRetry={() => void failed.refetch()} /> : null}
      {talk.data || failed.error || full ? null : (
        <Delayed>
          <CardSkeletons count={1} height="16rem" />
        </Delayed>
      )}
    </StepPage>
  );
};

/**
 * Returns the id of the open conversation. If there is none, starts a free conversation and returns its id.
 * @param openId id of the open conversation, null if there is none, undefined while it is unknown
 */
const useFirstTalk = (openId: string | null | undefined) => {
  const [ownId] = useState(newId);
  return useQuery({
    queryKey: ['first-run', openId ?? ownId],
    queryFn: async () => {
      if (openId) return openId;
      // Repeating the request with the same id does not start a second conversation.
      const started = await callApi(startConversation, { conversationId: ownId, kind: 'free' });
      return started.conversation.id;
    },
    enabled: openId !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
};
