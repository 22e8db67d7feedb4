import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { GapAsked } from '@pratik/contract/vocabulary-gaps';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { usePersistedText } from '../../lib/storage/use-persisted-text.ts';
import { TextInput } from '../../ui/form/text-input.tsx';
import { useGapText } from './gap.texts.ts';

/** A question with a gap. Without options, the learner can only type the answer. */
type Gap = { asked: GapAsked; options: readonly string[] };

type GapFormProps = {
  item: Gap;
  /** Storage key of the typed text. The caller deletes the text after the answer is submitted. */
  draftKey: string;
  sending: boolean;
  onAnswer: (asked: GapAsked, answer: string) => void;
};

/** Answer form of a cloze exercise: a text field or, on request, a list of options. */
export const GapForm = ({ item, draftKey, sending, onAnswer }: GapFormProps) => {
  const [asked, setAsked] = useState(item.asked);
  return asked === 'chosen' ? (
    <Options item={item} sending={sending} onAnswer={(answer) => onAnswer('chosen', answer)} />
  ) : (
    <Field
      draftKey={draftKey}
      sending={sending}
      onAnswer={(answer) => onAnswer('typed', answer)}
      {...(item.options.length > 0 ? { onOptions: () => setAsked('chosen') } : {})}
    />
  );
};

type FieldProps = {
  draftKey: string;
  sending: boolean;
  onAnswer: (answer: string) => void;
  /** Absent if the question has no options. */
  onOptions?: () => void;
};

const Field = ({ draftKey, sending, onAnswer, onOptions }: FieldProps) => {
  const t = useGapText();
  const [typed, setTyped] = usePersistedText(draftKey);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <Box
      component="form"
      sx={{ display: 'grid', gap: 1.5 }}
      onSubmit={(event) => {
        event.preventDefault();
        if (typed.trim() !== '') onAnswer(typed.trim());
      }}
    >
      <TextInput
        label={t('type')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        inputRef={field}
        slotProps={{ input: { lang: 'en', maxLength: 200, autoCapitalize: 'none', spellCheck: false } }}
        autoComplete="off"
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button type="submit" variant="contained" size="large" loading={sending} sx={{ flex: '1 1 100%' }}>
          {t('check')}
        </Button>
        {onOptions ? (
          <Button disabled={sending} onClick={onOptions} sx={{ minHeight: 44 }}>
            {t('showOptions')}
          </Button>
        ) : null}
        <Button disabled={sending} onClick={() => onAnswer('')} sx={{ minHeight: 44 }}>
          {t('dontKnow')}
        </Button>
      </Box>
    </Box>
  );
};

type OptionsProps = { item: Gap; sending: boolean; onAnswer: (answer: string) => void };

const Options = ({ item: { options }, sending, onAnswer }: OptionsProps) => {
  const t = useGapText();
  const id = useId();
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => bar.current?.querySelector('button')?.focus(), []);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const option = options[Number(event.key) - 1];
    if (option === undefined || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    if (!sending) onAnswer(option);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
  return (
    <div>
      <Box id={id} sx={{ color: 'text.secondary', mb: 1 }}>
        {t('options')}
      </Box>
      <Box
        ref={bar}
        role="group"
        aria-labelledby={id}
        sx={{
          display: 'grid',
          gap: 1,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {options.map((option, index) => (
          <Button
            key={option}
            lang="en"
            variant="outlined"
            size="large"
            disabled={sending}
            aria-keyshortcuts={String(index + 1)}
            onClick={() => onAnswer(option)}
            sx={{ minHeight: 52, color: 'text.primary' }}
          >
            {option}
          </Button>
        ))}
      </Box>
      <Button disabled={sending} onClick={() => onAnswer('')} sx={{ mt: 1, minHeight: 44 }}>
        {t('dontKnow')}
      </Button>
    </div>
  );
};
