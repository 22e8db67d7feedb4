import type { Conversation, PartnerKind } from '@pratik/contract/chat';
import type { ConversationItem } from '../conversation/conversation-items.ts';

type Asked = Pick<Conversation, 'partner' | 'aiAway'>;

/**
 * Returns the turns of a conversation with the AI partner at which the partner changes between AI and offline script.
 */
export const takeovers = (
  { partner }: Asked,
  items: readonly ConversationItem[],
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

/**
 * Returns the kind of partner that wrote the last reply or, before the first reply, the kind that is expected to
 * reply.
 */
export const currentPartner = (conversation: Asked, items: readonly ConversationItem[]): PartnerKind => {
  if (conversation.partner === 'offline') return 'offline';
  const last = items.findLast((item) => item.kind === 'turn' && item.turn.partner !== undefined);
  const writer = last?.kind === 'turn' ? last.turn.partner : undefined;
  return writer ?? (conversation.aiAway ? 'offline' : 'ai');
};
