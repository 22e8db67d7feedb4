import FlagIcon from '@mui/icons-material/FlagOutlined';
import Box from '@mui/material/Box';
import type { ProcessedMessage } from '@pratik/contract/message-process';
import { useMemo } from 'react';
import { formatDateTime, formatNumber } from '../../../lib/language/format.ts';
import { TextLink } from '../../../ui/action/text-link.tsx';
import { English } from '../../../ui/label/language-mark.tsx';
import type { DataColumn } from '../../../ui/table/data-table.tsx';
import { weight } from '../../../ui/theme/tokens.ts';
import { durationText, StateMark, sourceName } from '../message-words.tsx';
import { useMessagesText } from '../messages.texts.ts';

export const useMessageColumns = (): readonly DataColumn<ProcessedMessage>[] => {
  const t = useMessagesText();
  return useMemo(
    () => [
      {
        id: 'excerpt',
        header: t('message'),
        primary: true,
        share: 4,
        cell: (message) => (
          <Box component="span" sx={{ fontWeight: weight.regular }}>
            <TextLink to={`/pages/message-process/${message.id}`}>
              {message.excerpt.trim() === '' ? t('noText') : <English>{message.excerpt}</English>}
            </TextLink>
          </Box>
        ),
      },
      { id: 'user', header: t('user'), cell: (message) => message.userName },
      {
        id: 'state',
        header: t('state'),
        cell: (message) => (
          <>
            <StateMark state={message.state} />{' '}
            {message.modelCheck === 'missed' ? <WithoutModel>{t('withoutModel')}</WithoutModel> : null}
          </>
        ),
      },
      {
        id: 'corrections',
        header: t('corrections'),
        numeric: true,
        share: 1.4,
        cell: (message) => (
          <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
            {message.disputed ? <Disputed label={t('disputed')} /> : null}
            {formatNumber(message.corrections)}
          </Box>
        ),
      },
      {
        id: 'attempts',
        header: t('attempts'),
        numeric: true,
        share: 1.4,
        sortable: true,
        cell: (message) => formatNumber(message.attempts),
      },
      { id: 'engine', header: t('engine'), share: 1.2, cell: (message) => message.engine ?? t('none') },
      {
        id: 'durationMs',
        header: t('duration'),
        numeric: true,
        sortable: true,
        cell: (message) => durationText(t, message.durationMs),
      },
      {
        id: 'createdAt',
        header: t('time'),
        share: 2.4,
        sortable: true,
        cell: (message) => <Moment when={message.createdAt} />,
      },
      {
        id: 'finishedAt',
        header: t('finished'),
        share: 2.4,
        sortable: true,
        hiddenAtFirst: true,
        cell: (message) => (message.finishedAt ? <Moment when={message.finishedAt} /> : t('none')),
      },
      {
        id: 'source',
        header: t('source'),
        hiddenAtFirst: true,
        cell: (message) => sourceName(t, message.source),
      },
    ],
    [t],
  );
};

const Moment = ({ when }: { when: string }) => (
  <Box component="time" dateTime={when} sx={{ whiteSpace: 'nowrap' }}>
    {formatDateTime(when)}
  </Box>
);

const WithoutModel = ({ children }: { children: string }) => (
  <Box component="span" sx={{ color: 'text.secondary', typography: 'caption' }}>
    {children}
  </Box>
);

const Disputed = ({ label }: { label: string }) => (
  <FlagIcon
    titleAccess={label}
    fontSize="inherit"
    sx={{ verticalAlign: '-0.2em', mr: 0.5, color: 'warning.main' }}
  />
);
