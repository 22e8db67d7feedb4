import { useEffect, useRef, useState } from 'react';
import { visuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { useChatText } from '../chat.texts.ts';
import type { ConversationItem } from '../conversation/conversation-items.ts';

type ReplyAnnouncerProps = { items: readonly ConversationItem[]; name: string };

/** Announces each new reply to screen readers once, after the reply is complete. */
export const ReplyAnnouncer = ({ items, name }: ReplyAnnouncerProps) => {
  const t = useChatText();
  const [said, setSaid] = useState('');
  const latest = latestReply(items);
  // Replies that were complete when the page was opened are not announced.
  const heard = useRef(latest?.key);
  useEffect(() => {
    if (latest === undefined || latest.key === heard.current) return;
    heard.current = latest.key;
    setSaid(latest.turn.text);
  }, [latest]);
  return (
    <div role="status" aria-live="polite" style={visuallyHidden}>
      {said === '' ? null : (
        <>
          {t('saidBy', { name })} <span lang="en">{said}</span>
        </>
      )}
    </div>
  );
};

const latestReply = (items: readonly ConversationItem[]) =>
  items
    .filter((item) => item.kind === 'turn')
    .findLast(({ turn }) => turn.speaker === 'partner' && turn.state !== 'streaming' && turn.text !== '');
