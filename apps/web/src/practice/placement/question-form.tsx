import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { PlacementAttempt, PlacementQuestion } from '@pratik/contract/placement';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { OptionRow } from '../../curriculum/option-row.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { FormProblem } from '../../ui/form/form-problem.tsx';
import { radius, weight } from '../../ui/theme/tokens.ts';
import { GapSentence } from './gap-sentence.tsx';
import { usePlacementText } from './placement.texts.ts';
import { useAnswering } from './use-answering.ts';

type QuestionFormProps = { attempt: PlacementAttempt; question: PlacementQuestion };

const asked = { p: 0, mb: 2, typography: 'reading', fontWeight: weight.semibold, lineHeight: 1.5 } as const;

/** Form for one question with four options and “I do not know”. Each question has its own instance of the form. */
export const QuestionForm = ({ attempt, question }: QuestionFormProps) => {
  const t = usePlacementText();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const { choice, choose, send, sending, error, offline } = useAnswering(attempt, question);
  const [tried, setTried] = useState(false);
  const missing = tried && choice === null;
  useAnswerKeys({
    onDigit: (index) => {
      const radio = form.current?.querySelectorAll<HTMLInputElement>('input[type=radio]')[index];
      if (!radio) return;
      choose(index);
      // The chosen option receives the focus, so that Enter submits the form.
      radio.focus();
    },
    onUnknown: () => send(null),
  });
  return (
    <Box
      component="form"
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (choice !== null) send(choice);
      }}
    >
      {question.ask === null ? (
        <Box id={`${id}-how`} sx={{ color: 'text.secondary', mb: 0.75 }}>
          {t('fillGap')}
        </Box>
      ) : (
        <Box
          component="section"
          aria-label={t('text')}
          sx={{
            p: 2,
            mb: 2.5,
            borderRadius: radius.control,
            bgcolor: 'color-mix(in srgb, var(--p-palette-primary-main) 6%, transparent)',
            typography: 'subtitle1',
            lineHeight: 1.65,
          }}
        >
          <GapSentence text={question.text} />
        </Box>
      )}
      <Box
        component="fieldset"
        {...(question.ask === null ? { 'aria-describedby': `${id}-how` } : {})}
        sx={{ border: 0, p: 0, m: 0, minWidth: 0, display: 'grid', gap: 1 }}
      >
        <Box component="legend" sx={asked}>
          {question.ask === null ? (
            <GapSentence text={question.text} />
          ) : (
            <span lang="en">{question.ask}</span>
          )}
        </Box>
        {question.options.map((option, index) => (
          <OptionRow
            key={option}
            name={id}
            option={option}
            hint={String(index + 1)}
            checked={choice === index}
            onChoose={() => choose(index)}
            {...(missing ? { describedBy: `${id}-missing` } : {})}
          />
        ))}
      </Box>
      {missing ? (
        <Box id={`${id}-missing`} role="alert" sx={{ color: 'error.main', mt: 1 }}>
          {t('choose')}
        </Box>
      ) : null}
      <Box sx={{ mt: 2.5, display: 'grid', gap: 1.5 }}>
        {offline ? (
          <Notice tone="warning" role="status">
            {t('stored')}
          </Notice>
        ) : (
          <FormProblem error={error} />
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button type="submit" variant="contained" size="large" loading={sending} sx={{ flex: '2 1 12rem' }}>
            {t('answer')}
          </Button>
          <Button
            variant="outlined"
            size="large"
            disabled={sending}
            aria-keyshortcuts="0"
            onClick={() => send(null)}
            sx={{ flex: '1 1 9rem' }}
          >
            {t('unknown')}
          </Button>
        </Box>
        <Box
          sx={{ color: 'text.secondary', typography: 'caption', '@media (hover: none)': { display: 'none' } }}
        >
          {t('keys')}
        </Box>
      </Box>
    </Box>
  );
};

type AnswerKeys = { onDigit: (index: number) => void; onUnknown: () => void };

/** Keys 1 to 4 choose an option and 0 chooses “I do not know”, whichever element has the focus. */
const useAnswerKeys = (keys: AnswerKeys) => {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    // Dialogs, menus and text fields handle keys themselves, so their keys are ignored here.
    const within = event.target instanceof Element ? event.target : null;
    if (within?.closest('[role=dialog], [role=menu], input:not([type=radio]), textarea, select')) return;
    if (event.key === '0') keys.onUnknown();
    else if (/^[1-9]$/.test(event.key)) keys.onDigit(Number(event.key) - 1);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
};
