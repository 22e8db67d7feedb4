import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useBilingual } from '../../../lib/language/i18n.ts';
import { radius, weight } from '../../../ui/theme/tokens.ts';
import type { Choices } from '../writing.queries.ts';
import { useWritingText } from '../writing.texts.ts';
import { PromptFacts, usePractises } from './prompt-facts.tsx';
import type { Start } from './use-start.ts';

type TodayCardProps = {
  today: Choices['today'];
  /** Prompt of the learner’s unit, which is shown instead of today’s prompt. */
  asked: Choices['prompts'][number] | undefined;
  start: Start;
  onOther: () => void;
};

/** Card with today’s prompt, and buttons for another prompt or a free text. */
export const TodayCard = ({ today, asked, start, onOther }: TodayCardProps) => {
  const t = useWritingText();
  const pick = useBilingual();
  const practises = usePractises();
  const id = useId();
  const { done, prompt } = asked ? { done: false, prompt: asked } : today;
  const why = prompt ? practises(prompt) : null;
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={id}
      sx={{ p: { xs: 2.5, sm: 3 }, borderRadius: radius.card }}
    >
      <Typography variant="subtitle2" component="h2" id={id} sx={{ color: 'primary.main', mb: 0.5 }}>
        {t(asked ? 'ofUnit' : 'today')}
      </Typography>
      {done ? (
        <Typography sx={{ fontWeight: weight.semibold, mb: 1.5 }}>
          {t('todayDone')} {t('todayMore')}
        </Typography>
      ) : null}
      {prompt ? (
        <>
          <Box sx={{ typography: 'large', fontWeight: weight.semibold, lineHeight: 1.3 }}>
            {pick(prompt.title)}
          </Box>
          <Box sx={{ color: 'text.secondary', mt: 0.5 }}>
            <PromptFacts prompt={prompt} />
          </Box>
          {why ? <Box sx={{ mt: 1 }}>{why}</Box> : null}
        </>
      ) : (
        <Typography>{t('todayNone')}</Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2.5 }}>
        {prompt ? (
          <Button
            variant={done ? 'outlined' : 'contained'}
            size="large"
            disabled={start.isPending}
            onClick={() => start.mutate(prompt.id)}
          >
            {t(prompt.state === 'begun' ? 'goOn' : prompt.state === 'written' ? 'writeAgain' : 'write')}
          </Button>
        ) : null}
        {prompt ? (
          <Button size="large" onClick={onOther}>
            {t('otherTopic')}
          </Button>
        ) : null}
        <Button size="large" disabled={start.isPending} onClick={() => start.mutate(null)}>
          {t('ownText')}
        </Button>
      </Box>
    </Paper>
  );
};
