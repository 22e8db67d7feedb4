import Box from '@mui/material/Box';
import type { Meter } from '@pratik/contract/chat';
import { attachRecordings, recordingsOfConversation } from '@pratik/contract/voice-recordings';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Finish } from '../../../learner/finish/finish.tsx';
import { callApi } from '../../../lib/api/api-client.ts';
import { callKey } from '../../../lib/api/query-client.ts';
import { sayFinished } from '../../../lib/finished.ts';
import { CardSkeletons } from '../../../ui/feedback/skeletons.tsx';
import { FormProblem } from '../../../ui/form/form-problem.tsx';
import { type ConversationData, putMeter } from '../chat.queries.ts';
import { Composer } from '../composer/composer.tsx';
import { OwnSounds } from '../voice/own-sounds.tsx';
import { HearingContext } from '../voice/spoken-context.ts';
import { useHearingInConversation } from '../voice/use-hearing-in-conversation.ts';
import { VoiceQuestion } from '../voice/voice-question.tsx';
import { VoiceTrouble } from '../voice/voice-trouble.tsx';
import { ConversationHeader } from './conversation-header.tsx';
import { isDayFull } from './day-full.ts';
import { DayFullPanel } from './day-full-panel.tsx';
import { MessageList } from './message-list.tsx';
import { ScenarioGoal, TalkGoals } from './talk-goals.tsx';
import { useActivity } from './use-activity.ts';
import type { Chat } from './use-chat.ts';
import { useFillHeight } from './use-fill-height.ts';

const loadSummary = () => import('../summary/summary-panel.tsx');
const SummaryPanel = lazy(async () => ({ default: (await loadSummary()).SummaryPanel }));

/**
 * Attaches stored recordings to their message. If this fails, the learner still finds the recordings in the list of
 * own recordings.
 */
const attachTo = async (client: QueryClient, turnId: string, ids: readonly string[]): Promise<void> => {
  await callApi(attachRecordings, { ids: [...ids], turnId }).catch(() => undefined);
  await client.invalidateQueries({ queryKey: callKey(recordingsOfConversation) });
};

/**
 * Screen of one conversation: header, messages, and the message field. After the conversation ends, the summary
 * replaces the message field.
 */
export const ConversationScreen = ({ data, chat }: { data: ConversationData; chat: Chat }) => {
  const { conversation, meter } = data;
  const frame = useRef<HTMLDivElement>(null);
  const height = useFillHeight(frame);
  const { activeAt, markActive } = useActivity(conversation.id);
  const { send } = chat;
  const { hearing, error, silence, sent } = useHearingInConversation(chat);
  const [handsFree, setHandsFree] = useState(false);
  const client = useQueryClient();
  const sendText = useCallback(
    (text: string, recordings: readonly string[]) => {
      // The partner’s voice stops when the learner sends a message.
      silence();
      activeAt.current = Date.now();
      sent();
      const turnId = send(text);
      if (recordings.length > 0) void attachTo(client, turnId, recordings);
    },
    [client, send, sent, activeAt, silence],
  );
  // Moves the focus after the pressed button has disappeared. The message field does not receive the focus, because
  // that would open the on-screen keyboard.
  const focusConversation = useCallback(
    () => frame.current?.querySelector<HTMLElement>('[role="region"]')?.focus(),
    [],
  );
  const sendSuggestion = useCallback(
    (text: string) => {
      focusConversation();
      sendText(text, []);
    },
    [focusConversation, sendText],
  );
  const showMeter = (next: Meter) => putMeter(client, conversation.id, next);
  const [wasClosed] = useState(chat.closed);
  const dayFull = isDayFull(chat.items);
  // Whether the last turn is a help text. Below a help text, the page shows no praise and no other suggestion.
  const helped = data.turns.at(-1)?.danger !== undefined;
  const { goals } = conversation;
  const isSafe = data.turns.every(({ danger }) => danger === undefined);
  const isTalk = data.turns.some(({ speaker }) => speaker === 'learner') && isSafe;
  const finished = chat.closed && !wasClosed && isTalk;
  const partnerText = useMemo(
    () => data.turns.flatMap(({ speaker, text }) => (speaker === 'partner' ? [text] : [])).join('\n'),
    [data.turns],
  );
  // Loads the code of the summary in advance, while the conversation is still open.
  useEffect(() => void loadSummary().catch(() => undefined), []);
  useEffect(() => {
    if (finished) sayFinished();
  }, [finished]);
  return (
    <Box
      ref={frame}
      data-fills-window
      sx={{ height, display: 'flex', flexDirection: 'column', maxWidth: '56rem', mx: 'auto', width: '100%' }}
    >
      <ConversationHeader
        conversation={conversation}
        meter={meter}
        activeAt={activeAt}
        chat={chat}
        handsFree={handsFree}
        onHandsFree={setHandsFree}
      />
      {chat.closed || dayFull || helped ? null : goals?.length ? (
        <TalkGoals goals={goals} end={chat.end} />
      ) : conversation.scenario ? (
        <ScenarioGoal scenario={conversation.scenario} />
      ) : null}
      <HearingContext value={hearing}>
        <OwnSounds conversationId={conversation.id}>
          <MessageList conversation={conversation} chat={chat} onSuggestion={sendSuggestion}>
            {chat.closed ? (
              <>
                <Suspense fallback={<CardSkeletons count={1} height="20rem" />}>
                  <SummaryPanel conversation={conversation} meter={meter} justEnded={!wasClosed && !helped} />
                </Suspense>
                {isTalk ? (
                  <Finish source={{ text: partnerText, from: { kind: 'chat', id: conversation.id } }} />
                ) : null}
              </>
            ) : null}
          </MessageList>
        </OwnSounds>
      </HearingContext>
      <VoiceTrouble error={error} />
      {chat.closed ? null : (
        <>
          <FormProblem error={chat.problem} />
          {dayFull || helped ? null : (
            <VoiceQuestion name={conversation.partnerName} onAnswered={focusConversation} />
          )}
          {dayFull ? (
            <DayFullPanel meter={meter} end={chat.end} />
          ) : (
            <Composer
              conversation={conversation}
              replying={chat.replying}
              canStop={chat.reply !== null && chat.reply.phase !== 'lost' && chat.reply.replyId !== null}
              stopping={chat.reply?.stopping ?? false}
              onSend={sendText}
              onStop={() => {
                silence();
                void chat.stop();
              }}
              onType={markActive}
              onSpeak={silence}
              onMeter={showMeter}
              handsFree={handsFree}
              onHandsFreeOff={() => setHandsFree(false)}
              speaking={hearing.spoken !== null}
            />
          )}
        </>
      )}
    </Box>
  );
};
