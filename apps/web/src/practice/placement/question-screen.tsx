import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { PlacementAttempt, PlacementQuestion } from '@pratik/contract/placement';
import { useEffect, useRef } from 'react';
import { formatNumber } from '../../lib/language/format.ts';
import { TextLink } from '../../ui/action/text-link.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { radius } from '../../ui/theme/tokens.ts';
import { usePlacementText } from './placement.texts.ts';
import { placementPath } from './placement-path.ts';
import { QuestionForm } from './question-form.tsx';

/** Shows one question, its number, the estimated number of remaining questions, and a link that leaves the test. */
export const QuestionScreen = ({
  attempt,
  question,
}: {
  attempt: PlacementAttempt;
  question: PlacementQuestion;
}) => {
  const t = usePlacementText();
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(question.itemId);
  useEffect(() => {
    // Each new question receives the focus, except the first question after the page is opened.
    if (shown.current === question.itemId) return;
    shown.current = question.itemId;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [question.itemId]);
  const done = attempt.answered / (attempt.answered + attempt.remaining);
  return (
    <Page title={t('title')} width="narrow">
      <Card>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'baseline' }}>
          <Typography
            variant="h4"
            component="h2"
            ref={heading}
            tabIndex={-1}
            sx={{ flex: 1, outline: 'none', whiteSpace: 'nowrap' }}
          >
            {t('question', { number: formatNumber(attempt.answered + 1) })}
          </Typography>
          <Box sx={{ color: 'text.secondary' }}>{t('remaining', { count: attempt.remaining })}</Box>
        </Box>
        <Box aria-hidden sx={{ height: 6, mt: 1, mb: 3, borderRadius: radius.round, bgcolor: 'divider' }}>
          <Box
            sx={{
              height: '100%',
              width: `${Math.max(2, done * 100)}%`,
              borderRadius: radius.round,
              bgcolor: 'primary.main',
              transition: 'width 300ms',
              '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
            }}
          />
        </Box>
        <QuestionForm key={question.itemId} attempt={attempt} question={question} />
      </Card>
      <Box sx={{ mt: 2, textAlign: 'center' }}>
        <TextLink to={placementPath} alone>
          {t('leave')}
        </TextLink>
      </Box>
    </Page>
  );
};
