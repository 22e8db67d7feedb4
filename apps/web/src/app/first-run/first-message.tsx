import Box from '@mui/material/Box';
import { useQueryClient } from '@tanstack/react-query';
import { putMeter } from '../../practice/chat/chat.queries.ts';
import { Composer } from '../../practice/chat/composer/composer.tsx';
import { MessageList } from '../../practice/chat/conversation/message-list.tsx';
import { useActivity } from '../../practice/chat/conversation/use-activity.ts';
import { useChat } from '../../practice/chat/conversation/use-chat.ts';
import { LoadError } from '../../ui/feedback/load-error.tsx';
import { FormProblem } from '../../ui/form/form-problem.tsx';
import { radius } from '../../ui/theme/tokens.ts';
import { FirstCorrection } from './first-correction.tsx';
import { useFirstRunText } from './first-run.texts.ts';

/** A short conversation with the partner. The correction of the learner’s last message is shown below it. */
export const FirstMessage = ({ conversationId }: { conversationId: string }) => {
  const t = useFirstRunText();
  const client = useQueryClient();
  const chat = useChat(conversationId);
  const { markActive } = useActivity(conversationId);
  const { data, error, refetch } = chat.query;
  if (!data) return error ? <LoadError error={error} onRetry={() => void refetch()} /> : null;
  const { conversation, turns } = data;
  const said = turns.findLast(({ speaker }) => speaker === 'learner');
  const { reply } = chat;
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
        <MessageList conversation={conversation} chat={chat} onSuggestion={chat.send}>
          {null}
        </MessageList>
      </Box>
      <FormProblem error={chat.problem} />
      {chat.closed ? null : (
        <div>
          <Composer
            conversation={conversation}
            replying={chat.replying}
            canStop={reply !== null && reply.phase !== 'lost' && reply.replyId !== null}
            stopping={reply?.stopping ?? false}
            onSend={chat.send}
            onStop={() => void chat.stop()}
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
