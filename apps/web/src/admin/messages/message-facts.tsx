import Box from '@mui/material/Box';
import type { AnswerOf } from '@pratik/contract/call';
import type { getMessage } from '@pratik/contract/message-process';
import type { ReactNode } from 'react';
import { formatDateTime, formatNumber } from '../../lib/language/format.ts';
import { TextLink } from '../../ui/action/text-link.tsx';
import { durationText, reasonText, StateMark, sourceName } from './message-words.tsx';
import { type MessagesText, useMessagesText } from './messages.texts.ts';

type Message = AnswerOf<typeof getMessage>;

/**
 * Shows the author and date of a message, and the software versions and models that processed it. Unknown facts are
 * omitted.
 */
export const MessageFacts = ({ message }: { message: Message }) => {
  const t = useMessagesText();
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        rowGap: 1.25,
        '& div': { display: 'flex', flexWrap: 'wrap', columnGap: 2 },
        '& dt': { color: 'text.secondary', flex: '0 0 8rem' },
        '& dd': { m: 0, flex: '1 1 9rem', overflowWrap: 'anywhere' },
      }}
    >
      {facts(t, message).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Box>
  );
};

const facts = (t: MessagesText, message: Message): readonly (readonly [string, ReactNode])[] => {
  const all: readonly (readonly [string, ReactNode])[] = [
    [t('state'), <StateMark key="state" state={message.state} />],
    [t('reason'), message.reason && reasonText(t, message.reason)],
    [
      t('user'),
      <TextLink key="user" to={`/pages/user-edit/${message.userId}`}>
        {message.userName}
      </TextLink>,
    ],
    [t('source'), sourceName(t, message.source)],
    [t('time'), formatDateTime(message.createdAt)],
    [t('finished'), message.finishedAt && formatDateTime(message.finishedAt)],
    [t('duration'), message.durationMs === null ? null : durationText(t, message.durationMs)],
    [t('engine'), message.engine],
    [t('engineVersion'), message.engineVersion],
    [t('modelCheck'), message.modelCheck && modelCheckText(t, message.modelCheck)],
    [t('model'), message.model],
    [t('promptVersion'), message.promptVersion],
    [t('tokens'), tokensText(message)],
    [t('cost'), message.costUsd === null ? null : `${formatNumber(message.costUsd, 6)} USD`],
  ];
  return all.filter(([, value]) => value !== null);
};

const modelCheckText = (t: MessagesText, check: NonNullable<Message['modelCheck']>): string =>
  t(
    (
      {
        waiting: 'modelWaiting',
        done: 'modelDone',
        missed: 'modelMissed',
        'not-allowed': 'modelNotAllowed',
      } as const
    )[check],
  );

const tokensText = ({ inputTokens, outputTokens }: Message): string | null =>
  inputTokens === null && outputTokens === null
    ? null
    : `${formatNumber(inputTokens ?? 0)} / ${formatNumber(outputTokens ?? 0)}`;
