import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { MessageFeedback } from '@pratik/contract/feedback';
import { helpText } from '@pratik/contract/help-lines';
import type { Danger } from '@pratik/contract/safety';
import { type Draft, type Piece, revisePiece } from '@pratik/contract/writing';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { HelpCard } from '../../../feedback/help-card.tsx';
import { WithdrawnList } from '../../../feedback/withdrawn-list.tsx';
import { Finish } from '../../../learner/finish/finish.tsx';
import { callApi } from '../../../lib/api/api-client.ts';
import { useLiveEvent } from '../../../lib/api/live-events.ts';
import { newId } from '../../../lib/new-id.ts';
import { LinkButton } from '../../../ui/action/link-button.tsx';
import { ErrorPanel } from '../../../ui/feedback/error-panel.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { type Arrival, useArrival } from '../arrival.ts';
import { ModelAnswers } from '../models/model-answers.tsx';
import { PromptPanel } from '../prompt-panel.tsx';
import { isPending, markListsStale, pieceQuery, putDispute, putPiece } from '../writing.queries.ts';
import { useWritingText } from '../writing.texts.ts';
import { piecePath } from '../writing-path.ts';
import { AssessmentPanel } from './assessment-panel.tsx';
import { type Category, categoryOf } from './categories.ts';
import { CategoryFilter } from './category-filter.tsx';
import { FocusPanel } from './focus-panel.tsx';
import { MarkedBody } from './marked-body.tsx';
import { numbered, paragraphsOf } from './paragraphs.ts';

type FeedbackScreenProps = {
  piece: Piece;
  draft: Draft;
  arrival: Arrival;
};

/** Screen of a submitted draft: its text with corrections, the main point to practise, and an estimated level. */
export const FeedbackScreen = ({ piece, draft, arrival }: FeedbackScreenProps) => {
  const t = useWritingText();
  const client = useQueryClient();
  const [category, setCategory] = useState<Category | null>(null);
  const [open, setOpen] = useState<string | null>(null);
  const corrections = draft.feedback?.corrections ?? noCorrections;
  const marks = useMemo(
    () =>
      numbered(corrections).filter(
        ({ correction }) => category === null || categoryOf(correction.code) === category,
      ),
    [corrections, category],
  );
  const paragraphs = useMemo(() => paragraphsOf(draft.text, marks), [draft.text, marks]);

  useLiveEvent('feedback', ({ messageId }) => {
    if (messageId !== draft.id) return;
    void client.invalidateQueries({ queryKey: pieceQuery(piece.id).queryKey });
    markListsStale(client);
  });

  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 3fr)' },
      }}
    >
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        {draft.danger ? (
          <HelpState danger={draft.danger} arrival={arrival} />
        ) : (
          <FeedbackState feedback={draft.feedback} arrival={arrival} />
        )}
        {corrections.length > 0 ? (
          <>
            <CategoryFilter
              corrections={corrections}
              category={category}
              onChange={(next) => {
                setCategory(next);
                setOpen(null);
              }}
            />
            <Box sx={{ color: 'text.secondary' }}>{t('markHint')}</Box>
          </>
        ) : null}
        <section aria-label={t('yourWriting')}>
          <MarkedBody
            text={draft.text}
            corrections={corrections}
            paragraphs={paragraphs}
            marks={marks}
            open={open}
            onOpen={setOpen}
            onDispute={(id, disputed) => putDispute(client, piece.id, id, disputed)}
          />
        </section>
        {draft.feedback?.withdrawn ? (
          <WithdrawnList text={draft.text} withdrawn={draft.feedback.withdrawn} />
        ) : null}
        <Revise
          piece={piece}
          arrival={arrival}
          flawless={draft.feedback?.state === 'done' && corrections.length === 0}
        />
      </Box>
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        {draft.assessment ? (
          <>
            <FocusPanel
              focus={draft.focus}
              corrections={corrections}
              onShow={(id) => {
                setCategory(null);
                setOpen(id);
              }}
            />
            <AssessmentPanel assessment={draft.assessment} />
          </>
        ) : null}
        {piece.prompt ? <PromptPanel prompt={piece.prompt} /> : null}
        {piece.prompt && !draft.danger ? <ModelAnswers pieceId={piece.id} /> : null}
        {draft.danger || draft.feedback === null || isPending(draft.feedback) ? null : <Finish />}
      </Box>
    </Box>
  );
};

const noCorrections: MessageFeedback['corrections'] = [];

type FeedbackStateProps = { feedback: MessageFeedback | null; arrival: Arrival };

const FeedbackState = ({ feedback, arrival }: FeedbackStateProps) => {
  const t = useWritingText();
  const panel = useRef<HTMLDivElement>(null);
  useArrival(arrival, 'sent', panel);
  const count = feedback?.corrections.length ?? 0;
  const pending = feedback === null || isPending(feedback);
  return (
    <Box role="status" ref={panel} tabIndex={-1} sx={{ outline: 'none' }}>
      {pending ? (
        <Notice tone="info" title={t('waiting')}>
          {t('waitingText')}
        </Notice>
      ) : feedback.state === 'failed' ? (
        <Notice tone="warning">{t('feedbackFailed')}</Notice>
      ) : (
        <Notice tone={count === 0 && feedback.checked === 'right' ? 'success' : 'info'}>
          {count > 0
            ? t('feedbackCame', { count })
            : t(feedback.checked === 'unreadable' ? 'notChecked' : 'noCorrections')}{' '}
          {feedback.state === 'needs-review' ? t('needsReview') : null}
        </Notice>
      )}
    </Box>
  );
};

/** Help text that replaces the corrections when the text mentions danger. */
const HelpState = ({ danger, arrival }: { danger: Danger; arrival: Arrival }) => {
  const panel = useRef<HTMLDivElement>(null);
  useArrival(arrival, 'sent', panel);
  return (
    <Box role="status" ref={panel} tabIndex={-1} sx={{ outline: 'none' }}>
      <HelpCard text={helpText(danger, 'writing')} />
    </Box>
  );
};

type ReviseProps = {
  piece: Piece;
  arrival: Arrival;
  /** Whether the checked draft has no corrections. */
  flawless: boolean;
};

/** Button that creates the next draft, or a link to the draft that is already open. */
const Revise = ({ piece, arrival, flawless }: ReviseProps) => {
  const t = useWritingText();
  const client = useQueryClient();
  const navigate = useNavigate();
  const revise = useMutation({
    mutationFn: () => callApi(revisePiece, { pieceId: piece.id, draftId: newId() }),
    onSuccess: async (next) => {
      arrival.current = 'revised';
      putPiece(client, next);
      markListsStale(client);
      await navigate(piecePath(piece.id));
    },
  });
  if (piece.drafts.at(-1)?.submittedAt === null) {
    return (
      <div>
        <LinkButton variant="contained" to={piecePath(piece.id)}>
          {t('continueDraft')}
        </LinkButton>
      </div>
    );
  }
  return (
    <div>
      <Button
        variant={flawless ? 'outlined' : 'contained'}
        size="large"
        disabled={revise.isPending}
        onClick={() => revise.mutate()}
      >
        {t(flawless ? 'writeAgain' : 'revise')}
      </Button>
      {revise.error ? (
        <Box sx={{ mt: 2 }}>
          <ErrorPanel error={revise.error} onRetry={() => revise.mutate()} />
        </Box>
      ) : null}
    </div>
  );
};
