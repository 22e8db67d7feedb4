import type { ReplyEvent } from '@pratik/contract/chat';
import { toDocument } from '../../platform/http/problem.ts';
import { turnView } from './chat.view.ts';
import { selectConversation } from './conversation.store.ts';
import { createReader } from './reader.ts';
import { lastEvent } from './reply-end.ts';
import type { ReplyParts, ReplyToRead } from './reply-order.ts';
import { watchTurn } from './turn.store.ts';

/** Reads a stored reply from beginning to end. Another process may be writing it. */
export const followReply = (
  { db, progress, timing }: Pick<ReplyParts, 'db' | 'progress' | 'timing'>,
  order: ReplyToRead,
  accepted: ReplyEvent,
  stopping: AbortSignal,
): { events: AsyncIterable<ReplyEvent>; ended: Promise<void> } => {
  let left = false;
  const reader = createReader<ReplyEvent>(() => {
    left = true;
  });
  reader.push(accepted);

  const follow = async (): Promise<void> => {
    let shown = '';
    for (;;) {
      const row = await watchTurn(db, order.reply.id);
      if (!row || left) return;
      if (row.text.startsWith(shown) && row.text.length > shown.length) {
        reader.push({ type: 'delta', replyId: row.id, text: row.text.slice(shown.length) });
        shown = row.text;
      }
      if (row.state !== 'streaming') {
        const now = await selectConversation(db, order.conversation.id, order.learner.id);
        reader.push(lastEvent(row, await progress.meterOf(order.learner), now?.state ?? 'closed'));
        return;
      }
      if (stopping.aborted) {
        const problem = toDocument('unavailable', order.requestId);
        reader.push({ type: 'problem', problem, turn: turnView(row, null) });
        return;
      }
      await new Promise((resolve) => setTimeout(resolve, timing.followMs).unref());
    }
  };
  return { events: reader, ended: follow().finally(() => reader.end()) };
};
