import Box from '@mui/material/Box';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import { useAskingText } from './asking.texts.ts';
import { type FieldsProps, given, nothing } from './choosing.ts';

/**
 * The fields of a pairs question. Each prompt has a native select element, which works on every phone and with
 * every screen reader.
 */
export const MatchFields = ({ question, choice, onChoose, describedBy }: FieldsProps) => {
  const t = useAskingText();
  const id = useId();
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {question.prompts.map((prompt, index) => {
        const chosen = choice?.[index] ?? nothing;
        const isMissing = describedBy !== undefined && chosen === nothing;
        return (
          <Box key={prompt} sx={{ display: 'grid', gap: 0.5 }}>
            <Box
              component="label"
              htmlFor={`${id}-${index}`}
              lang="en"
              sx={{ typography: 'body1', lineHeight: 1.4 }}
            >
              {prompt}
            </Box>
            <NativeSelect
              value={chosen}
              onChange={(event) => onChoose(given(choice, question, index, Number(event.target.value)))}
              input={<OutlinedInput notched={false} error={isMissing} />}
              inputProps={{
                id: `${id}-${index}`,
                'aria-invalid': isMissing,
                ...(describedBy ? { 'aria-describedby': describedBy } : {}),
              }}
              sx={{ minHeight: 48 }}
            >
              <option value={nothing}>{t('chooseMatch')}</option>
              {question.options.map((option, at) => (
                <option key={option} value={at} lang="en">
                  {option}
                </option>
              ))}
            </NativeSelect>
          </Box>
        );
      })}
    </Box>
  );
};
