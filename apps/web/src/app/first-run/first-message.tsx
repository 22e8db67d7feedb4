import Box from '@mui/material/Box';
import { useQueryClient } from '@tanstack/react-query';
import { putMeter } from '../../practice/chat/chat.queries.ts';
import { Composer } from '../../practice/chat/composer/composer.tsx';
import { MessageList } from '../../practice/chat/thread/message-list.tsx';
import { useActivity } from '../../practice/chat/thread/use-activity.ts';
import { useThread } from '../../practice/chat/thread/use-thread.ts';
import { LoadError } from '../../ui/feedback/load-error.tsx';
import { FormProblem } from '../../ui/form/form-problem.tsx';
import { radius } from '../../ui/theme/tokens.ts';
import { FirstCorrection } from './first-correction.tsx';
import { useFirstRunText } from './first-run.texts.ts';

/** A short conversation with the partner. The correction of the learner’s last message is shown below it. */
export const FirstMessage = ({ conversationId }: { conversationId: string }) => {
  const t = useFirstRunText();
  const client = useQueryClient();
  const thread = useThread(conversationId);
  const { markActive } = useActivity(conversationId);
  const { data, error, refetch } = thread.query;
  if (!data) return error ? <LoadError error={error} onRetry={() => void refetch()} /> : null;
  const { conversation, turns } = data;
  const said = turns.findLast(({ speaker }) => speaker === 'learner');
  const { reply } = thread;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box
        sx={{
          display: 'flex',
          flexDirection: 'column',
          height: 'clamp(11rem, 34dvh, 20rem)',
          border: '1px solid',
          borderColor: 'divider',
          borderRadius: radius.card,
          bgcolor: 'background.paper',
          px: 1.5,
        }}
      >
        <MessageList conversation={conversation} thread={thread} onSuggestion={thread.send}>
          {null}
        </MessageList>
      </Box>
      <FormProblem error={thread.problem} />
      {thread.closed ? null : (
        <div>
          <Composer
            conversation={conversation}
            replying={thread.replying}
            canStop={reply !== null && reply.phase !== 'lost' && reply.replyId !== null}
            stopping={reply?.stopping ?? false}
            onSend={thread.send}
            onStop={() => void thread.stop()}
            onType={markActive}
            onSpeak={() => undefined}
            onMeter={(meter) => putMeter(client, conversationId, meter)}
            handsFree={false}
            onHandsFreeOff={() => undefined}
            speaking={false}
          />
          {said ? null : (
            <Box sx={{ mt: 1, color: 'text.secondary', typography: 'caption' }}>{t('messageHelp')}</Box>
          )}
        </div>
      )}
      <FirstCorrection turn={said} />
    </Box>
  );
};
