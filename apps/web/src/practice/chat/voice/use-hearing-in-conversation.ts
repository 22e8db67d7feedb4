import { useEffect, useMemo, useRef } from 'react';
import { useSpeaker } from '../../../curriculum/voice/use-speaker.ts';
import { useVoiceChoice } from '../../../curriculum/voice/voice-choice.ts';
import type { ConversationItem } from '../conversation/conversation-items.ts';
import type { Chat } from '../conversation/use-chat.ts';
import { freshSentences } from './fresh-sentences.ts';
import { reportTimes } from './report-times.ts';
import type { Hearing } from './spoken-context.ts';

/**
 * Plays any turn on request. If the learner has switched on playing replies, also plays the partner's replies while
 * they are being received.
 */
export const useHearingInConversation = (chat: Chat) => {
  const { aloud } = useVoiceChoice();
  /** Time at which the learner sent the message whose reply will be played, in milliseconds. */
  const sentAt = useRef<number | null>(null);
  const { spoken, error, say, sayOnly, stop } = useSpeaker(() => {
    if (sentAt.current !== null) reportTimes({ heard: performance.now() - sentAt.current });
    sentAt.current = null;
  });
  const { reply, items } = chat;
  /** The reply being played, and the offset up to which its text has been passed to the speaker. */
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

  // Plays the last sentence only after the reply is complete, because more words may be added to this sentence
  // until then.
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
