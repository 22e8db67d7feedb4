import AddIcon from '@mui/icons-material/Add';
import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import ReplayIcon from '@mui/icons-material/Replay';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { AnswerOf } from '@pratik/contract/call';
import type { getMessage } from '@pratik/contract/message-process';
import { lazy, Suspense, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useParams } from 'react-router';
import { LinkButton } from '../../ui/action/link-button.tsx';
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx';
import { NotThere } from '../../ui/feedback/not-there.tsx';
import { CardSkeletons, TextSkeleton } from '../../ui/feedback/skeletons.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { AttemptList } from './attempt-list.tsx';
import { CorrectionList } from './correction-list.tsx';
import { MessageFacts } from './message-facts.tsx';
import { MessageText } from './message-text.tsx';
import { useLiveMessageReview, useMessage, useRetry } from './messages.api.ts';
import { type MessagesText, useMessagesText } from './messages.texts.ts';

type Message = AnswerOf<typeof getMessage>;

/** The code of the form is loaded when an administrator starts to add a correction. */
const AddCorrection = lazy(async () => ({
  default: (await import('./judging/add-correction.tsx')).AddCorrection,
}));

/** Page of one message: its text, its corrections and the details of its processing. */
export const MessagePage = () => {
  const t = useMessagesText();
  const { id = '' } = useParams();
  const { data: message, error, refetch } = useMessage(id);
  const retry = useRetry();
  useLiveMessageReview();
  return (
    <Page
      title={t('detailTitle')}
      actions={
        <>
          <LinkButton to="/pages/message-process-list" startIcon={<ArrowBackIcon />}>
            {t('backToList')}
          </LinkButton>
          {message ? (
            <Button
              variant="contained"
              startIcon={<ReplayIcon />}
              disabled={message.state === 'processing'}
              loading={retry.isPending}
              onClick={() => retry.mutate([message.id])}
            >
              {t('retry')}
            </Button>
          ) : null}
        </>
      }
    >
      {retry.error ? (
        <Box sx={{ mb: 2 }}>
          <ErrorPanel error={retry.error} />
        </Box>
      ) : null}
      {message ? <MessageDetail message={message} /> : null}
      {message ? null : (
        <NotThere
          error={error}
          onRetry={() => void refetch()}
          missing={{
            title: t('notFoundTitle'),
            text: t('notFoundBody'),
            to: '/pages/message-process-list',
            toLabel: t('toList'),
          }}
        >
          <CardSkeletons count={2} height="18rem" />
        </NotThere>
      )}
    </Page>
  );
};

const MessageDetail = ({ message }: { message: Message }) => {
  const t = useMessagesText();
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
      }}
    >
      <Box sx={{ display: 'grid', gap: 3 }}>
        <Card title={t('textTitle')}>
          <MessageText text={message.text} corrections={message.correctionList} />
        </Card>
        <Card title={t('correctionsTitle')}>
          {message.correctionList.length > 0 ? (
            <CorrectionList messageId={message.id} text={message.text} corrections={message.correctionList} />
          ) : (
            <Typography sx={{ color: 'text.secondary' }}>{whyNone(t, message)}</Typography>
          )}
          <AddOne messageId={message.id} text={message.text} />
        </Card>
      </Box>
      <Box sx={{ display: 'grid', gap: 3 }}>
        <Card title={t('aboutTitle')}>
          <MessageFacts message={message} />
        </Card>
        <Card title={t('attemptsTitle')}>
          <AttemptList attempts={message.attemptList} />
        </Card>
      </Box>
    </Box>
  );
};

/** Button that opens a form for a correction that the checker missed. */
const AddOne = ({ messageId, text }: { messageId: string; text: string }) => {
  const t = useMessagesText();
  const [adding, setAdding] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <Box sx={{ mt: 2, borderTop: '1px solid', borderColor: 'divider', pt: 2 }}>
      <Button
        ref={button}
        variant="outlined"
        startIcon={<AddIcon />}
        hidden={adding}
        onClick={() => setAdding(true)}
      >
        {t('addCorrection')}
      </Button>
      {adding ? (
        <Suspense fallback={<TextSkeleton lines={4} />}>
          <AddCorrection
            messageId={messageId}
            text={text}
            onDone={() => {
              flushSync(() => setAdding(false));
              button.current?.focus();
            }}
          />
        </Suspense>
      ) : null}
    </Box>
  );
};

const whyNone = (t: MessagesText, { state }: Message): string => {
  if (state === 'failed') return t('noCorrectionsFailed');
  return t(state === 'done' || state === 'needs-review' ? 'noCorrections' : 'notYet');
};
