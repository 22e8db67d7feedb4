import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { type ColumnChoices, ignoredColumn, type UnknownColumn } from '../../lib/files/unknown-columns.ts';
import { type Option, SelectInput } from '../form/native-choice.tsx';
import { Card } from '../layout/card.tsx';
import { useColumnChoicesText } from './column-choices.texts.ts';

type ColumnChoicesProps = {
  columns: readonly UnknownColumn[];
  /** Known columns that the file does not contain. */
  options: readonly Option[];
  /** Returns the names of the required columns that are missing with the given choices. */
  missingAfter: (choices: ColumnChoices) => readonly string[];
  onCheck: (choices: ColumnChoices) => void;
  onAnother: () => void;
};

/**
 * Import step that asks for a decision about each unknown column. The check can start only after the user has
 * decided about all columns.
 */
export const ColumnChoicesStep = ({
  columns,
  options,
  missingAfter,
  onCheck,
  onAnother,
}: ColumnChoicesProps) => {
  const t = useColumnChoicesText();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const [choices, setChoices] = useState<ColumnChoices>(new Map());
  const choose = (index: number, value: string) =>
    setChoices((before) => {
      const next = new Map(before);
      if (value === '') next.delete(index);
      else next.set(index, value);
      return next;
    });
  const isFree = (value: string, index: number) =>
    [...choices].every(([other, chosen]) => other === index || chosen !== value);
  const decided = columns.every(({ index }) => choices.has(index));
  const missing = decided ? missingAfter(choices) : [];
  return (
    <Card>
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        <div>
          <Typography variant="h2" ref={heading} tabIndex={-1} sx={{ outline: 'none' }}>
            {t('title')}
          </Typography>
          <Typography sx={{ mt: 1 }}>{t('intro')}</Typography>
        </div>
        {columns.map(({ index, name, sample, suggestion }) => {
          const likely = options.find(({ value }) => value === suggestion && isFree(value, index));
          return (
            <Box key={index} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-start' }}>
              <Box sx={{ flex: '1 1 16rem' }}>
                <SelectInput
                  label={t('column', { name: name || t('unnamed', { number: index + 1 }) })}
                  value={choices.get(index) ?? ''}
                  options={[
                    { value: '', label: t('choose') },
                    ...options.filter(({ value }) => isFree(value, index)),
                    { value: ignoredColumn, label: t('ignore') },
                  ]}
                  help={sample ? t('sample', { text: sample.slice(0, 60) }) : undefined}
                  onChange={(value) => choose(index, value)}
                />
              </Box>
              {likely && !choices.has(index) ? (
                <Button variant="outlined" onClick={() => choose(index, likely.value)}>
                  {t('suggested', { name: likely.label })}
                </Button>
              ) : null}
            </Box>
          );
        })}
        <Typography role="status" sx={{ color: 'error.main' }}>
          {missing.length > 0 ? t('missing', { missing: missing.join(', ') }) : null}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <Button
            variant="contained"
            disabled={!decided || missing.length > 0}
            onClick={() => onCheck(choices)}
          >
            {t('check')}
          </Button>
          <Button variant="outlined" onClick={onAnother}>
            {t('another')}
          </Button>
        </Box>
      </Box>
    </Card>
  );
};

/** Lists the columns that the administrator chose to ignore. */
export const IgnoredColumns = ({ names }: { names: readonly string[] }) => {
  const t = useColumnChoicesText();
  return names.length > 0 ? (
    <Typography sx={{ mt: 1, color: 'text.secondary' }}>
      {t('ignored', { names: names.join(', ') })}
    </Typography>
  ) : null;
};
