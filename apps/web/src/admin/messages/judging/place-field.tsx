import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { type UseFormReturn, useController } from 'react-hook-form';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { useMessagesText } from '../messages.texts.ts';
import { type CorrectionForm, placeInField, placeInText } from './correction-form.ts';

type PlaceFieldProps = { text: string; form: UseFormReturn<CorrectionForm> };

/** The learner’s message as a text field, in which the administrator selects the range of a correction. */
export const PlaceField = ({ text, form }: PlaceFieldProps) => {
  const t = useMessagesText();
  const { control, setValue, watch } = form;
  const { field, fieldState } = useController({ control, name: 'start' });
  const area = useRef<HTMLTextAreaElement>(null);
  const [start, end] = watch(['start', 'end']);
  // The range of the correction is selected at first. Otherwise the browser would put the caret at the end of the
  // text.
  const first = useRef({ start, end });
  useEffect(() => {
    area.current?.setSelectionRange(
      placeInField(text, first.current.start),
      placeInField(text, first.current.end),
    );
    // Chromium allows no keyboard selection in a read-only field, so the field is editable and this handler rejects
    // all input.
    const refuse = (event: Event) => event.preventDefault();
    const { current } = area;
    current?.addEventListener('beforeinput', refuse);
    return () => current?.removeEventListener('beforeinput', refuse);
  }, [text]);
  const take = ({ selectionStart, selectionEnd }: HTMLTextAreaElement) => {
    const options = { shouldDirty: true, shouldValidate: fieldState.error !== undefined };
    setValue('end', placeInText(text, selectionEnd), options);
    setValue('start', placeInText(text, selectionStart), options);
  };
  return (
    <div>
      <TextInput
        label={t('placeLabel')}
        multiline
        value={text}
        onChange={unchanged}
        inputRef={(element: HTMLTextAreaElement | null) => {
          area.current = element;
          field.ref(element);
        }}
        inputProps={{ lang: 'en', inputMode: 'none', spellCheck: false, 'aria-readonly': true }}
        onSelect={(event) => {
          // An empty selection is ignored here, because Tab may fire a select event with the caret at the end. Other
          // handlers process caret moves.
          const field = event.target as HTMLTextAreaElement;
          if (field.selectionStart < field.selectionEnd) take(field);
        }}
        onKeyUp={({ key, target }) => {
          if (movesCursor.test(key)) take(target as HTMLTextAreaElement);
        }}
        onPointerUp={({ target }) => {
          if (target === area.current) take(target as HTMLTextAreaElement);
        }}
        help={t('placeHelp')}
        error={fieldState.error?.message}
      />
      <Box role="status" sx={{ mt: 0.5 }}>
        {start < end ? (
          <>
            {t('chosenPlace')} <strong lang="en">{text.slice(start, end)}</strong>
          </>
        ) : (
          t('chosenSpot', { count: start })
        )}
      </Box>
    </div>
  );
};

const movesCursor = /^(Arrow|Home|End|Page|Shift)/;

/** React requires a change handler for a text field with a value. The text of this field never changes. */
const unchanged = () => undefined;
