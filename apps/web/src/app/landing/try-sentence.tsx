import Box from '@mui/material/Box';
import { type FormEvent, type KeyboardEvent, useId, useState } from 'react';
import { radius, weight } from '../../ui/theme/tokens.ts';
import { useLandingText } from './landing.texts.ts';
import { TryResult } from './try-result.tsx';
import { useVisitorCheck } from './use-visitor-check.ts';
import { longestVisitorText } from './visitor-call.ts';

const offered = ['I am agree with you.', 'Can you open the light?', 'My sister is engineer.'] as const;

type TrySentenceProps = {
  /** Whether visitors can sign up. Undefined until the settings are loaded. */
  signUp: boolean | undefined;
};

/** Form in which a visitor writes or chooses an English sentence and sees its corrections. */
export const TrySentence = ({ signUp }: TrySentenceProps) => {
  const t = useLandingText();
  const [text, setText] = useState('');
  const { state, check } = useVisitorCheck();
  const fieldId = useId();
  const submit = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    void check(text);
  };
  const choose = (sentence: string) => {
    setText(sentence);
    void check(sentence);
  };
  const isEmpty = state.kind === 'failed' && state.failure === 'empty';
  return (
    <Box
      component="section"
      aria-label={t('tryTitle')}
      sx={{
        borderRadius: radius.card,
        bgcolor: 'background.paper',
        border: '1px solid',
        borderColor: 'divider',
        boxShadow: '0 1px 2px rgb(20 20 60 / 6%), 0 24px 60px -20px rgb(40 36 120 / 28%)',
        p: { xs: 2, sm: 3 },
        display: 'grid',
        gap: 2,
      }}
    >
      {/*
       * The field has no `name`, so that the sentence does not appear in the URL if the visitor submits the form
       * before hydration.
       */}
      <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 1.25 }}>
        <Box component="label" htmlFor={fieldId} sx={{ typography: 'h3' }}>
          {t('tryTitle')}
        </Box>
        <Box
          component="textarea"
          id={fieldId}
          lang="en"
          rows={2}
          maxLength={longestVisitorText}
          value={text}
          spellCheck={false}
          autoComplete="off"
          enterKeyHint="go"
          aria-invalid={isEmpty}
          aria-describedby={`${fieldId}-note`}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) submit(event);
          }}
          sx={{
            width: '100%',
            boxSizing: 'border-box',
            resize: 'vertical',
            minHeight: '4.6rem',
            px: 1.75,
            py: 1.25,
            borderRadius: radius.control,
            border: '1px solid',
            borderColor: 'text.secondary',
            bgcolor: 'background.default',
            color: 'text.primary',
            fontFamily: 'inherit',
            typography: 'body1',
          }}
        />
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            gap: 1,
            alignItems: 'center',
            justifyContent: 'space-between',
          }}
        >
          <Box id={`${fieldId}-note`} sx={{ typography: 'caption', color: 'text.secondary' }}>
            {t('tryNote', { most: longestVisitorText })}
          </Box>
          <Box component="button" type="submit" aria-disabled={state.kind === 'checking'} sx={submitLook}>
            {t(state.kind === 'checking' ? 'tryChecking' : 'tryCheck')}
          </Box>
        </Box>
      </Box>
      <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
        <Box component="legend" sx={{ p: 0, mb: 1, typography: 'caption', color: 'text.secondary' }}>
          {t('tryChoose')}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {offered.map((sentence) => (
            <Box
              key={sentence}
              component="button"
              type="button"
              lang="en"
              onClick={() => choose(sentence)}
              sx={chipLook}
            >
              {sentence}
            </Box>
          ))}
        </Box>
      </Box>
      <TryResult state={state} signUp={signUp} />
    </Box>
  );
};

const submitLook = {
  minHeight: 48,
  px: 3,
  border: 0,
  borderRadius: radius.control,
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
  font: 'inherit',
  fontWeight: weight.semibold,
  cursor: 'pointer',
  marginInlineStart: 'auto',
  '&:hover': { bgcolor: 'primary.dark' },
};

const chipLook = {
  minHeight: 44,
  px: 1.75,
  borderRadius: radius.round,
  border: '1px solid',
  borderColor: 'divider',
  bgcolor: 'transparent',
  color: 'text.primary',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  '&:hover': { bgcolor: 'action.hover' },
};
