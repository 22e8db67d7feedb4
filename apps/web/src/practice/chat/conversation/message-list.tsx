import KeyboardArrowDownRounded from '@mui/icons-material/KeyboardArrowDownRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Conversation, PartnerKind } from '@pratik/contract/chat';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { radius } from '../../../ui/theme/tokens.ts';
import { useChatText } from '../chat.texts.ts';
import type { CorrectionDose } from '../corrections/correction-dose.ts';
import { useCorrectionDose } from '../corrections/use-correction-dose.ts';
import { useCorrectionList } from '../corrections/use-correction-list.ts';
import { IncomingReply, PartnerTurn } from '../reply/partner-turn.tsx';
import { ReplyAnnouncer } from '../reply/reply-announcer.tsx';
import { takeovers } from '../reply/reply-writers.ts';
import type { ConversationItem } from './conversation-items.ts';
import { HelpTurn } from './help-turn.tsx';
import { LearnerTurn } from './learner-turn.tsx';
import { OutgoingMessage } from './outgoing-message.tsx';
import type { Chat } from './use-chat.ts';
import { useStickToBottom } from './use-stick-to-bottom.ts';

type MessageListProps = {
  conversation: Conversation;
  chat: Chat;
  /** Sends a suggested reply as the learner’s message. */
  onSuggestion: (text: string) => void;
  /** Content that is placed after the last message. */
  children: ReactNode;
};

/** List of the messages of a conversation. It scrolls to each new message unless the learner has scrolled up. */
export const MessageList = ({ conversation, chat, onSuggestion, children }: MessageListProps) => {
  const t = useChatText();
  const { items } = chat;
  const dose = useCorrectionDose();
  const CorrectionList = useCorrectionList();
  const tookOver = takeovers(conversation, items);
  const pane = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const { onScroll, toBottom, showFrom, hasNew } = useStickToBottom(pane, {
    added: endMark(items, chat.closed),
    grown: `${stateOf(items.at(-1))} ${CorrectionList ? correctionCount(items) : 0}`,
    own: ownMark(items),
  });
  // When the conversation has ended, scrolls to its last message, so that the summary below this message becomes
  // visible. Does so again when the corrections above it appear.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list becomes taller when it changes
  useLayoutEffect(() => {
    const last = list.current?.lastElementChild;
    if (chat.closed && last instanceof HTMLElement) showFrom(last);
  }, [chat.closed, showFrom, CorrectionList]);
  return (
    <Box sx={{ flex: 1, minHeight: 0, position: 'relative', display: 'flex', flexDirection: 'column' }}>
      <Box
        ref={pane}
        role="region"
        aria-label={t('messageArea')}
        // `tabIndex` lets users without a mouse scroll the message list by keyboard.
        tabIndex={0}
        onScroll={onScroll}
        sx={{
          flex: 1,
          position: 'relative',
          overflowY: 'auto',
          overscrollBehavior: 'contain',
          py: 2,
          px: 0.5,
          '&:focus-visible': { outlineOffset: -3 },
        }}
      >
        <Box
          component="ol"
          ref={list}
          sx={{ listStyle: 'none', p: 0, m: 0, display: 'flex', flexDirection: 'column', gap: 1.75 }}
        >
          {items.map((item) => (
            <Item
              key={item.key}
              item={item}
              conversation={conversation}
              chat={chat}
              dose={dose}
              CorrectionList={CorrectionList}
              onSuggestion={onSuggestion}
              tookOver={item.kind === 'turn' ? tookOver.get(item.turn.id) : undefined}
            />
          ))}
        </Box>
        {children}
      </Box>
      {hasNew && !chat.closed ? (
        <Button
          variant="contained"
          size="small"
          startIcon={<KeyboardArrowDownRounded />}
          onClick={toBottom}
          sx={{
            alignSelf: 'center',
            my: 0.5,
            borderRadius: radius.round,
            minHeight: 44,
            typography: 'body2',
          }}
        >
          {t('newMessage')}
        </Button>
      ) : null}
      <ReplyAnnouncer items={items} name={conversation.partnerName} />
    </Box>
  );
};

type ItemProps = {
  item: ConversationItem;
  conversation: Conversation;
  chat: Chat;
  dose: CorrectionDose | undefined;
  CorrectionList: ReturnType<typeof useCorrectionList>;
  onSuggestion: (text: string) => void;
  tookOver: PartnerKind | undefined;
};

const Item = ({ item, conversation, chat, dose, CorrectionList, onSuggestion, tookOver }: ItemProps) => {
  if (item.kind === 'outgoing') {
    return <OutgoingMessage message={item.message} onRetry={chat.resend} onDiscard={chat.discard} />;
  }
  if (item.kind === 'reply') {
    return (
      <IncomingReply
        reply={item.reply}
        name={conversation.partnerName}
        onRecover={() => void chat.recover()}
      />
    );
  }
  if (item.turn.speaker === 'learner')
    return <LearnerTurn turn={item.turn} dose={dose} closed={chat.closed} CorrectionList={CorrectionList} />;
  if (item.turn.danger) return <HelpTurn turn={item.turn} />;
  return (
    <PartnerTurn
      turn={item.turn}
      name={conversation.partnerName}
      tookOver={tookOver}
      away={conversation.aiAway}
      canRetry={item.canRetry}
      onRetry={chat.retry}
      suggestions={item.suggestions}
      onSuggestion={onSuggestion}
    />
  );
};

/**
 * Returns a key that changes only when an item is added at the end of the list, not when feedback for an existing
 * message arrives.
 */
const endMark = (items: readonly ConversationItem[], closed: boolean): string => {
  const last = items.at(-1);
  return `${items.length} ${textLength(last)} ${closed}`;
};

const textLength = (item: ConversationItem | undefined): number => {
  if (item === undefined) return 0;
  if (item.kind === 'turn') return item.turn.text.length;
  return item.kind === 'reply' ? item.reply.text.length : item.message.text.length;
};

/** Returns the state of an item that decides its height: a retry button or suggested answers make the item taller. */
const stateOf = (item: ConversationItem | undefined): string => {
  if (item === undefined) return '';
  if (item.kind === 'turn') return `${item.turn.state} ${item.canRetry} ${item.suggestions.length}`;
  return item.kind === 'reply' ? item.reply.phase : item.message.state;
};

/** Returns the number of corrections. Corrections arrive after the reply and make an earlier message taller. */
const correctionCount = (items: readonly ConversationItem[]): number =>
  items.reduce(
    (sum, item) => sum + (item.kind === 'turn' ? (item.turn.feedback?.corrections.length ?? 0) : 0),
    0,
  );

const ownMark = (items: readonly ConversationItem[]): string =>
  items.findLast((item) => item.kind === 'outgoing' && item.message.state === 'sending')?.key ?? '';
