import Box from '@mui/material/Box';
import type { Turn } from '@pratik/contract/chat';
import { memo, useId, useState } from 'react';
import { markedPieces } from '../../../feedback/marked-text.ts';
import { WithdrawnList } from '../../../feedback/withdrawn-list.tsx';
import { useChatText } from '../chat.texts.ts';
import { type CorrectionDose, shownFeedback } from '../corrections/correction-dose.ts';
import { CorrectionList } from '../corrections/correction-list.tsx';
import { FeedbackLine } from '../corrections/feedback-line.tsx';
import { OwnSoundButton, useOwnSoundOf } from '../voice/own-sounds.tsx';
import { Bubble } from './bubble.tsx';

type LearnerTurnProps = {
  turn: Turn;
  /** The learner’s correction setting. Undefined while it is loading; until then, no feedback is shown. */
  dose: CorrectionDose | undefined;
  closed: boolean;
};

/** A learner's message with its feedback below the text. */
export const LearnerTurn = memo(({ turn, dose, closed }: LearnerTurnProps) => {
  const t = useChatText();
  const [open, setOpen] = useState(false);
  const panelId = useId();
  const sound = useOwnSoundOf(turn.id);
  const shown = turn.feedback && dose ? shownFeedback(turn.feedback, dose, closed) : null;
  const corrections = shown?.feedback.corrections ?? [];
  return (
    <Bubble
      side="learner"
      who={t('saidBy', { name: t('you') })}
      beside={sound ? <OwnSoundButton id={sound} /> : null}
      below={
        shown ? (
          <>
            <FeedbackLine
              feedback={shown.feedback}
              later={shown.later}
              open={open}
              panelId={panelId}
              onToggle={() => setOpen((now) => !now)}
            />
            {open && corrections.length > 0 ? (
              <CorrectionList
                id={panelId}
                text={turn.text}
                conversationId={turn.conversationId}
                corrections={turn.feedback?.corrections ?? []}
                explained={corrections}
              />
            ) : null}
            {shown.feedback.withdrawn && !shown.later ? (
              <WithdrawnList text={turn.text} withdrawn={shown.feedback.withdrawn} />
            ) : null}
          </>
        ) : null
      }
    >
      <span lang="en">{open ? <MarkedText text={turn.text} corrections={corrections} /> : turn.text}</span>
    </Bubble>
  );
});

type MarkedTextProps = { text: string; corrections: Parameters<typeof markedPieces>[1] };

const MarkedText = ({ text, corrections }: MarkedTextProps) =>
  markedPieces(text, corrections).map((piece) =>
    piece.marked ? (
      <Box
        component="mark"
        key={piece.key}
        sx={{
          bgcolor: 'transparent',
          color: 'inherit',
          textDecoration: 'underline dotted 2px',
          textDecorationColor: 'var(--p-palette-warning-main)',
          textUnderlineOffset: '0.25em',
        }}
      >
        {piece.text}
      </Box>
    ) : (
      piece.text
    ),
  );
