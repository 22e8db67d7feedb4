import CheckRounded from '@mui/icons-material/CheckRounded';
import type { MessageFeedback } from '@pratik/contract/feedback';
import type { ReactNode } from 'react';
import { useChatText } from '../chat.texts.ts';
import { BelowBubble } from '../conversation/bubble.tsx';
import { WritingDots } from '../reply/writing-dots.tsx';

type FeedbackLineProps = {
  feedback: MessageFeedback;
  /** Whether the learner sees corrections only at the end of the conversation. */
  later: boolean;
};

/** Line below a learner’s message with the state of its feedback. */
export const FeedbackLine = (props: FeedbackLineProps) => {
  const state = useStateText(props);
  // A message without corrections keeps an empty line, so that a later state does not shift the page.
  if (state === null && props.feedback.corrections.length > 0) return null;
  return <BelowBubble>{state}</BelowBubble>;
};

const useStateText = ({ feedback, later }: FeedbackLineProps): ReactNode => {
  const t = useChatText();
  const { state, checked, corrections } = feedback;
  if (state === 'waiting' || state === 'processing')
    return (
      <>
        <WritingDots size={0.3} /> {t('waiting')}
      </>
    );
  if (state === 'needs-review') return <span>{t('needsReview')}</span>;
  if (state === 'failed') return <span>{t('feedbackFailed')}</span>;
  if (later) return <span>{t('correctionsLater')}</span>;
  if (corrections.length > 0) return null;
  if (checked === 'unreadable') return <span>{t('notChecked')}</span>;
  if (checked !== 'right') return null;
  return (
    <>
      <CheckRounded aria-hidden fontSize="inherit" sx={{ color: 'success.main', mr: -0.5 }} />{' '}
      {t('noCorrections')}
    </>
  );
};
