import { useEffect, useMemo, useRef } from 'react';
import { useSpeaker } from '../../../curriculum/voice/use-speaker.ts';
import { useVoiceChoice } from '../../../curriculum/voice/voice-choice.ts';
import type { ConversationItem } from '../conversation/conversation-items.ts';
import type { Chat } from '../conversation/use-chat.ts';
import { freshSentences } from './fresh-sentences.ts';
import { reportTimes } from './report-times.ts';
import type { Hearing } from './spoken-context.ts';

/**
 * Plays any turn on request, and plays incoming replies of the partner automatically if the learner has switched this
 * on.
 */
export const useHearingInConversation = (chat: Chat) => {
  const { aloud } = useVoiceChoice();
  /** Time in milliseconds at which the learner sent the message whose reply will be played. */
  const sentAt = useRef<number | null>(null);
  const { spoken, error, say, sayOnly, stop } = useSpeaker(() => {
    if (sentAt.current !== null) reportTimes({ heard: performance.now() - sentAt.current });
    sentAt.current = null;
  });
  const { reply, items } = chat;
  /** The reply being played, and the text offset up to which it has been passed to the speaker. */
  const following = useRef<{ id: string; until: number } | null>(null);

  const replyId = reply?.replyId ?? null;
  const text = reply?.text ?? '';
  useEffect(() => {
    if (aloud !== true || replyId === null) return;
    if (following.current?.id !== replyId) following.current = { id: replyId, until: 0 };
    const fresh = freshSentences(text, following.current.until, false);
    following.current.until = fresh.at(-1)?.end ?? following.current.until;
    say(replyId, text, fresh);
  }, [aloud, replyId, text, say]);

  // The last sentence is played only after the reply is complete, because it may still grow.
  useEffect(() => {
    const { current } = following;
    if (!current || replyId === current.id) return;
    const turn = turnOf(items, current.id);
    if (!turn || turn.state === 'streaming') return;
    following.current = null;
    if (turn.state === 'complete') say(turn.id, turn.text, freshSentences(turn.text, current.until, true));
  }, [items, replyId, say]);

  const silence = useMemo(
    () => () => {
      following.current = null;
      sentAt.current = null;
      stop();
    },
    [stop],
  );
  const spokenId = spoken?.id;
  const hearing = useMemo<Hearing>(
    () => ({
      spoken,
      toggle: (turnId, said) => {
        following.current = null;
        sentAt.current = null;
        if (spokenId === turnId) stop();
        else sayOnly(turnId, said);
      },
    }),
    [spoken, spokenId, stop, sayOnly],
  );
  const sent = useMemo(
    () => () => {
      sentAt.current = performance.now();
    },
    [],
  );
  return { hearing, error, silence, sent };
};

const turnOf = (items: readonly ConversationItem[], id: string) => {
  const item = items.find((one) => one.kind === 'turn' && one.turn.id === id);
  return item?.kind === 'turn' ? item.turn : undefined;
};
