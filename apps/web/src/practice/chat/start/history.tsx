import type { Conversation } from '@pratik/contract/chat';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { formatNumber } from '../../../lib/language/format.ts';
import { SourceLabel } from '../../../ui/label/source-label.tsx';
import { LinkRow } from '../../../ui/layout/link-rows.tsx';
import { PastList } from '../../../ui/layout/past-list.tsx';
import { historyQuery } from '../chat.queries.ts';
import { useChatText } from '../chat.texts.ts';
import { useConversationTitle } from '../conversation-title.ts';
import { conversationPath } from './use-start.ts';

/** Lists past conversations, newest first. The page number in the URL starts at 1. */
export const History = () => {
  const t = useChatText();
  const [page, setPage] = usePage();
  const list = useQuery(historyQuery(page));
  return (
    <PastList
      list={list}
      rowsOf={({ conversations }) => conversations}
      page={page}
      onPage={setPage}
      words={{
        title: t('history'),
        empty: t('historyEmpty'),
        emptyText: t('historyEmptyText'),
        pages: t('historyPages'),
      }}
    >
      {(conversation) => <HistoryRow key={conversation.id} conversation={conversation} />}
    </PastList>
  );
};

const HistoryRow = ({ conversation }: { conversation: Conversation }) => {
  const t = useChatText();
  const titleOf = useConversationTitle();
  return (
    <LinkRow
      to={conversationPath(conversation.id)}
      title={
        <>
          {titleOf(conversation)}
          {conversation.state === 'open' ? <SourceLabel>{t('historyOpen')}</SourceLabel> : null}
        </>
      }
      facts={useFacts(conversation)}
      at={conversation.lastTurnAt}
    />
  );
};

const useFacts = ({ summary, learnerTurns }: Conversation): string => {
  const t = useChatText();
  if (!summary) return t('historyTurns', { count: learnerTurns });
  return t('historyFacts', {
    minutes: formatNumber(summary.minutes, 1),
    words: formatNumber(summary.words),
    corrections: formatNumber(summary.corrections.reduce((sum, { count }) => sum + count, 0)),
  });
};

const usePage = (): [number, (page: number) => void] => {
  const [params, setParams] = useSearchParams();
  const asked = Number(params.get('page') ?? 1);
  const page = Number.isInteger(asked) && asked > 1 ? asked - 1 : 0;
  const setPage = (next: number) =>
    setParams(
      (now) => {
        const changed = new URLSearchParams(now);
        if (next === 0) changed.delete('page');
        else changed.set('page', String(next + 1));
        return changed;
      },
      { preventScrollReset: true },
    );
  return [page, setPage];
};
