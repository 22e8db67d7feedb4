import CheckRounded from '@mui/icons-material/CheckRounded';
import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import Button from '@mui/material/Button';
import type { MessageFeedback } from '@pratik/contract/feedback';
import { weight } from '../../../ui/theme/tokens.ts';
import { useChatText } from '../chat.texts.ts';
import { WritingDots } from '../reply/writing-dots.tsx';
import { BelowBubble } from '../thread/bubble.tsx';

type FeedbackLineProps = {
  feedback: MessageFeedback;
  /** Whether corrections are shown only at the end of the conversation. */
  later: boolean;
  open: boolean;
  panelId: string;
  onToggle: () => void;
};

/** Line below a learner's message with the state of its feedback and a button that opens the corrections. */
export const FeedbackLine = ({ feedback, later, open, panelId, onToggle }: FeedbackLineProps) => {
  const t = useChatText();
  const count = feedback.corrections.length;
  const pending = feedback.state === 'waiting' || feedback.state === 'processing';
  return (
    <BelowBubble>
      {count > 0 ? (
        <Button
          size="small"
          aria-expanded={open}
          {...(open ? { 'aria-controls': panelId } : {})}
          onClick={onToggle}
          endIcon={
            <ExpandMoreRounded
              sx={{ transition: 'transform 150ms', transform: open ? 'rotate(180deg)' : 'none' }}
            />
          }
          sx={{ minHeight: 44, my: -0.5, mx: -0.5, typography: 'caption', fontWeight: weight.semibold }}
        >
          {t('corrections', { count })}
        </Button>
      ) : null}
      {pending ? (
        <>
          <WritingDots size={0.3} /> {t('waiting')}
        </>
      ) : null}
      {feedback.state === 'done' && later ? <span>{t('correctionsLater')}</span> : null}
      {feedback.state === 'done' && count === 0 && !later && feedback.checked === 'right' ? (
        <>
          <CheckRounded aria-hidden fontSize="inherit" sx={{ color: 'success.main', mr: -0.5 }} />{' '}
          {t('noCorrections')}
        </>
      ) : null}
      {feedback.state === 'done' && count === 0 && feedback.checked === 'unreadable' ? (
        <span>{t('notChecked')}</span>
      ) : null}
      {feedback.state === 'needs-review' ? <span>{t('needsReview')}</span> : null}
      {feedback.state === 'failed' ? <span>{t('feedbackFailed')}</span> : null}
    </BelowBubble>
  );
};
