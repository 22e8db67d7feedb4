import Box from '@mui/material/Box';
import { useCallback, useRef, useState } from 'react';
import { FormProblem } from '../../ui/form-problem.tsx';
import type { ThreadData } from './chat.queries.ts';
import { Composer } from './composer.tsx';
import { isDayFull } from './day-full.ts';
import { DayFullPanel } from './day-full-panel.tsx';
import { MessageList } from './message-list.tsx';
import { SummaryPanel } from './summary-panel.tsx';
import { ThreadHeader } from './thread-header.tsx';
import { useActivity } from './use-activity.ts';
import { useFillHeight } from './use-fill-height.ts';
import type { Thread } from './use-thread.ts';

/** A conversation on the screen: header, what was said, and the field to go on with or the summary. */
export const ThreadScreen = ({ data, thread }: { data: ThreadData; thread: Thread }) => {
  const { conversation, meter } = data;
  const frame = useRef<HTMLDivElement>(null);
  const height = useFillHeight(frame, '1rem');
  const { activeAt, markActive } = useActivity(conversation.id);
  const { send } = thread;
  const sendText = useCallback(
    (text: string) => {
      activeAt.current = Date.now();
      send(text);
    },
    [send, activeAt],
  );
  const [wasClosed] = useState(thread.closed);
  const dayFull = isDayFull(thread.items);
  return (
    <Box
      ref={frame}
      sx={{ height, display: 'flex', flexDirection: 'column', maxWidth: '56rem', mx: 'auto', width: '100%' }}
    >
      <ThreadHeader conversation={conversation} meter={meter} activeAt={activeAt} thread={thread} />
      <MessageList conversation={conversation} thread={thread}>
        {thread.closed ? (
          <SummaryPanel conversation={conversation} meter={meter} justEnded={!wasClosed} />
        ) : null}
      </MessageList>
      {thread.closed ? null : (
        <>
          <FormProblem error={thread.problem} />
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
              onStop={() => void thread.stop()}
              onType={markActive}
            />
          )}
        </>
      )}
    </Box>
  );
};
