import Box from '@mui/material/Box';
import type { Turn } from '@pratik/contract/chat';
import { memo } from 'react';
import { markedPieces } from '../../../feedback/marked-text.ts';
import { WithdrawnList } from '../../../feedback/withdrawn-list.tsx';
import { useChatText } from '../chat.texts.ts';
import { type CorrectionDose, shownFeedback } from '../corrections/correction-dose.ts';
import { FeedbackLine } from '../corrections/feedback-line.tsx';
import type { useCorrectionList } from '../corrections/use-correction-list.ts';
import { OwnSoundButton, useOwnSoundOf } from '../voice/own-sounds.tsx';
import { Bubble } from './bubble.tsx';

type LearnerTurnProps = {
  turn: Turn;
  /** The learner’s correction setting. While it is loading, it is undefined and no feedback is shown. */
  dose: CorrectionDose | undefined;
  closed: boolean;
  /** Component that shows corrections, or null while its code is loading. */
  CorrectionList: ReturnType<typeof useCorrectionList>;
};

/** A learner's message with its feedback below the text. */
export const LearnerTurn = memo(({ turn, dose, closed, CorrectionList }: LearnerTurnProps) => {
  const t = useChatText();
  const sound = useOwnSoundOf(turn.id);
  const shown = turn.feedback && dose ? shownFeedback(turn.feedback, dose, closed) : null;
  const corrections = shown?.feedback.corrections ?? [];
  return (
    <Bubble
      side="learner"
      who={t('saidBy', { name: t('you') })}
      below={
        <>
          {sound ? <OwnSoundButton id={sound} /> : null}
          {shown ? (
            <>
              {CorrectionList && corrections.length > 0 ? (
                <CorrectionList turn={turn} explained={corrections} />
              ) : null}
              <FeedbackLine feedback={shown.feedback} later={shown.later} />
              {shown.feedback.withdrawn && !shown.later ? (
                <WithdrawnList text={turn.text} withdrawn={shown.feedback.withdrawn} />
              ) : null}
            </>
          ) : null}
        </>
      }
    >
      <span lang="en">
        <MarkedText text={turn.text} corrections={corrections} />
      </span>
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
