import type { Conversation, PartnerKind } from '@pratik/contract/chat';
import type { ThreadItem } from './thread-items.ts';

type Asked = Pick<Conversation, 'partner' | 'aiAway'>;

/** The turns at which the writer of replies changes, in a conversation with the AI. */
export const takeovers = (
  { partner }: Asked,
  items: readonly ThreadItem[],
): ReadonlyMap<string, PartnerKind> => {
  const found = new Map<string, PartnerKind>();
  if (partner === 'offline') return found;
  let last: PartnerKind = 'ai';
  for (const item of items) {
    const writer = item.kind === 'turn' ? item.turn.partner : undefined;
    if (item.kind !== 'turn' || writer === undefined) continue;
    if (writer !== last) found.set(item.turn.id, writer);
    last = writer;
  }
  return found;
};

/** The writer of the last reply; before the first reply, the expected one. */
export const currentPartner = (conversation: Asked, items: readonly ThreadItem[]): PartnerKind => {
  if (conversation.partner === 'offline') return 'offline';
  const last = items.findLast((item) => item.kind === 'turn' && item.turn.partner !== undefined);
  const writer = last?.kind === 'turn' ? last.turn.partner : undefined;
  return writer ?? (conversation.aiAway ? 'offline' : 'ai');
};
