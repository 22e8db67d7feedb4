import ReplayRounded from '@mui/icons-material/ReplayRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { AiAway, PartnerKind, Turn } from '@pratik/contract/chat';
import { topicOfKindQuestion } from '@pratik/contract/kind-questions';
import { memo, useEffect, useMemo, useState } from 'react';
import { TappableText } from '../../../curriculum/tappable-text.tsx';
import type { TextOrigin } from '../../../curriculum/text-origin.ts';
import { Why } from '../../../feedback/why.tsx';
import { ApiProblem } from '../../../lib/api/api-problem.ts';
import { problemSentence } from '../../../lib/errors/problem-text.ts';
import { AiAwayLine } from '../ai-away-line.tsx';
import { useChatText } from '../chat.texts.ts';
import { BelowBubble, Bubble } from '../conversation/bubble.tsx';
import type { Reply } from '../conversation/conversation-items.ts';
import { HearButton } from '../voice/hear-button.tsx';
import { useSpoken } from '../voice/spoken-context.ts';
import { SpokenText, spokenNumber } from '../voice/spoken-text.tsx';
import { ReportButton } from './report-button.tsx';
import { Suggestions } from './suggestions.tsx';
import { WritingDots } from './writing-dots.tsx';

type PartnerTurnProps = {
  turn: Turn;
  name: string;
  /** Kind of partner that wrote this reply, if a different kind of partner wrote the previous reply. */
  tookOver: PartnerKind | undefined;
  away: AiAway | undefined;
  canRetry: boolean;
  onRetry: (turnId: string) => void;
  suggestions: readonly string[];
  onSuggestion: (text: string) => void;
};

/** A message of the partner. For an interrupted or failed reply, shows the reason and a retry button. */
export const PartnerTurn = memo((props: PartnerTurnProps) => {
  const { turn, name, tookOver, away, canRetry, onRetry, suggestions, onSuggestion } = props;
  const t = useChatText();
  const broken = turn.state === 'cut' || turn.state === 'failed';
  return (
    <Bubble
      side="partner"
      who={t('saidBy', { name })}
      below={
        <>
          {tookOver === 'offline' ? <AiAwayLine away={away ?? 'unavailable'} /> : null}
          {tookOver === 'ai' ? <BelowBubble>{t('aiBack')}</BelowBubble> : null}
          {turn.state === 'stopped' ? <BelowBubble>{t('stopped')}</BelowBubble> : null}
          {broken && turn.text !== '' ? <Broken turn={turn} /> : null}
          {canRetry ? (
            <Button startIcon={<ReplayRounded />} onClick={() => onRetry(turn.id)}>
              {t('askAgain')}
            </Button>
          ) : null}
          {turn.text === '' || turn.state === 'streaming' ? null : <TurnActions turn={turn} />}
          {suggestions.length > 0 ? <Suggestions texts={suggestions} onSay={onSuggestion} /> : null}
        </>
      }
    >
      {turn.text === '' ? null : <PartnerText turn={turn} />}
      {broken && turn.text === '' ? <Broken turn={turn} /> : null}
      {turn.state === 'streaming' ? <WritingDots label={t('writing', { name })} /> : null}
      {turn.state === 'stopped' && turn.text === '' ? '…' : null}
    </Bubble>
  );
});

/** Buttons of a partner message. They are below the bubble, so that the bubble can use the full width of a phone. */
const TurnActions = ({ turn }: { turn: Turn }) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', width: '100%', maxWidth: '44rem' }}>
    <HearButton turnId={turn.id} text={linesOf(turn.text).english} />
    <Why of={{ turnId: turn.id }} />
    <ReportButton turn={turn} />
  </Box>
);

/** Text of a partner message. Word look-up is available only after the whole text has been received. */
const PartnerText = ({ turn }: { turn: Turn }) => {
  const { conversationId } = turn;
  const origin = useMemo<TextOrigin>(() => ({ kind: 'chat', id: conversationId }), [conversationId]);
  const spoken = useSpoken(turn.id);
  const word = spoken?.word;
  const marked = useMemo(() => (word ? [word] : undefined), [word]);
  if (turn.state === 'streaming') return <span lang="en">{turn.text}</span>;
  const { english, turkish } = linesOf(turn.text);
  return (
    <>
      <TappableText text={english} origin={origin} spoken={spokenNumber(english, spoken)} marked={marked} />
      {turkish === undefined ? null : (
        <Box lang="tr" sx={{ pt: 0.75, color: 'text.secondary', typography: 'body2' }}>
          {turkish}
        </Box>
      )}
    </>
  );
};

/**
 * Splits a message into its English text and its Turkish line. Only a caring question has a Turkish line, which is
 * not read aloud.
 */
const linesOf = (text: string): { english: string; turkish?: string } => {
  if (topicOfKindQuestion(text) === undefined) return { english: text };
  const [english = '', turkish = ''] = text.split('\n');
  return { english, turkish };
};

const Broken = ({ turn }: { turn: Turn }) => (
  <Box sx={{ color: 'error.main', typography: 'caption', px: turn.text === '' ? 0 : 1 }}>
    {turn.problem ? problemSentence(new ApiProblem(turn.problem)) : '…'}
  </Box>
);

type IncomingReplyProps = { reply: Reply; name: string; onRecover: () => void };

const slowAfter = 8_000;

/** The partner’s reply while its text is being received. */
export const IncomingReply = ({ reply, name, onRecover }: IncomingReplyProps) => {
  const t = useChatText();
  const slow = useSlow(reply.text === '' && reply.phase !== 'lost');
  const lost = reply.phase === 'lost';
  const spoken = useSpoken(reply.replyId);
  return (
    <Bubble
      side="partner"
      who={t('saidBy', { name })}
      below={
        <>
          {slow ? <BelowBubble>{t('slow')}</BelowBubble> : null}
          {lost ? (
            <BelowBubble>
              <span role="status">{t('lost')}</span>
              <Button onClick={onRecover}>{t('tryAgain')}</Button>
            </BelowBubble>
          ) : null}
        </>
      }
    >
      {reply.text === '' ? null : <SpokenText text={reply.text} spoken={spoken} />}
      {lost ? ' …' : null}
      {!lost && reply.text === '' ? <WritingDots label={t('writing', { name })} /> : null}
    </Bubble>
  );
};

const useSlow = (waiting: boolean): boolean => {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    setSlow(false);
    if (!waiting) return;
    const timer = setTimeout(() => setSlow(true), slowAfter);
    return () => clearTimeout(timer);
  }, [waiting]);
  return slow && waiting;
};
