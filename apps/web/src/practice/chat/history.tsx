import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { Conversation } from '@pratik/contract/chat';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link, useSearchParams } from 'react-router';
import { formatDateTime, formatNumber } from '../../lib/format.ts';
import { Delayed } from '../../ui/delayed.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { TextSkeleton } from '../../ui/skeletons.tsx';
import { historyQuery } from './chat.queries.ts';
import { useChatText } from './chat.texts.ts';
import { useConversationTitle } from './conversation-title.ts';
import { HistoryPager } from './history-pager.tsx';
import { SourceLabel } from './partner-label.tsx';
import { threadPath } from './use-start.ts';

/** Past conversations, newest first; the page is in the address, counted from 1. */
export const History = () => {
  const t = useChatText();
  const id = useId();
  const [page, setPage] = usePage();
  const list = useQuery(historyQuery(page));
  const { data } = list;
  return (
    <section aria-labelledby={id}>
      <Typography variant="h2" id={id} sx={{ mb: 2 }}>
        {t('history')}
      </Typography>
      {list.isPending ? (
        <Delayed>
          <TextSkeleton lines={4} />
        </Delayed>
      ) : null}
      {list.isError && !data ? <ErrorPanel error={list.error} onRetry={() => void list.refetch()} /> : null}
      {data?.total === 0 ? <EmptyState title={t('historyEmpty')}>{t('historyEmptyText')}</EmptyState> : null}
      {data && data.total > 0 ? (
        <Paper variant="outlined" sx={{ borderRadius: 1.6, overflow: 'hidden' }}>
          <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
            {data.conversations.map((conversation) => (
              <HistoryRow key={conversation.id} conversation={conversation} />
            ))}
          </Box>
          {data.total > data.size || page > 0 ? (
            <HistoryPager
              page={page}
              size={data.size}
              total={data.total}
              capped={data.totalCapped}
              shown={data.conversations.length}
              onPage={setPage}
            />
          ) : null}
        </Paper>
      ) : null}
    </section>
  );
};

const HistoryRow = ({ conversation }: { conversation: Conversation }) => {
  const t = useChatText();
  const titleOf = useConversationTitle();
  return (
    <Box component="li" sx={{ '&:not(:first-of-type)': { borderTop: '1px solid', borderColor: 'divider' } }}>
      <Box
        component={Link}
        to={threadPath(conversation.id)}
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: 2,
          rowGap: 0.25,
          alignItems: 'center',
          px: 2.5,
          py: 1.5,
          minHeight: 44,
          color: 'inherit',
          textDecoration: 'none',
          '&:hover': { bgcolor: 'action.hover' },
          '&:focus-visible': { outlineOffset: -3 },
        }}
      >
        <Box sx={{ flex: '1 1 14rem', minWidth: 0 }}>
          <Box sx={{ fontWeight: 600, display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
            {titleOf(conversation)}
            {conversation.state === 'open' ? <SourceLabel>{t('historyOpen')}</SourceLabel> : null}
          </Box>
          <Box sx={{ color: 'text.secondary', fontSize: '0.964rem' }}>{useFacts(conversation)}</Box>
        </Box>
        <Box
          component="time"
          dateTime={conversation.lastTurnAt}
          sx={{ color: 'text.secondary', fontSize: '0.929rem', fontVariantNumeric: 'tabular-nums' }}
        >
          {formatDateTime(conversation.lastTurnAt)}
        </Box>
      </Box>
    </Box>
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
