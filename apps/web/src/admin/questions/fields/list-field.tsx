import AddIcon from '@mui/icons-material/Add';
import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { type ReactNode, useId } from 'react';
import { weight } from '../../../ui/theme/tokens.ts';
import { useQuestionsText } from '../questions.texts.ts';

type RowsFieldProps<Row> = {
  label: string;
  /** Label of a single row. If it is missing, each row has the label of the list. */
  one?: string | undefined;
  help?: string | undefined;
  error?: string | undefined;
  rows: readonly Row[];
  empty: Row;
  onChange: (rows: Row[]) => void;
  /** Renders one row. `name` is the accessible name of the row. */
  children: (row: Row, index: number, name: string, set: (row: Row) => void) => ReactNode;
};

/** A list with buttons to add and remove rows. It also shows validation errors that concern the whole list. */
export const RowsField = <Row,>(props: RowsFieldProps<Row>) => {
  const { label, one = label, help, error, rows, empty, onChange, children } = props;
  const t = useQuestionsText();
  const id = useId();
  return (
    <Box role="group" aria-labelledby={id} sx={{ display: 'grid', gap: 1.75 }}>
      <div>
        <Box id={id} sx={{ fontWeight: weight.semibold }}>
          {label}
        </Box>
        {help ? <Box sx={{ color: 'text.secondary', typography: 'caption' }}>{help}</Box> : null}
      </div>
      {rows.map((row, index) => {
        const name = t('row', { one, number: index + 1 });
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no stable key
          <Box key={index} sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              {children(row, index, name, (next) => onChange(rows.with(index, next)))}
            </Box>
            <IconButton
              aria-label={t('removeRow', { name })}
              onClick={() => onChange(rows.toSpliced(index, 1))}
              sx={{ mt: 0.75 }}
            >
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
          onClick={() => onChange([...rows, empty])}
        >
          {t('addRow')}
        </Button>
      </div>
    </Box>
  );
};
