import InsightsIcon from '@mui/icons-material/Insights';
import ReplayIcon from '@mui/icons-material/Replay';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { ProcessedMessage } from '@pratik/contract/message-process';
import { useCallback, useState } from 'react';
import { useUrlState } from '../../../lib/url-state.ts';
import { LinkButton } from '../../../ui/action/link-button.tsx';
import { ErrorPanel } from '../../../ui/feedback/error-panel.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { useLiveMessageReview, useMessagePage, useRetry } from '../messages.api.ts';
import { useMessagesText } from '../messages.texts.ts';
import { SafetyLink } from '../safety/safety-link.tsx';
import { SafetyNotice } from '../safety/safety-notice.tsx';
import { StateChips } from '../state-chips.tsx';
import { useMessageColumns } from './message-columns.tsx';
import { MessageFilters } from './message-filters.tsx';
import { MessageListEmpty } from './message-list-empty.tsx';
import {
  chosenStates,
  countFilters,
  listInput,
  type MessageListAddress,
  messageFilter,
  messageListDefaults,
  noFilters,
} from './message-list-url.ts';
import { RunButton } from './run-button.tsx';
import { RunPanel } from './run-panel.tsx';

const messageId = (message: ProcessedMessage): string => message.id;
const messageName = (message: ProcessedMessage): string =>
  `${message.userName}, ${message.excerpt.slice(0, 40)}`;

/**
 * Page of the message review: all learners’ messages with their states. Administrators can queue messages for
 * processing again.
 */
export const MessageListPage = () => {
  const t = useMessagesText();
  const [address, setAddress] = useUrlState(messageListDefaults);
  const [selected, setSelected] = useState<readonly string[]>([]);
  const input = listInput(address);
  const list = useMessagePage(input);
  const columns = useMessageColumns();
  const retry = useRetry();
  useLiveMessageReview();

  const change = (next: Partial<MessageListAddress>, options?: { replace?: boolean }) => {
    // The selection survives a change of page or sort order, but not a change of filters.
    if (Object.keys(next).some((name) => name in noFilters)) setSelected([]);
    setAddress(next, options);
  };
  const { mutate } = retry;
  const retryProblem = retry.error ?? retry.data?.error;
  const rowActions = useCallback(
    (message: ProcessedMessage) => (
      <Tooltip title={t('retry')}>
        <span>
          <IconButton
            aria-label={t('retryOne', { name: messageName(message) })}
            disabled={message.state === 'processing'}
            onClick={() => mutate([message.id])}
          >
            <ReplayIcon />
          </IconButton>
        </span>
      </Tooltip>
    ),
    [t, mutate],
  );

  return (
    <Page
      title={t('listTitle')}
      lead={t('listLead')}
      width="wide"
      actions={
        <>
          <SafetyLink />
          <LinkButton to="/pages/message-process-statistics" startIcon={<InsightsIcon />}>
            {t('stats')}
          </LinkButton>
          <LinkButton to="/pages/voice-times">{t('voiceTimes')}</LinkButton>
          <RunButton
            filter={messageFilter(address)}
            filtered={countFilters(address) > 0}
            total={list.data?.total ?? 0}
            totalCapped={list.data?.totalCapped ?? false}
          />
        </>
      }
    >
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        <SafetyNotice />
        <StateChips
          chosen={chosenStates(address)}
          disputed={address.disputed === 'yes'}
          onChange={(states) => change({ states: states.join(',') })}
          onDisputed={(on) => change({ disputed: on ? 'yes' : '' })}
        />
        <RunPanel />
        {retryProblem ? <ErrorPanel error={retryProblem} /> : null}
        <DataTable
          label={t('listLabel')}
          columns={columns}
          rows={list.data?.messages}
          rowId={messageId}
          rowName={messageName}
          page={input.page}
          size={input.size}
          total={list.data?.total ?? 0}
          totalCapped={list.data?.totalCapped ?? false}
          onPageChange={(page) => change({ page: String(page + 1) })}
          onSizeChange={(size) => change({ size: String(size) })}
          sort={{ id: input.sort, order: input.order }}
          onSortChange={({ id, order }) => change({ sort: id, order })}
          loading={list.isPlaceholderData}
          error={list.error}
          onRetry={() => void list.refetch()}
          selected={selected}
          onSelectedChange={setSelected}
          bulkActions={
            <Button
              startIcon={<ReplayIcon />}
              disabled={retry.isPending}
              onClick={() => mutate(selected, { onSuccess: () => setSelected([]) })}
            >
              {t('retryMany')}
            </Button>
          }
          rowActions={rowActions}
          toolbar={<MessageFilters address={address} onChange={change} />}
          empty={<MessageListEmpty filtered={countFilters(address) > 0} onClear={() => change(noFilters)} />}
        />
      </Box>
    </Page>
  );
};
