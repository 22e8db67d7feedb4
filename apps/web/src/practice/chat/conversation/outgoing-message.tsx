import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { isConnectionProblem } from '../../../lib/api/api-problem.ts';
import { problemSentence } from '../../../lib/errors/problem-text.ts';
import { useChatText } from '../chat.texts.ts';
import { BelowBubble, Bubble } from './bubble.tsx';
import type { Outgoing } from './conversation-items.ts';
import { isFinal } from './day-full.ts';

type OutgoingMessageProps = {
  message: Outgoing;
  onRetry: (turnId: string) => void;
  onDiscard: (turnId: string) => void;
};

/** A message that the server has not confirmed. If sending has failed, the learner can send it again or remove it. */
export const OutgoingMessage = ({ message, onRetry, onDiscard }: OutgoingMessageProps) => {
  const t = useChatText();
  const failed = message.state === 'failed';
  return (
    <Bubble
      side="learner"
      who={t('saidBy', { name: t('you') })}
      faded={!failed}
      below={
        failed ? (
          <Box sx={{ display: 'flex', flexDirection: 'column', alignItems: 'flex-end', maxWidth: '88%' }}>
            <Box role="alert" sx={{ color: 'error.main', typography: 'caption', textAlign: 'right', px: 1 }}>
              <strong>{t('notSent')}</strong>
              {reason(t, message.error)}
            </Box>
            <Box>
              <Button
                color="inherit"
                aria-label={t('removeNamed')}
                onClick={() => onDiscard(message.turnId)}
                sx={{ color: 'text.secondary' }}
              >
                {t('remove')}
              </Button>
              {isFinal(message.error) ? null : (
                <Button color="error" onClick={() => onRetry(message.turnId)}>
                  {t('tryAgain')}
                </Button>
              )}
            </Box>
          </Box>
        ) : (
          <BelowBubble>{t('sending')}</BelowBubble>
        )
      }
    >
      <span lang="en">{message.text}</span>
    </Bubble>
  );
};

const reason = (t: ReturnType<typeof useChatText>, error: unknown): string => {
  if (error === undefined || isConnectionProblem(error)) return ` · ${t('willBeSent')}`;
  return ` · ${problemSentence(error)}`;
};
