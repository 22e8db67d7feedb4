import Box from '@mui/material/Box';
import type { Meter } from '@pratik/contract/chat';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { FormProblem } from '../../ui/form-problem.tsx';
import { putMeter, type ThreadData } from './chat.queries.ts';
import { Composer } from './composer.tsx';
import { isDayFull } from './day-full.ts';
import { DayFullPanel } from './day-full-panel.tsx';
import { MessageList } from './message-list.tsx';
import { SummaryPanel } from './summary-panel.tsx';
import { ThreadHeader } from './thread-header.tsx';
import { useActivity } from './use-activity.ts';
import { useFillHeight } from './use-fill-height.ts';
import type { Thread } from './use-thread.ts';
import { HearingContext } from './voice/spoken-context.ts';
import { useHearingOfThread } from './voice/use-hearing-of-thread.ts';
import { VoiceQuestion } from './voice/voice-question.tsx';
import { VoiceTrouble } from './voice/voice-trouble.tsx';

/** A conversation on the screen: header, what was said, and the field to go on with or the summary. */
export const ThreadScreen = ({ data, thread }: { data: ThreadData; thread: Thread }) => {
  const { conversation, meter } = data;
  const frame = useRef<HTMLDivElement>(null);
  const height = useFillHeight(frame, '1rem');
  const { activeAt, markActive } = useActivity(conversation.id);
  const { send } = thread;
  const { hearing, fault, silence } = useHearingOfThread(thread);
  const sendText = useCallback(
    (text: string) => {
      // Whoever answers has heard enough.
      silence();
      activeAt.current = Date.now();
      send(text);
    },
    [send, activeAt, silence],
  );
  // What had the focus is gone with its answer; the field would call up a phone's keyboard.
  const focusThread = () => frame.current?.querySelector<HTMLElement>('[role="region"]')?.focus();
  const client = useQueryClient();
  const showMeter = (next: Meter) => putMeter(client, conversation.id, next);
  const [wasClosed] = useState(thread.closed);
  const dayFull = isDayFull(thread.items);
  return (
    <Box
      ref={frame}
      sx={{ height, display: 'flex', flexDirection: 'column', maxWidth: '56rem', mx: 'auto', width: '100%' }}
    >
      <ThreadHeader conversation={conversation} meter={meter} activeAt={activeAt} thread={thread} />
      <HearingContext value={hearing}>
        <MessageList conversation={conversation} thread={thread}>
          {thread.closed ? (
            <SummaryPanel conversation={conversation} meter={meter} justEnded={!wasClosed} />
          ) : null}
        </MessageList>
      </HearingContext>
      <VoiceTrouble fault={fault} />
      {thread.closed ? null : (
        <>
          <FormProblem error={thread.problem} />
          {dayFull ? null : <VoiceQuestion name={conversation.partnerName} onAnswered={focusThread} />}
          {dayFull ? (
            <DayFullPanel meter={meter} end={thread.end} />
          ) : (
            <Composer
              conversation={conversation}
              replying={thread.replying}
              canStop={
                thread.reply !== null && thread.reply.phase !== 'lost' && thread.reply.replyId !== null
              }
              stopping={thread.reply?.stopping ?? false}
              onSend={sendText}
              onStop={() => {
                silence();
                void thread.stop();
              }}
              onType={markActive}
              onSpeak={silence}
              onMeter={showMeter}
            />
          )}
        </>
      )}
    </Box>
  );
};
