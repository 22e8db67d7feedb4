import AddIcon from '@mui/icons-material/Add';
import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { type ReactNode, useId } from 'react';
import { type FieldArray, type FieldArrayPath, useFieldArray } from 'react-hook-form';
import { weight } from '../../../ui/theme/tokens.ts';
import { type FormValues, fieldName, type ItemForm } from '../item-form.ts';
import { useQuestionsText } from '../questions.texts.ts';

type RowsFieldProps = {
  form: ItemForm;
  /** Path of the list in the draft. */
  path: string;
  label: string;
  /** Label of a single row. Without it, each row has the label of the list. */
  one?: string | undefined;
  help?: string | undefined;
  error?: string | undefined;
  /** The values of a new row. */
  empty: Readonly<Record<string, string>>;
  /** Renders the inputs of one row. `name` is the accessible name of the row. */
  children: (index: number, name: string) => ReactNode;
};

/** List with buttons that add and remove rows. It also shows errors that concern the whole list. */
export const RowsField = (props: RowsFieldProps) => {
  const { form, path, label, one = label, help, error, empty, children } = props;
  const t = useQuestionsText();
  const id = useId();
  const { fields, append, remove } = useFieldArray({
    control: form.control,
    name: fieldName(path) as FieldArrayPath<FormValues>,
  });
  return (
    <Box role="group" aria-labelledby={id} sx={{ display: 'grid', gap: 1.75 }}>
      <div>
        <Box id={id} sx={{ fontWeight: weight.semibold }}>
          {label}
        </Box>
        {help ? <Box sx={{ color: 'text.secondary', typography: 'caption' }}>{help}</Box> : null}
      </div>
      {fields.map((row, index) => {
        const name = t('row', { one, number: index + 1 });
        return (
          <Box key={row.id} sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
            <Box sx={{ flex: 1, minWidth: 0 }}>{children(index, name)}</Box>
            <IconButton aria-label={t('removeRow', { name })} onClick={() => remove(index)} sx={{ mt: 0.75 }}>
              <CloseIcon />
            </IconButton>
          </Box>
        );
      })}
      {error ? (
        <Box role="alert" sx={{ color: 'error.main', typography: 'caption' }}>
          {error}
        </Box>
      ) : null}
      <div>
        <Button
          size="small"
          startIcon={<AddIcon />}
          aria-label={`${t('addRow')}: ${label}`}
          onClick={() =>
            append({ ...empty } as FieldArray<FormValues, FieldArrayPath<FormValues>>, { shouldFocus: false })
          }
        >
          {t('addRow')}
        </Button>
      </div>
    </Box>
  );
};
