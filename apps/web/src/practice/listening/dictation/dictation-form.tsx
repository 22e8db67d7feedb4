import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { DictatedSentence } from '@pratik/contract/dictation';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { FormProblem } from '../../../ui/form/form-problem.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { weight } from '../../../ui/theme/tokens.ts';
import { useListeningText } from '../listening.texts.ts';
import { useWriting } from './use-writing.ts';

type DictationFormProps = {
  dictationId: string;
  sentence: DictatedSentence;
  /** Whether the text field receives the focus, which is the case for a sentence that has just appeared. */
  focus: boolean;
  onPlay: () => void;
};

/** Form for one dictated sentence: a text field, a hint, and a button that reveals the sentence. */
export const DictationForm = ({ dictationId, sentence, focus, onPlay }: DictationFormProps) => {
  const t = useListeningText();
  const { words, write, hinted, hint, send, sending, error, offline } = useWriting(dictationId, sentence);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (focus) field.current?.focus({ preventScroll: true });
  }, [focus]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== ' ' || !event.ctrlKey) return;
    event.preventDefault();
    onPlay();
  };
  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        if (words.trim() !== '') send(words);
      }}
      sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}
    >
      <TextInput
        label={t('heard')}
        help={t('wordsLong', { count: sentence.words })}
        value={words}
        onChange={(event) => write(event.target.value)}
        inputRef={field}
        inputProps={{
          lang: 'en',
          autoComplete: 'off',
          autoCapitalize: 'none',
          autoCorrect: 'off',
          spellCheck: false,
          enterKeyHint: 'done',
          maxLength: 500,
          onKeyDown,
        }}
      />
      {hinted ? (
        <Box role="status">
          {t('hintIs')}{' '}
          <Box
            component="span"
            lang="en"
            sx={{ fontWeight: weight.semibold, letterSpacing: '0.08em', wordSpacing: '0.4em' }}
          >
            {sentence.initials.map((initial) => `${initial}…`).join(' ')}
          </Box>
        </Box>
      ) : (
        <Button onClick={hint} sx={{ ml: '-1.2em' }}>
          {t('hint')}
        </Button>
      )}
      {offline ? (
        <Notice tone="warning" role="status">
          {t('storedSentence')}
        </Notice>
      ) : (
        <FormProblem error={error} />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          type="submit"
          variant="contained"
          size="large"
          loading={sending}
          disabled={words.trim() === ''}
        >
          {t('check')}
        </Button>
        <Button size="large" disabled={sending} onClick={() => send('')}>
          {t('skip')}
        </Button>
      </Box>
    </Box>
  );
};
